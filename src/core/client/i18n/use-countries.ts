import { useMemo } from 'react';
import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { useI18n } from './i18n-context.tsx';

/** A country with its name in the current language. */
export interface NamedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  readonly label: string;
}

/** Returns a function that names a country by its code (ISO 3166-1 alpha-2), or returns the code if the browser knows no name. */
export function useCountryName(): (code: string) => string {
  const { i18n } = useI18n();
  return useMemo(() => nameIn(i18n.language), [i18n.language]);
}

/** All countries, sorted by name, as options of a `Select`. */
export function useCountries(): readonly NamedCountry[] {
  const { i18n } = useI18n();
  return useMemo(() => {
    const nameOf = nameIn(i18n.language);
    const { compare } = new Intl.Collator(i18n.language);
    return COUNTRY_CODES.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => compare(a.label, b.label));
  }, [i18n.language]);
}

function nameIn(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  return (code) => names.of(code) ?? code;
}
