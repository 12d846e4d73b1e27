/** Loads the texts of one plugin in one language: a JSON object of keys with any nesting. */
export type LocaleLoader = () => Promise<{ readonly default: LocaleTexts }>;

/** Texts by key; a nested object groups keys. */
export interface LocaleTexts {
  readonly [key: string]: string | LocaleTexts;
}
