import { type AskedForm, hasAsked } from '#core/contract/search-text/asked-words.ts';
import { storedWords } from '#core/contract/search-text/stored-words.ts';

/** A searched word: any of these forms. */
export type WantedWord = readonly AskedForm[];

/** Characters of an excerpt. */
const LONGEST = 160;

/** Of a long sentence, so many characters before the first searched word are shown. */
const BEFORE = 50;

/** Characters that are folded as searches fold words, with accents and joined words, when no word stands as it was typed. Folding is slow. */
const MOST_FOLDED = 2_000;

const SENTENCE_END = /(?<=[.!?…؟。！？])\s+|[\n\r\u2028\u2029]+|(?<=[。！？])/u;
const LIST_SIGN = /^[\s\p{Pd}*•·▪◦●○‣]+/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;

/**
 * The sentence of a text with the most of some words, or a part of it, of at most 160 characters. `undefined` when no sentence has one.
 */
export function sentenceWith(text: string, words: readonly WantedWord[]): string | undefined {
  const sentences = text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => LETTER.test(sentence));
  return best(sentences, (sentence) => placesAsTyped(sentence, words)) ?? best(beginningOf(sentences), (part) => placesFolded(part, words));
}

/** Where the words stand in a sentence; `undefined` for each that it lacks. */
type Places = readonly (number | undefined)[];

function best(sentences: readonly string[], placesIn: (sentence: string) => Places): string | undefined {
  let [chosen, most, at]: [string | undefined, number, number] = [undefined, 0, 0];
  for (const sentence of sentences) {
    const all = placesIn(sentence);
    const places = all.filter((place) => place !== undefined);
    if (places.length > most) [chosen, most, at] = [sentence, places.length, Math.min(...places)];
    if (most === all.length) break;
  }
  return chosen === undefined ? undefined : excerpt(chosen, at);
}

/** The first sentences, of which the last one may be cut. */
function beginningOf(sentences: readonly string[]): readonly string[] {
  let left = MOST_FOLDED;
  return sentences.flatMap((sentence) => {
    const part = sentence.slice(0, left);
    left -= part.length;
    return part === '' ? [] : [part];
  });
}

/** Without regard to case. */
function placesAsTyped(sentence: string, words: readonly WantedWord[]): Places {
  const lower = sentence.toLowerCase();
  // In few languages a lower-case letter is longer. Their places are found by folded words.
  if (lower.length !== sentence.length) return words.map(() => undefined);
  return words.map((word) => {
    const places = word.flatMap(({ lexeme, isBeginning }) => wordAt(lower, lexeme, isBeginning) ?? []);
    return places.length === 0 ? undefined : Math.min(...places);
  });
}

function placesFolded(sentence: string, words: readonly WantedWord[]): Places {
  const whole = storedWords(sentence, 'apart');
  const parts = [...sentence.matchAll(/\S+/gu)].map(({ 0: part, index }) => ({ stored: storedWords(part, 'apart'), index }));
  return words.map((forms) => {
    const part = parts.find(({ stored }) => hasAsked(stored, { forms }));
    // Words that are found joined only have no place of their own.
    return part?.index ?? (hasAsked(whole, { forms }) ? 0 : undefined);
  });
}

function wordAt(text: string, word: string, isBeginning: boolean): number | undefined {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isBegin = at === 0 || !LETTER.test(text.charAt(at - 1));
    if (isBegin && (isBeginning || !LETTER.test(text.charAt(at + word.length)))) return at;
  }
  return undefined;
}

/** A sentence, or its part around a place, between whole words where it has spaces. */
function excerpt(sentence: string, at: number): string {
  const line = sentence.replace(/\s/gu, ' ');
  if (line.length <= LONGEST) return withoutSign(line);
  const begin = at <= BEFORE ? 0 : nextWord(line, at - BEFORE, at);
  const room = LONGEST - (begin > 0 ? 2 : 0) - 2;
  if (line.length - begin <= room) return `… ${line.slice(begin).trim()}`;
  const cut = line.slice(begin, begin + room);
  const last = cut.lastIndexOf(' ');
  const whole = (last > room / 2 ? cut.slice(0, last) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd();
  return begin > 0 ? `… ${whole} …` : `${withoutSign(whole)} …`;
}

/** The first place after a space, at most at the searched word. */
function nextWord(line: string, from: number, most: number): number {
  const space = line.indexOf(' ', from);
  return space === -1 || space + 1 > most ? most : space + 1;
}

function withoutSign(line: string): string {
  return line.replace(LIST_SIGN, '').trim();
}
