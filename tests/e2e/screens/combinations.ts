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
