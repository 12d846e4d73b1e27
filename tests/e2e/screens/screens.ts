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

/** The routes that redirect at once and have no screen. */
export async function readPassingRoutes(): Promise<readonly string[]> {
  return (await modules()).flatMap(({ passingRoutes = [] }) => passingRoutes);
}

function modules(): Promise<ScreensModule[]> {
  const files = globSync(SCREEN_FILES, { cwd: projectRoot }).sort();
  return Promise.all(files.map((file): Promise<ScreensModule> => import(join(projectRoot, file))));
}
