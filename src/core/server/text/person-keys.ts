import { textKey, wordsOf } from './text-key.ts';

/** The columns by which lists of users are sorted and searched. */
export interface PersonKeys {
  readonly name_key: string;
  /** A tsvector literal. */
  readonly search: string;
}

/** Further words are ignored. */
const MOST_WORDS = 16;

/** The keys of a name and an address. A person without a name is sorted by the address. They are stored, so the rules must not change. */
export function personKeys({ name, email }: { readonly name: string; readonly email: string }): PersonKeys {
  // Words are only letters and digits, so nothing needs quotes.
  const words = new Set([...wordsOf(name), ...wordsOf(email)]);
  return { name_key: textKey(name === '' ? email : name), search: [...words].join(' ') };
}

/**
 * A search text as a tsquery literal. Each word must be the beginning of a word of the name or the address, in any order. `undefined`
 * for a text without letters and digits.
 */
export function personQuery(typed: string): string | undefined {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ');
}
