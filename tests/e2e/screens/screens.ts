import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/checks/command.ts';
import { PRODUCT_SCREENS } from './product-screens.ts';
import type { Screen, ScreensModule } from './screen.ts';

/** Where a plugin describes its screens. */
const SCREEN_FILES = 'src/plugins/*/screens.ts';

/** Every screen there is: those of the product as a whole, and those that the plugins describe. */
export async function readScreens(): Promise<readonly Screen[]> {
  return [...PRODUCT_SCREENS, ...(await modules()).flatMap(({ screens }) => screens)];
}

/** The routes on which there is nothing to look at. */
export async function readPassingRoutes(): Promise<readonly string[]> {
  return (await modules()).flatMap(({ passingRoutes = [] }) => passingRoutes);
}

function modules(): Promise<ScreensModule[]> {
  const files = globSync(SCREEN_FILES, { cwd: projectRoot }).sort();
  return Promise.all(files.map((file): Promise<ScreensModule> => import(join(projectRoot, file))));
}
