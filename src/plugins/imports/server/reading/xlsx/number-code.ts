/** What a format shows: a text, or the place of a digit. */
type Piece = { readonly text: string } | 'digit';

/** A format that shows all digits of a number, with zeros before them: a postal code, or the number of a job. */
export type NumberCode = readonly Piece[];

/** Longer formats are no codes. */
const LONGEST = 60;
const FEWEST_DIGITS = 2;
const PIECES = /"([^"]*)"|\\(.)|\[[^\]]*\]|([-/() ])|(0)|([\s\S])/g;

/** The code that a format shows; `undefined` for formats of amounts and other numbers, which have decimals, groups or optional digits. */
export function codeOf(format: string): NumberCode | undefined {
  const [positive = ''] = format.split(';');
  if (positive.length > LONGEST) return undefined;
  const pieces: Piece[] = [];
  for (const [, quoted, escaped, plain, digit, other] of positive.matchAll(PIECES)) {
    if (other !== undefined) return undefined;
    const text = quoted ?? escaped ?? plain;
    if (digit !== undefined) pieces.push('digit');
    else if (text !== undefined) pieces.push({ text });
  }
  return pieces.filter((piece) => piece === 'digit').length < FEWEST_DIGITS ? undefined : pieces;
}

/** The text that a spreadsheet program shows of the number; `undefined` for a number that is no code. */
export function codeText(number: number, code: NumberCode): string | undefined {
  if (!Number.isSafeInteger(number) || number < 0) return undefined;
  const places = code.filter((piece) => piece === 'digit').length;
  const digits = String(number).padStart(places, '0');
  // Digits without a place of their own stand at the first place.
  let next = digits.length - places;
  let isFirst = true;
  return code
    .map((piece) => {
      if (piece !== 'digit') return piece.text;
      const shown = digits.slice(isFirst ? 0 : next, next + 1);
      isFirst = false;
      next += 1;
      return shown;
    })
    .join('');
}
