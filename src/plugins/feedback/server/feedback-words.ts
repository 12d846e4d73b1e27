import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import { wordsOf } from '#core/server/text/text-key.ts';

/** Further words of a conversation are not found. A text of 4,000 characters rarely has more. */
const MOST_WORDS = 1000;

/** Further words of a search are ignored. */
const MOST_SEARCHED = 16;

/** The words of a text as a tsvector literal. They are stored, so the rules must not change. */
export function feedbackWords(text: string): string {
  return literal(new Set(wordsOf(text)));
}

/** The words of several texts as a tsvector literal, those of the first texts first. Lets other work run in between. */
export async function wordsOfMessages(texts: readonly string[]): Promise<string> {
  const words = new Set<string>();
  await mapInPieces(texts, (text) => {
    if (words.size < MOST_WORDS) for (const word of wordsOf(text)) words.add(word);
  });
  return literal(words);
}

/** The words of a search text. Each must be the beginning of a word. None for a text without letters and digits. */
export function searchedWords(typed: string): readonly string[] {
  return [...new Set(wordsOf(typed))].slice(0, MOST_SEARCHED);
}

function literal(words: ReadonlySet<string>): string {
  // Words are only letters and digits, so nothing needs quotes.
  return [...words].slice(0, MOST_WORDS).join(' ');
}

/** A tsquery literal for texts with words that begin with all of these words. */
export function feedbackQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(' & ');
}
