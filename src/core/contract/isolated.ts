import { directionOf } from './writing-direction.ts';

// First strong isolate and its end (Unicode Standard Annex 9), the equivalent of `<bdi>` in HTML.
const START = '\u2068';
const END = '\u2069';

/** Isolates a user's text within a sentence, so that its direction does not reorder the sentence. In markup, use `<bdi>` instead. */
export function isolated(words: string): string {
  return words.startsWith(START) ? words : START + words + END;
}

// Letters of right-to-left scripts, and letters of any script.
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;

/**
 * Prepares a value for a sentence of a language. Isolates the value if it has letters of the opposite direction. Other values stay
 * unchanged, so a text without such letters remains plain text.
 */
export function forSentence(value: string, language: string): string {
  return runsOtherWay(value, language) ? isolated(value) : value;
}

function runsOtherWay(value: string, language: string): boolean {
  if (directionOf(language) === 'ltr') return RTL_LETTER.test(value);
  return [...value].some((character) => LETTER.test(character) && !RTL_LETTER.test(character));
}
