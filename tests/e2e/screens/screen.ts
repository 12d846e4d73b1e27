import type { Page } from '@playwright/test';
import type { Role, World } from './world.ts';

/** A screen that is tested in every combination of width, theme and language. */
export interface Screen {
  /** Unique among all screens; the name of its picture. */
  readonly name: string;
  readonly who: Role | 'visitor';
  /** The route's path as the plugin declares it. An architecture test compares the screens with the existing routes. */
  readonly route: string;
  /** The address to open; the route itself when absent. It may first create data through the API. */
  readonly at?: (world: World) => string | Promise<string>;
  /** Brings the opened page into the state of the screen. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Console errors that belong to the state, for example a deliberate 404. */
  readonly expectedFaults?: RegExp;
  /**
   * For a page that makes no GET by itself when it opens: `never` on all screens of the route (texts, forms), `not here` on this screen
   * only. When absent, the page makes one, and a test without a browser refuses the first one and expects its message on the screen.
   */
  readonly firstGet?: 'never' | 'not here';
}

/** The exports of `src/plugins/<name>/screens.ts`. */
export interface ScreensModule {
  readonly screens: readonly Screen[];
  /** Routes that redirect as soon as they open, so there is no screen to test. */
  readonly passingRoutes?: readonly string[];
}
