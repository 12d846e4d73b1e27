import { editDistance } from './edit-distance.ts';
import { foldText, splitWords } from './fold-text.ts';

/** Letters from which on a typed word is forgiven a mistake. Shorter ones are one mistake away from too many words. */
export const FORGIVEN_LETTERS = 4;

/**
 * Whether a typed word has at most one mistake before it is the word or a beginning of it: an added, missing or other letter, or two letters
 * that changed places. Both are folded.
 */
export function isNearBeginning(typed: string, word: string): boolean {
  const [letters, known] = [[...typed], [...word]];
  if (letters.length < FORGIVEN_LETTERS) return word.startsWith(typed);
  const lengths = [letters.length, letters.length + 1, letters.length - 1];
  return lengths.some((length) => known.length >= length && editDistance(typed, known.slice(0, length).join(''), 1) <= 1);
}

/** Whether each word of a typed text is near the beginning of a word of a name. For what a search does when nothing else matches. */
export function isNearName(typed: string, name: string): boolean {
  const [words, known] = [typed, name].map((text) => splitWords(foldText(text).normalize('NFC'))) as [string[], string[]];
  return words.length > 0 && words.every((word) => known.some((one) => isNearBeginning(word, one)));
}
