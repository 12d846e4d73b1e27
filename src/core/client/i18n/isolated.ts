import { directionOf } from './language.ts';

// First strong isolate and its end (Unicode Standard Annex 9): what `<bdi>` is in HTML.
const START = '\u2068';
const END = '\u2069';

/** A person's own words for the middle of a sentence, so that their direction does not reorder it. Where markup can be had, use `<bdi>`. */
export function isolated(words: string): string {
  return words.startsWith(START) ? words : START + words + END;
}

// Letters of the scripts that run from right to left, and any letters at all.
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;

/**
 * A value as it is put into a sentence of a language: isolated where it has letters that run the other way. What runs the same way
 * stays as it is, so that a text without any such letters is plain text.
 */
export function forSentence(value: string, language: string): string {
  return runsOtherWay(value, language) ? isolated(value) : value;
}

function runsOtherWay(value: string, language: string): boolean {
  if (directionOf(language) === 'ltr') return RTL_LETTER.test(value);
  return [...value].some((character) => LETTER.test(character) && !RTL_LETTER.test(character));
}
