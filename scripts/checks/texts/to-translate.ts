import { compareLanguage } from './compare-language.ts';
import { readNamespaces } from './locale-files.ts';
import { categoriesOf, expectedKeys, pluralKey } from './plural-keys.ts';

/** A text that a translator has to write or to fix. */
export interface TextToTranslate {
  /** The file of the text. */
  readonly file: string;
  readonly key: string;
  readonly english: string;
  /** The current text, if there is one. */
  readonly now: string | undefined;
  readonly why: string;
  /** For a plural: a few numbers of its category. */
  readonly numbers?: readonly number[];
}

/** All missing or faulty texts of a language, by namespace. */
export function textsToTranslate(root: string, language: string): TextToTranslate[] {
  return readNamespaces(root, ['en', language]).flatMap(({ name, folder, languages }) => {
    const english = languages.get('en') ?? new Map<string, string>();
    const texts = languages.get(language) ?? new Map<string, string>();
    const sources = expectedKeys(english, language);
    const file = `${folder}/${name === 'core' ? 'i18n/' : ''}locales/${language}.json`;
    return compareLanguage(english, texts, language).map(({ key, what }) => {
      const category = pluralKey(key, english)?.category;
      return {
        file,
        key,
        english: english.get(sources.get(key) ?? key) ?? '',
        now: texts.get(key),
        why: what,
        ...(category === undefined ? {} : { numbers: numbersOf(category, language) }),
      };
    });
  });
}

function numbersOf(category: string, language: string): number[] {
  if (!categoriesOf(language).includes(category)) return [];
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 1000 }, (_, number) => number)
    .filter((number) => rules.select(number) === category)
    .slice(0, 4);
}
