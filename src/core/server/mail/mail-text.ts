// Unicode Standard Annex 9: marks that open an isolate, the mark that closes one, and all others that change the direction of a text.
const OPENS = /[\u2066-\u2068]/;
const CLOSES = '\u2069';
const OVERRIDES = /[\u202a-\u202e]/g;
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

// Begins an encoded word (RFC 2047). Mail programs decode one also where a person has typed it.
const ENCODED = '=?';

/** Code units of a text that are read for each code point of a header. */
const LONG_ENOUGH = 20;

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /\p{Cc}/gu;

/**
 * One line of a mail. Line ends become spaces and other control characters go. Lone surrogates become U+FFFD. Of the marks that change the
 * direction, only isolates stay, each with its end, so the text changes the direction of nothing after it.
 */
export function mailLine(text: string): string {
  return balanced(text.toWellFormed().replace(BREAKS, ' ').replace(CONTROLS, '').replace(OVERRIDES, '')).trim();
}

/** The lines of a text of several lines, each like {@link mailLine}. */
export function mailLines(text: string): string[] {
  return text.trim().replace(LINE_END, '\n').split('\n').map(mailLine);
}

/** One line for a header, of at most `most` code points. A longer text ends with "…". */
export function headerLine(text: string, most: number): string {
  // Most of a text of this length is cut in any case.
  const line = mailLine(text.slice(0, LONG_ENOUGH * most))
    .replace(DIRECTION_MARKS, '')
    .replaceAll(ENCODED, '= ?');
  const points = [...line];
  if (points.length <= most) return line;
  // The ends of isolates that the cut leaves open need room too.
  for (let kept = most - 1; kept > 0; kept -= 1) {
    const cut = `${balanced(points.slice(0, kept).join('')).trimEnd()}…`;
    if ([...cut].length <= most) return cut;
  }
  return '…';
}

/** Removes ends of isolates without a beginning and adds missing ends. */
function balanced(text: string): string {
  let open = 0;
  const kept = [...text].filter((character) => {
    if (OPENS.test(character)) open += 1;
    if (character !== CLOSES) return true;
    open -= 1;
    if (open >= 0) return true;
    open = 0;
    return false;
  });
  return kept.join('') + CLOSES.repeat(open);
}
