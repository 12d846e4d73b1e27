import { wordsOf } from '#core/server/text/text-key.ts';

/** Words beyond these are not looked at. */
const MOST_WORDS = 16;

/** Shorter words are looked up whole: half of all words begin with any given letter. */
const BEGINNING_LENGTH = 3;

/**
 * What a person typed as the literal of a tsquery: all words must be there, in any order; words of three letters and more count
 * as beginnings. Only letters and digits get through, so nobody can write query syntax. `undefined` when there is no word in it.
 */
export function searchWords(typed: string): string | undefined {
  return allOf(typed, '');
}

/** As {@link searchWords}, for words of the place: only those of weight C count, which place and category share. */
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
