import { foldText, splitWords } from '#core/contract/fold-text.ts';

/** Something that can be found by the words of its label. */
export interface Findable {
  readonly label: string;
}

/**
 * The entries whose label matches every typed word, best first: prefixes of words before infixes, and infixes before letters
 * with gaps between them. Returns all entries in their own order when the text is empty.
 */
export function findEntries<Entry extends Findable>(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = wordsOf(typed);
  return entries
    .map((entry, place) => ({ entry, place, score: scoreOf(wordsOf(entry.label), wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ entry }) => entry);
}

function scoreOf(label: readonly string[], wanted: readonly string[]): number {
  const scores = wanted.map((word) => Math.max(0, ...label.map((part) => likeness(part, word))));
  return scores.includes(0) ? 0 : 1 + scores.reduce((sum, score) => sum + score, 0);
}

function likeness(part: string, word: string): number {
  if (part === word) return 5;
  if (part.startsWith(word)) return 4;
  if (part.includes(word)) return 2;
  return word.length > 2 && isSpread(part, word) ? 1 : 0;
}

// "stg" matches "settings": the letters occur in this order, and the first letter begins the word.
function isSpread(part: string, word: string): boolean {
  if (part[0] !== word[0]) return false;
  let from = 0;
  for (const letter of word) {
    const at = part.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

// Letters that keyboards of one script write in two ways.
const TWINS: Readonly<Record<string, string>> = Object.freeze({ ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ß: 'ss' });

function wordsOf(text: string): readonly string[] {
  // Users seldom type spacing vowel signs either, which the folded text still has.
  const plain = foldText(text).replace(/\p{M}/gu, '');
  return splitWords([...plain].map((letter) => TWINS[letter] ?? letter).join(''));
}
