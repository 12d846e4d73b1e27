import { wordsOf } from '#core/server/text/text-key.ts';

/** Further words are ignored. */
const MOST_WORDS = 16;

/** Shorter words match only whole words, because too many words begin with one or two given letters. */
const BEGINNING_LENGTH = 3;

/**
 * A search text as a tsquery literal. All words must match, in any order. Words of three or more letters match as prefixes.
 * Only letters and digits are kept, so the text cannot contain query syntax. `undefined` for a text without words.
 */
export function searchWords(typed: string): string | undefined {
  return allOf(typed, '');
}

/** Like {@link searchWords}, for words of the location. They match only weight C, which location and category share. */
export function placeWords(typed: string): string | undefined {
  return allOf(typed, 'C');
}

function allOf(typed: string, weight: '' | 'C'): string | undefined {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  return words.map((word) => lexeme(word, `${word.length < BEGINNING_LENGTH ? '' : '*'}${weight}`)).join(' & ');
}

function lexeme(word: string, flags: string): string {
  return flags === '' ? word : `${word}:${flags}`;
}
