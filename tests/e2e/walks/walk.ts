import { test as base } from '../support/test.ts';
import { Acts } from './acts.ts';

/** A language and a width, in which a walk is done. */
export interface Look {
  readonly language: 'en' | 'ar';
  readonly width: 390 | 1280;
}

/** The walks are done in both languages and both widths. */
export const LOOKS: readonly Look[] = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
];

const HEIGHT = 844;

interface Walk {
  readonly look: Look;
  /** Counts what the user of `page` does. */
  readonly acts: Acts;
}

/** `test` for a walk: `page` has the language and the width of the look. */
export const test = base.extend<Walk>({
  // A server of their own: what other tests leave for administrators to do would add acts.
  serverEnv: [{ RATE_LIMITS: 'off' }, { scope: 'worker' }],
  look: [LOOKS[0] as Look, { option: true }],
  actionTimeout: 30_000,
  viewport: ({ look: { width } }, use) => use({ width, height: HEIGHT }),
  page: async ({ page, look: { language } }, use) => {
    await page.addInitScript((code) => localStorage.setItem('trellis.language', code), language);
    await use(page);
  },
  acts: async ({ page }, use) => use(await Acts.on(page)),
});

/** Declares the walks of a person in both languages and both widths, or in some of the looks. */
export function inEachLook(declare: (look: Look) => void, looks = LOOKS): void {
  for (const look of looks) {
    test.describe(`in ${look.language} at ${look.width} px`, () => {
      test.use({ look });
      declare(look);
    });
  }
}
