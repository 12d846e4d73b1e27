import { wordsOf } from './text-key.ts';

/** Further words of a search text are ignored. */
export const MOST_WORDS = 16;

/** Shorter words match only whole words, because too many words begin with one or two given letters. */
const BEGINNING_LENGTH = 3;

/**
 * A search text as a tsquery literal. All words must match, in any order. Words of three or more letters match as prefixes.
 * Only letters and digits are kept, so the text cannot contain query syntax. `undefined` for a text without words.
 *
 * @param weight the weight that the words must have in a document; any when empty
 */
export function searchWords(typed: string, weight: '' | 'C' = ''): string | undefined {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  return words.map((word) => lexemeOf(word, weight)).join(' & ');
}

/** A word of a query as a tsquery literal. */
export function lexemeOf(word: string, weight: '' | 'C' = ''): string {
  const flags = `${word.length < BEGINNING_LENGTH ? '' : '*'}${weight}`;
  return flags === '' ? word : `${word}:${flags}`;
}
