import { COUNTRY_CODES } from '#core/contract/countries.ts';

/** What a browser reveals of where its user is. */
export interface BrowserFacts {
  /** BCP 47, the preferred one first. */
  readonly languages: readonly string[];
  /** IANA, such as `Europe/Paris`. */
  readonly timeZone: string;
}

/**
 * The likely country of the reader (ISO 3166-1 alpha-2), by the browser: the first country that its languages name and that has its time zone.
 * Otherwise the country of the time zone: many browsers speak English of the United States elsewhere. Otherwise the country that the languages
 * name or suggest. `undefined` when the browser reveals none.
 */
export function readerCountry({ languages, timeZone }: BrowserFacts = factsOfBrowser()): string | undefined {
  const locales = languages.flatMap(localeOf);
  const named = locales.flatMap(({ region }) => (isCountry(region) ? [region] : []));
  const near = countriesOf(timeZone);
  const guessed = locales[0]?.maximize().region;
  return named.find((country) => near.includes(country)) ?? near[0] ?? named[0] ?? (isCountry(guessed) ? guessed : undefined);
}

function factsOfBrowser(): BrowserFacts {
  return { languages: navigator.languages, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}

function isCountry(region: string | undefined): region is string {
  return region !== undefined && COUNTRY_CODES.includes(region);
}

/** Some browsers name a language that is no tag, such as `en-US@posix`. */
function localeOf(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}

const known = new Map<string, readonly string[]>();

/** The countries with this time zone. None for UTC, and in browsers that do not know the zones of countries. */
function countriesOf(timeZone: string): readonly string[] {
  const countries = known.get(timeZone) ?? COUNTRY_CODES.filter((country) => zonesOf(country).includes(timeZone));
  known.set(timeZone, countries);
  return countries;
}

function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined } = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? [];
}
