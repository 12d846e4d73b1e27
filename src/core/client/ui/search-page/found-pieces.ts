import { type AskedWord, askedWords, hasAsked } from '#core/contract/search-text/asked-words.ts';
import { isSpaceless, storedWords } from '#core/contract/search-text/stored-words.ts';

/** A piece of a text, and whether it matches the search. */
export interface TextPiece {
  readonly text: string;
  readonly found: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A word with the signs that may belong to it, as in `.NET` and `C++`. */
const WORD = /(?:(?<![\p{L}\p{N}\p{M}])\.)?[\p{L}\p{N}\p{M}]+(?:[+#]+(?![\p{L}\p{N}]))?/gu;

/** Signs and spaces between two words that may be one: `full-stack`, `R & D`. */
const LONGEST_GAP = 3;

/** Splits a text into found words and the pieces between them. Joined again, the pieces are the text. */
export function foundPieces(text: string, asked: string | undefined): readonly TextPiece[] {
  const wanted = asked === undefined ? [] : askedWords(asked);
  if (wanted.length === 0) return [{ text, found: false }];
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { from, to } of merged(foundSpans(text, wanted))) {
    if (from > end) pieces.push({ text: text.slice(end, from), found: false });
    pieces.push({ text: text.slice(from, to), found: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}

/** Spans in their order, those that touch each other as one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const whole: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last.to) whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else whole.push({ from, to });
  }
  return whole;
}

function foundSpans(text: string, wanted: readonly AskedWord[]): readonly Span[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  const parts = words.flatMap((span) => (isSpaceless(text.slice(span.from, span.to)) ? pairsOf(text, span) : [span]));
  const single = wanted.map((word) => parts.filter((span) => isFound(text, span, word)));
  // A word that is not found alone may be written in two parts.
  const missing = wanted.filter((_, at) => single[at]?.length === 0);
  const joined = missing.length === 0 ? [] : neighbours(words).filter((span) => missing.some((word) => isFound(text, span, word)));
  return [...single.flat(), ...joined];
}

function isFound(text: string, { from, to }: Span, word: AskedWord): boolean {
  return hasAsked(storedWords(text.slice(from, to)), word);
}

function neighbours(words: readonly Span[]): readonly Span[] {
  return words.flatMap(({ from, to }, at) => {
    const next = words[at + 1];
    return next === undefined || next.from - to > LONGEST_GAP ? [] : [{ from, to: next.to }];
  });
}

/** The pairs of characters of a run without spaces, which are its words. */
function pairsOf(text: string, { from, to }: Span): readonly Span[] {
  const ends = [from];
  for (const character of text.slice(from, to)) ends.push((ends.at(-1) ?? from) + character.length);
  return ends.slice(0, -1).map((start, at) => ({ from: start, to: ends[at + 2] ?? to }));
}
