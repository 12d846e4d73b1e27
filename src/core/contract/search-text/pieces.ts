import { foldSearchText } from './fold.ts';
import { withMarkedEndings, withoutInnerCapitals } from './genders.ts';
import { APOSTROPHE, FUNCTION_WORDS, JOINING, PIECES } from './names.ts';

/**
 * What stands between two pieces. `sign` and `apostrophe` join them to one word, `space` may divide what is one word elsewhere, and `apart`
 * divides words.
 */
type Gap = 'sign' | 'apostrophe' | 'space' | 'apart';

/** A word in a text, folded, with umlauts. */
export interface Piece {
  readonly text: string;
  /** `sign`: a word with signs, such as `c++`; `run`: a run of a script without spaces. */
  readonly kind: 'word' | 'sign' | 'run';
  /** The gap before it. */
  readonly gap: Gap;
  /** The ending that names another gender. */
  readonly ending?: string;
}

/** Parts around a slash are joined only when both are short: `CI/CD`, but not `nurse/carer`. */
const SHORT = 4;

const ONE_LETTER = /^\p{L}$/u;

/** The words of a text in their order. */
export function piecesOf(text: string): readonly Piece[] {
  const prepared = withMarkedEndings(foldSearchText(withoutInnerCapitals(text)));
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index, groups = {} } of prepared.matchAll(PIECES)) {
    const { sign, run, word = '', ending } = groups;
    const kind = sign !== undefined ? 'sign' : run !== undefined ? 'run' : 'word';
    const own = sign?.replaceAll(' ', '') ?? run ?? word;
    const gap = pieces.length === 0 ? 'apart' : gapOf(prepared.slice(end, index), pieces.at(-1)?.text ?? '', own);
    end = index + match.length;
    // Marks alone are no word.
    if (/[\p{L}\p{N}]/u.test(own)) pieces.push({ text: own, kind, gap, ...(ending !== undefined && { ending }) });
  }
  return pieces;
}

function gapOf(between: string, before: string, after: string): Gap {
  if (/^\s+$/u.test(between)) return 'space';
  if (APOSTROPHE.test(between)) return 'apostrophe';
  // Initials may have spaces: `D. C.`
  if (between === '. ' && [before, after].every((text) => ONE_LETTER.test(text))) return 'sign';
  if (JOINING.test(between) || (between === '/' && before.length <= SHORT && after.length <= SHORT)) return 'sign';
  return 'apart';
}

/** Whether two neighbours may be one word that is written joined elsewhere. */
export function areJoined(one: Piece | undefined, next: Piece | undefined): boolean {
  if (one?.kind !== 'word' || next?.kind !== 'word' || next.gap === 'apart') return false;
  return next.gap !== 'space' || !([one, next].some(({ text }) => FUNCTION_WORDS.has(text)) || isNumbered(one, next));
}

/** Whether it is a word with a number of its own: `room 1234`, but not `Java 17` or `SW1A 1AA`. Such pairs are many and never joined. */
function isNumbered({ text: one }: Piece, { text: next }: Piece): boolean {
  return /^\p{L}{2,}$/u.test(one) && /^\d{3,}$/.test(next);
}

/** Whether a sign joins two neighbours. */
export function areJoinedBySign(one: Piece | undefined, next: Piece | undefined): boolean {
  return next?.gap !== 'space' && areJoined(one, next);
}

/** Whether it is a single letter. A digit is none. */
export function isOneLetter({ text }: Piece): boolean {
  return ONE_LETTER.test(text);
}

/** Groups of pieces that signs join. A piece that no sign joins is a group of its own. */
export function chainsIn<Kind extends Piece>(pieces: readonly Kind[]): readonly (readonly Kind[])[] {
  const chains: Kind[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = chains.at(-1);
    if (last !== undefined && areJoinedBySign(pieces[at - 1], piece)) last.push(piece);
    else chains.push([piece]);
  }
  return chains;
}
