import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/checks/command.ts';
import { PRODUCT_SCREENS } from './product-screens.ts';
import type { Screen, ScreensModule } from './screen.ts';

const SCREEN_FILES = 'src/plugins/*/screens.ts';

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
  const owned = (await Promise.all(files().map(async (file) => ({ file, ...(await load(file)) })))).flatMap(({ file, screens }) =>
    screens.map(({ name }) => ({ name, plugin: file.split('/')[2] })),
  );
  return [...PRODUCT_SCREENS.map(({ name }) => ({ name, plugin: undefined })), ...owned];
}

/** The routes that redirect at once and have no screen. */
export async function readPassingRoutes(): Promise<readonly string[]> {
  return (await modules()).flatMap(({ passingRoutes = [] }) => passingRoutes);
}

function modules(): Promise<ScreensModule[]> {
  return Promise.all(files().map(load));
}

function files(): string[] {
  return globSync(SCREEN_FILES, { cwd: projectRoot }).sort();
}

function load(file: string): Promise<ScreensModule> {
  return import(join(projectRoot, file));
}
