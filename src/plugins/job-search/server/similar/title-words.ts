import { wordsOf } from '#core/server/text/text-key.ts';

/** Further words are ignored. */
const MOST_WORDS = 12;

/** Shorter words, such as "of", "und" or "m", say little about a job. Words of scripts that write whole words with few letters count. */
const LEAST_LETTERS = 4;

const LATIN = /^[\p{Script=Latin}\p{N}]+$/u;

/** The significant words of a title as a tsquery literal: any of them, in another title. `undefined` for a title without such words. */
export function titleWords(title: string): string | undefined {
  const words = [...new Set(wordsOf(title))].filter((word) => !LATIN.test(word) || [...word].length >= LEAST_LETTERS);
  if (words.length === 0) return undefined;
  // Only weight A has the words of titles.
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${word}:A`)
    .join(' | ');
}
