import { wordsOf } from '#core/server/text/text-key.ts';

/** Further words of a text are not found. A text of 4,000 characters rarely has more. */
const MOST_WORDS = 1000;

/** Further words of a search are ignored. */
const MOST_SEARCHED = 16;

/** The words of texts as a tsvector literal. They are stored, so the rules must not change. */
export function feedbackWords(...texts: readonly string[]): string {
  // Words are only letters and digits, so nothing needs quotes.
  return [...new Set(texts.flatMap(wordsOf))].slice(0, MOST_WORDS).join(' ');
}

/** The words of a search text. Each must be the beginning of a word. None for a text without letters and digits. */
export function searchedWords(typed: string): readonly string[] {
  return [...new Set(wordsOf(typed))].slice(0, MOST_SEARCHED);
}

/** A tsquery literal for texts with words that begin with all of these words. */
export function feedbackQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}
