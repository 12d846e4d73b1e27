import { randomInt } from 'node:crypto';

// No vowels, so that numbers are never words, and no Y, which is a vowel in some languages.
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

const LENGTH = 6;

/** A random number for new feedback. It may be taken already: 64 million exist. */
export function newFeedbackNumber(): string {
  return `F-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

/** The number that a text names, in any case and without its hyphen; `undefined` for other texts. */
export function feedbackNumberIn(text: string): string | undefined {
  const [, letters] = /^F-?([BCDFGHJKLMNPQRSTVWXZ]{6})$/.exec(text.trim().toUpperCase()) ?? [];
  return letters === undefined ? undefined : `F-${letters}`;
}
