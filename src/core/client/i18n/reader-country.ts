/** The most likely countries of the reader, ISO 3166-1 alpha-2, by the languages of the browser: first the one that they name. */
export function readerCountries(wanted: readonly string[] = navigator.languages): readonly string[] {
  const locales = wanted.flatMap(localeOf);
  const said = locales.find(({ region }) => region !== undefined)?.region;
  const guessed = locales[0]?.maximize().region;
  return [said, guessed].filter((region) => region !== undefined);
}

/** The most likely country of the reader; `undefined` when the browser does not say. */
export function readerCountry(): string | undefined {
  return readerCountries()[0];
}

/** Some browsers name a language that is no tag, such as `en-US@posix`. */
function localeOf(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}
