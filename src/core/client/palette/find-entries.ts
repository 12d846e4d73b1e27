/** What a person can be shown by its words. */
export interface Findable {
  readonly label: string;
}

/**
 * Those whose label has every typed word, best first: whole beginnings of words before middles, middles before letters in between.
 * All of them in their own order where nothing was typed.
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

// "stg" is in "settings": each letter after the one before, the first at the beginning.
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
  // Marks above and below letters are seldom typed: accents, harakat, niqqud.
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain]
    .map((letter) => TWINS[letter] ?? letter)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
