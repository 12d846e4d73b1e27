import { plainSpelling, spelledOut, withoutUmlautE } from './fold.ts';
import { namedByEnding } from './genders.ts';
import { areJoined, areJoinedBySign, chainsIn, isOneLetter, type Piece, piecesOf } from './pieces.ts';

/** Longer words are cut. They occur only in pasted data, not in any language. */
const WORD_LENGTH = 64;

/** Longer chains of parts, such as `state-of-the-art-something`, are not joined as a whole. */
const LONGEST_CHAIN = 4;

/** A word of this beginning is not written in the text. It lets the text be found by another spelling, as a whole word. */
export const DERIVED = '_';

/** A folded word as it is stored and asked for: without umlauts, and cut. */
export function lexemeOf(word: string): string {
  return cut(plainSpelling(word));
}

/** The same with `e` for umlauts. */
export function spelledOutLexeme(word: string): string {
  return cut(spelledOut(word));
}

/** Neighbouring pieces as one word, as it is stored and asked for. */
export function joinedLexeme(parts: readonly Piece[]): string {
  return lexemeOf(parts.map(({ text }) => text).join(''));
}

function cut(word: string): string {
  return word.length <= WORD_LENGTH ? word : [...word].slice(0, WORD_LENGTH).join('');
}

/** Whether neighbours that a space divides are stored as one word too, so that `fullstack` finds `full stack`. Almost each word has such a pair. */
export type Neighbours = 'joined' | 'apart';

/**
 * The words of a text by which searches find it. Besides the written words these are: words whose parts signs join, pairs of characters of
 * scripts without spaces, and {@link DERIVED} words: neighbours joined, words without the `e` of umlauts, and those of other genders.
 */
export function storedWords(text: string, neighbours: Neighbours = 'joined'): readonly string[] {
  const pieces = piecesOf(text);
  const words = new Set<string>();
  const derived = new Set<string>();
  for (const [at, piece] of pieces.entries()) {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    if (piece.kind === 'run') for (const pair of pairsIn(piece.text)) words.add(pair);
    else if (!isPartOnly(before, piece, after)) words.add(lexemeOf(piece.text));
    for (const form of derivedOf(piece)) derived.add(form);
    if (before === undefined || !areJoined(before, piece)) continue;
    if (piece.gap !== 'space') words.add(joinedLexeme([before, piece]));
    else if (neighbours === 'joined') derived.add(joinedLexeme([before, piece]));
  }
  for (const chain of chainsIn(pieces)) if (isJoinedWhole(chain)) words.add(joinedLexeme(chain));
  return [...words, ...[...derived].filter((word) => !words.has(word)).map((word) => `${DERIVED}${word}`)];
}

/** The written words of a text, without joined and derived ones. Equal for texts that differ in signs between words and in endings of genders. */
export function writtenWords(text: string): readonly string[] {
  const words = piecesOf(text).flatMap(({ kind, text: word }) => (kind === 'run' ? pairsIn(word).slice(0, -1) : [lexemeOf(word)]));
  return [...new Set(words)];
}

/** A letter that a sign joins to a word is no word: the `C` of `C-level`, the `D` of `D.C.` */
function isPartOnly(before: Piece | undefined, piece: Piece, after: Piece | undefined): boolean {
  return isOneLetter(piece) && (areJoinedBySign(before, piece) || areJoinedBySign(piece, after));
}

/** Whether a chain is stored and asked for as one word too. */
export function isJoinedWhole(chain: readonly Piece[]): boolean {
  return chain.length > 2 && (chain.length <= LONGEST_CHAIN || chain.every(isOneLetter));
}

function derivedOf({ kind, text, ending }: Piece): readonly string[] {
  if (kind === 'run') return [];
  if (kind === 'sign') return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((part) => !/^\p{L}$/u.test(part)).map(lexemeOf);
  const word = lexemeOf(text);
  const base = /^(?<base>\p{L}{2,})(?:\p{N}+|(?<=\p{L}{3})js)$/u.exec(word)?.groups?.base;
  return [
    ...(ending === undefined ? [] : namedByEnding(word, ending).map(lexemeOf)),
    ...[withoutUmlautE(word), base].filter((form) => form !== undefined && form !== word),
  ].filter((form) => form !== undefined);
}

/** Whether a text begins with a character of a script without spaces. */
export function isSpaceless(text: string): boolean {
  return piecesOf(text).at(0)?.kind === 'run';
}

/** The pairs of neighbouring characters, and the last one alone, so that each character begins a word. */
export function pairsIn(run: string): readonly string[] {
  const characters = [...run];
  return characters.map((character, at) => `${character}${characters[at + 1] ?? ''}`);
}
