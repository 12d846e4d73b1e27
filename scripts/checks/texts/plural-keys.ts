import type { Texts } from './locale-files.ts';

const CATEGORY = /^(.+)_(zero|one|two|few|many|other)$/;

/** The two parts of a key that i18next selects by a count. */
export interface PluralKey {
  readonly base: string;
  readonly category: string;
}

/** Splits a plural key; `undefined` for any other key. A key is a plural when English has its category `other` too. */
export function pluralKey(key: string, english: Texts): PluralKey | undefined {
  const [, base, category] = CATEGORY.exec(key) ?? [];
  return base !== undefined && category !== undefined && english.has(`${base}_other`) ? { base, category } : undefined;
}

/** The CLDR plural categories of a language. */
export function categoriesOf(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Whether a language uses a category for a single whole number. Its text may then contain the number as a word, like "no" or "two". */
export function saysItsNumber(category: string, language: string): boolean {
  const rules = new Intl.PluralRules(language);
  const covered = Array.from({ length: 200 }, (_, number) => number).filter((number) => rules.select(number) === category);
  return covered.length === 1;
}

/** The keys that a language must have, each with its English source key. */
export function expectedKeys(english: Texts, language: string): Map<string, string> {
  const expected = new Map<string, string>();
  for (const key of english.keys()) {
    const plural = pluralKey(key, english);
    if (plural === undefined) expected.set(key, key);
    else {
      for (const category of categoriesOf(language)) {
        const translated = `${plural.base}_${category}`;
        expected.set(translated, english.has(translated) ? translated : `${plural.base}_other`);
      }
    }
  }
  return expected;
}
