import type { Page } from '@playwright/test';
import type { Role, World } from './world.ts';

/** A screen that is looked at in every combination of width, theme and language. */
export interface Screen {
  /** Unique among all screens; the name of its picture. */
  readonly name: string;
  readonly who: Role | 'visitor';
  /** The route's path as the plugin declares it; an architecture test holds the screens against the routes that exist. */
  readonly route: string;
  /** The address at which it is opened; the route itself when absent. It may first make what the screen shows, through the API. */
  readonly at?: (world: World) => string | Promise<string>;
  /** Brings the opened page into the state that is meant. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Console errors that belong to the state, for example the 404 that is asked for. */
  readonly expectedFaults?: RegExp;
  /**
   * When the page makes no GET of its own as it opens: `never` on no screen of the route (texts, forms), `not here` on this screen only.
   * Absent: it makes one, and a test refuses the first one and expects its message on the screen.
   */
  readonly firstGet?: 'never' | 'not here';
}

/** What `src/plugins/<name>/screens.ts` exports. */
export interface ScreensModule {
  readonly screens: readonly Screen[];
  /** Routes that are left as soon as they are opened; there is nothing to look at. */
  readonly passingRoutes?: readonly string[];
}
