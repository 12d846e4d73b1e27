/** Loads the texts of one plugin in one language: a JSON object of keys, nested as one likes. */
export type LocaleLoader = () => Promise<{ readonly default: LocaleTexts }>;

/** Texts by key. */
export interface LocaleTexts {
  readonly [key: string]: string | LocaleTexts;
}
