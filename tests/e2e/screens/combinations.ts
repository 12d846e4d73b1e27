/** One way of showing a screen. */
export interface Combination {
  /** CSS pixels. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'ar';
}

const WIDTHS = [360, 768, 1280, 1920] as const;
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'ar'] as const;

/** All of them, by language, so that a page is loaded once for each. */
export const EVERY_COMBINATION: readonly Combination[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, theme, language }))),
);

/** Half of them, in which every two values of different kinds still meet. */
export const PAIRWISE: readonly Combination[] = EVERY_COMBINATION.filter(
  ({ width, theme, language }) => (WIDTHS.indexOf(width as never) + THEMES.indexOf(theme) + LANGUAGES.indexOf(language)) % 2 === 0,
);
