import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { chooseScreens } from './screens/chosen-screens.ts';
import { type Combination, type CombinationsOf, EVERY_COMBINATION, readCombinations } from './screens/combinations.ts';
import { faultsOf, open, show } from './screens/look-at.ts';
import { test } from './screens/people.ts';
import type { Screen } from './screens/screen.ts';
import { readScreens } from './screens/screens.ts';

const SCREENS = chooseScreens(await readScreens(), process.env.SCREENS);

// `npm run test:screens` sets a folder. Then every combination is tested, and the pictures are stored there.
const sheets = process.env.SCREENS_FOLDER;

const combinationsOf: CombinationsOf = sheets === undefined ? readCombinations(process.env.SCREEN_COMBINATIONS) : () => EVERY_COMBINATION;

test.describe.configure({ mode: 'parallel' });

for (const screen of SCREENS) {
  const combinations = combinationsOf(screen.name);
  test(`the screen "${screen.name}" is correct in the chosen widths, themes and languages`, async ({ people, world }) => {
    const { page, faults } = await people(screen);
    const found: string[] = [];
    for (const language of await languagesFrom(page)) {
      const shown = combinations.filter((each) => each.language === language);
      if (shown.length === 0) continue;
      await open(page, (await screen.at?.(world)) ?? screen.route, language);
      await screen.prepare?.(page);
      for (const combination of shown) {
        await show(page, combination);
        const name = `${combination.width}-${combination.theme}`;
        found.push(...(await faultsOf(page, combination)).map((fault) => `${name}-${language}: ${fault}`));
        if (sheets !== undefined) await keep(page, sheets, screen, combination);
      }
      found.push(...faults(screen.expectedFaults).map((fault) => `${language}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

/** Both languages, starting with the current one. */
async function languagesFrom(page: Page): Promise<readonly Combination['language'][]> {
  const shown = await page.evaluate(() => document.documentElement.lang);
  return shown === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
}

async function keep(page: Page, folder: string, { name }: Screen, { width, theme, language }: Combination): Promise<void> {
  await page.screenshot({ path: join(folder, `${width}-${theme}`, `${name}-${language}.png`) });
}
