/** A piece of text on a page of a PDF. */
export interface PlacedText {
  readonly str: string;
  /** The position of its left end. */
  readonly x: number;
}

/** Letters that are written from right to left: Hebrew and Arabic with their neighbours, and their joined forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/**
 * The text of a line as it is read. Some writers place each letter of Arabic and Hebrew from left to right, which is the end of the line
 * first; those pieces are read from the right. Words and numbers of other scripts in between keep their order.
 */
export function lineText(pieces: readonly PlacedText[]): string {
  if (!isPlacedBackwards(pieces)) return joined(pieces);
  const fromRight = [...pieces].sort((one, other) => other.x - one.x);
  const runs: PlacedText[][] = [];
  let isForeign: boolean | undefined;
  for (const piece of fromRight) {
    const foreign = !RIGHT_TO_LEFT.test(piece.str) && (LEFT_TO_RIGHT.test(piece.str) || isForeign === true);
    if (foreign !== isForeign) runs.push([]);
    isForeign = foreign;
    runs.at(-1)?.push(piece);
  }
  return runs.map((run) => joined(run.some(({ str }) => RIGHT_TO_LEFT.test(str)) ? run : turned(run))).join('');
}

/** Words from left to right. Blanks after them stay between them and what follows. */
function turned(run: readonly PlacedText[]): readonly PlacedText[] {
  const end = run.findLastIndex(({ str }) => str.trim() !== '') + 1;
  return [...run.slice(0, end).reverse(), ...run.slice(end)];
}

/** Whether pieces from right to left follow each other towards the right. */
function isPlacedBackwards(pieces: readonly PlacedText[]): boolean {
  const places = pieces.filter(({ str }) => RIGHT_TO_LEFT.test(str)).map(({ x }) => x);
  const steps = places.slice(1).map((x, at) => x - (places[at] ?? x));
  return steps.length > 0 && steps.filter((step) => step > 0).length > steps.length / 2;
}

function joined(pieces: readonly PlacedText[]): string {
  return pieces.map(({ str }) => str).join('');
}
