import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../../../scripts/checks/command.ts';
import { PRODUCT_SCREENS } from './product-screens.ts';
import type { Screen, ScreensModule } from './screen.ts';

/** The files that describe the screens of the plugins, as absolute paths. */
export function screenFiles(): string[] {
  return globSync('src/plugins/*/screens.ts', { cwd: projectRoot })
    .sort()
    .map((file) => join(projectRoot, file));
}

/** All screens: those of no plugin, and those of the plugins. */
export async function readScreens(): Promise<readonly Screen[]> {
  return [...PRODUCT_SCREENS, ...(await modules()).flatMap(({ screens }) => screens)];
}

/** A screen with the plugin to which it belongs. */
interface OwnedScreen {
  readonly name: string;
  readonly plugin: string | undefined;
}

/** The names of all screens, each with its plugin. */
export async function readScreenOwners(): Promise<readonly OwnedScreen[]> {
  const plugins = screenFiles().map((file) => basename(dirname(file)));
  const owned = (await modules()).flatMap(({ screens }, at) => screens.map(({ name }) => ({ name, plugin: plugins[at] })));
  return [...PRODUCT_SCREENS.map(({ name }) => ({ name, plugin: undefined })), ...owned];
}

/** The routes that redirect at once and have no screen. */
export async function readPassingRoutes(): Promise<readonly string[]> {
  return (await modules()).flatMap(({ passingRoutes = [] }) => passingRoutes);
}

/** One screen of each route that has a page: on it, the first GET is refused, or there is none. */
export function forFirstGets(screens: readonly Screen[]): readonly Screen[] {
  const usable = screens.filter(({ route, firstGet }) => route !== '*' && firstGet !== 'not here');
  return usable.filter(({ route }, index) => usable.findIndex((other) => other.route === route) === index);
}

function modules(): Promise<ScreensModule[]> {
  return Promise.all(screenFiles().map((file): Promise<ScreensModule> => import(file)));
}
