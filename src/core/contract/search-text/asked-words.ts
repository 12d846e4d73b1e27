import { withoutUmlautE } from './fold.ts';
import { namedByEnding, plainOfFeminine } from './genders.ts';
import { WHOLE_NAMES } from './names.ts';
import { areJoined, chainsIn, isOneLetter, type Piece, piecesOf } from './pieces.ts';
import { DERIVED, isJoinedWhole, joinedLexeme, lexemeOf, pairsIn, spelledOutLexeme } from './stored-words.ts';

/** Further words of a search text are ignored. */
const MOST_WORDS = 16;

/** Shorter words match only whole words, because too many words begin with one or two given letters. */
const BEGINNING_LENGTH = 3;

/** A stored word that a search looks for, or the beginning of one. */
export interface AskedForm {
  readonly lexeme: string;
  readonly isBeginning: boolean;
}

/** A word of a search text. A text is found if it has one of the forms; the first one is the word as it was typed. */
export interface AskedWord {
  readonly word: string;
  /** Whether it is a word with signs, such as `c++`. */
  readonly hasSigns: boolean;
  readonly forms: readonly AskedForm[];
}

/** The words of a search text, all of which a text must have. Words of three or more letters match beginnings of words. */
export function askedWords(typed: string): readonly AskedWord[] {
  const words = new Map<string, AskedWord>();
  for (const chain of chainsIn(withNeighbours(piecesOf(typed)))) {
    for (const word of wordsOfChain(chain)) if (!words.has(word.word)) words.set(word.word, word);
    if (words.size >= MOST_WORDS) break;
  }
  return [...words.values()].slice(0, MOST_WORDS);
}

interface Neighboured extends Piece {
  /** The words that it makes with its neighbours. */
  readonly joined: readonly string[];
}

function withNeighbours(pieces: readonly Piece[]): readonly Neighboured[] {
  return pieces.map((piece, at) => {
    const pairs = [pieces.slice(at - 1, at + 1), pieces.slice(at, at + 2)].filter(([one, next]) => areJoined(one, next));
    return { ...piece, joined: pairs.map(joinedLexeme) };
  });
}

function wordsOfChain(chain: readonly Neighboured[]): readonly AskedWord[] {
  const whole = isJoinedWhole(chain) ? [joinedLexeme(chain)] : [];
  const letters = chain.length > 1 && chain.every(isOneLetter) ? joinedLexeme(chain) : undefined;
  if (letters !== undefined) return [{ word: letters, hasSigns: false, forms: formsOf(letters) }];
  return chain
    .filter((piece, at) => !isElided(chain[at - 1], piece, chain[at + 1]))
    .flatMap((piece) => wordsOf(piece, [...piece.joined, ...whole]));
}

/** Whether it is a letter beside an apostrophe, which few texts have: `l’ingénieur`, `women’s`. */
function isElided(before: Piece | undefined, piece: Piece, after: Piece | undefined): boolean {
  return isOneLetter(piece) && ((before !== undefined && piece.gap === 'apostrophe') || after?.gap === 'apostrophe');
}

function wordsOf({ kind, text, ending }: Piece, joined: readonly string[]): readonly AskedWord[] {
  if (kind === 'sign') return [{ word: lexemeOf(text), hasSigns: true, forms: [exact(lexemeOf(text))] }];
  if (kind === 'word') return [{ word: lexemeOf(text), hasSigns: false, forms: formsOf(text, { joined, ending }) }];
  const pairs = pairsIn(text);
  // One character is the beginning of every pair that has it.
  if (pairs.length === 1) return pairs.map((character) => ({ word: character, hasSigns: false, forms: [beginning(character)] }));
  return pairs.slice(0, -1).map((pair) => ({ word: pair, hasSigns: false, forms: [exact(pair)] }));
}

interface OtherForms {
  readonly joined?: readonly string[];
  readonly ending?: string | undefined;
}

/** The forms of a folded word: as it is, without and with the `e` of umlauts, joined with its neighbours, of other genders, and derived. */
function formsOf(text: string, { joined = [], ending }: OtherForms = {}): readonly AskedForm[] {
  const word = lexemeOf(text);
  const plain = plainOfFeminine(word);
  const forms = [
    wholeOrBeginning(word),
    wholeOrBeginning(spelledOutLexeme(text)),
    beginning(withoutUmlautE(word)),
    ...joined.map(wholeOrBeginning),
    ...(ending === undefined ? [] : namedByEnding(word, ending).map(exact)),
    ...(plain === undefined ? [] : [exact(plain), exact(`${DERIVED}${plain}`)]),
    exact(`${DERIVED}${word}`),
  ];
  return forms.filter(({ lexeme }, at) => forms.findIndex((form) => form.lexeme === lexeme) === at);
}

function wholeOrBeginning(lexeme: string): AskedForm {
  return [...lexeme].length < BEGINNING_LENGTH || WHOLE_NAMES.has(lexeme) ? exact(lexeme) : beginning(lexeme);
}

function beginning(lexeme: string): AskedForm {
  return { lexeme, isBeginning: true };
}

function exact(lexeme: string): AskedForm {
  return { lexeme, isBeginning: false };
}

/** Whether a text with these stored words has a searched word. */
export function hasAsked(stored: readonly string[], { forms }: Pick<AskedWord, 'forms'>): boolean {
  return forms.some(({ lexeme, isBeginning }) => stored.some((word) => (isBeginning ? word.startsWith(lexeme) : word === lexeme)));
}

/** Whether a word names something as it stands: words with signs, and names that begin other words. */
export function isName({ word, hasSigns }: Pick<AskedWord, 'word' | 'hasSigns'>): boolean {
  return hasSigns || WHOLE_NAMES.has(word);
}
