import { ALL_NAME_LANGUAGES, type OtherNames } from '../../contract/master-row.ts';

/** The names of a country, language or currency in all languages (Unicode CLDR). A language without a name is left out. */
export function namesByIntl(type: 'region' | 'language' | 'currency', code: string): { readonly name: string; readonly names: OtherNames } {
  const { en, ...names } = Object.fromEntries(
    ALL_NAME_LANGUAGES.flatMap((language) => {
      const name = displayNames(language, type).of(code);
      return name === undefined ? [] : [[language, name]];
    }),
  );
  return { name: en ?? code, names };
}

const made = new Map<string, Intl.DisplayNames>();

function displayNames(language: string, type: 'region' | 'language' | 'currency'): Intl.DisplayNames {
  const key = `${language} ${type}`;
  const names = made.get(key) ?? new Intl.DisplayNames([language], { type, fallback: 'none' });
  made.set(key, names);
  return names;
}
