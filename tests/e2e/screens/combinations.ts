import { hashOf } from '../../../scripts/checks/hash.ts';

/** One combination of width, theme and language. */
export interface Combination {
  /** CSS pixels. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'ar';
}

const WIDTHS = [360, 768, 1280, 1920] as const;
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'ar'] as const;

/** All combinations, sorted by language so that a page loads once for each. */
export const EVERY_COMBINATION: readonly Combination[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, theme, language }))),
);

/** Half of the combinations, in which every pair of values of different kinds still occurs. */
export const PAIRWISE: readonly Combination[] = EVERY_COMBINATION.filter(
  ({ width, theme, language }) => (WIDTHS.indexOf(width as never) + THEMES.indexOf(theme) + LANGUAGES.indexOf(language)) % 2 === 0,
);

/** A usual screen, and the one that differs most from it. */
const TWO: readonly Combination[] = [
  { width: 1280, theme: 'light', language: 'en' },
  { width: 360, theme: 'dark', language: 'ar' },
];

/** The combinations of a screen. A number depends on the name of the screen: see {@link readCombinations}. */
export type CombinationsOf = (screen: string) => readonly Combination[];

/**
 * Reads the environment variable `SCREEN_COMBINATIONS`. When absent, each screen has the combinations of {@link PAIRWISE}; with `two`, it
 * has two. A whole number gives it one, in such a way that eight consecutive numbers give it eight different ones.
 */
export function readCombinations(choice: string | undefined): CombinationsOf {
  if (choice === undefined) return () => PAIRWISE;
  if (choice === 'two') return () => TWO;
  const number = /^\d+$/.test(choice) ? Number(choice) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new Error(`SCREEN_COMBINATIONS is "two" or a whole number, not "${choice}".`);
  return (screen) => {
    const at = ((number % PAIRWISE.length) + hashOf(screen)) % PAIRWISE.length;
    return PAIRWISE.slice(at, at + 1);
  };
}
