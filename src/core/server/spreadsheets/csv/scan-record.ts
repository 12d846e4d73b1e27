/** The result of a scan: a record, a broken record, or the beginning of a record that continues after the text. */
export type Scanned =
  | { readonly kind: 'record'; readonly cells: string[]; readonly next: number }
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'unfinished' };

const UNFINISHED: Scanned = { kind: 'unfinished' };
const NEVER_CLOSED: Scanned = { kind: 'broken', reason: 'opens a quotation mark that is never closed' };
const TEXT_AFTER_QUOTE: Scanned = {
  kind: 'broken',
  reason: 'has a quotation mark inside a quoted cell that is not doubled, or one that opens a cell by mistake',
};

/**
 * Reads the record that begins at `start` (RFC 4180; lines end with \r\n, \n or \r). A quotation mark is special only at the beginning of a
 * cell. `atEnd` means that no text follows.
 */
export function scanRecord(text: string, start: number, delimiter: string, atEnd: boolean): Scanned {
  const cells: string[] = [];
  for (let from = start; ; ) {
    const cell = text[from] === '"' ? scanQuoted(text, from, atEnd) : scanPlain(text, from, delimiter);
    if ('kind' in cell) return cell;
    cells.push(cell.value);

    const after = text[cell.end];
    if (after === undefined) return atEnd ? { kind: 'record', cells, next: cell.end } : UNFINISHED;
    if (after === delimiter) {
      from = cell.end + 1;
    } else if (after === '\n') {
      return { kind: 'record', cells, next: cell.end + 1 };
    } else if (after === '\r') {
      // Only the next character shows whether a \n belongs to the line break.
      if (cell.end + 1 === text.length && !atEnd) return UNFINISHED;
      return { kind: 'record', cells, next: cell.end + (text[cell.end + 1] === '\n' ? 2 : 1) };
    } else {
      return TEXT_AFTER_QUOTE;
    }
  }
}

interface Cell {
  readonly value: string;
  /** Position after the cell. */
  readonly end: number;
}

function scanPlain(text: string, start: number, delimiter: string): Cell {
  let end = start;
  for (; end < text.length; end++) {
    const character = text[end];
    if (character === delimiter || character === '\n' || character === '\r') break;
  }
  return { value: text.slice(start, end), end };
}

function scanQuoted(text: string, start: number, atEnd: boolean): Cell | Scanned {
  let value = '';
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return atEnd ? NEVER_CLOSED : UNFINISHED;
    if (quote + 1 === text.length && !atEnd) return UNFINISHED;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: skipSpaces(text, quote + 1) };
    value += '"';
    from = quote + 2;
  }
}

function skipSpaces(text: string, start: number): number {
  let end = start;
  while (text[end] === ' ') end++;
  return end;
}
