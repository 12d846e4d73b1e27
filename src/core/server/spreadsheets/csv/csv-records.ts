import { scanRecord } from './scan-record.ts';

/** One record of a CSV file, or a position where no record could be read. */
export type CsvRecord =
  | { readonly kind: 'cells'; readonly line: number; readonly cells: readonly string[] }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string };

/** Maximum length of a record. A quotation mark that is never closed must not consume the file or the memory. */
const MAX_RECORD_LENGTH = 4 * 1024 * 1024;

/**
 * The records of a CSV text that arrives in pieces, each with the number of the row in which spreadsheet programs show it: from 1, a record
 * with line breaks in its cells is one row, and so is a blank line. Lines with only white space are skipped. After a broken record, reading
 * continues with the next line, so a stray quotation mark loses only one row.
 */
export async function* readRecords(
  pieces: AsyncIterable<string> | Iterable<string>,
  delimiter: string,
  maxLength: number = MAX_RECORD_LENGTH,
): AsyncGenerator<CsvRecord> {
  const reader = new RecordReader(delimiter, maxLength);
  for await (const piece of pieces) yield* reader.take(piece, false);
  yield* reader.take('', true);
}

class RecordReader {
  readonly #delimiter: string;
  readonly #maxLength: number;
  #text = '';
  #line = 1;
  /** Set while the rest of a broken record's line is skipped. */
  #passingOver = false;

  constructor(delimiter: string, maxLength: number) {
    this.#delimiter = delimiter;
    this.#maxLength = maxLength;
  }

  /** The records that are complete after `piece`. */
  *take(piece: string, atEnd: boolean): Generator<CsvRecord> {
    this.#text += piece;
    let position = 0;
    while (position < this.#text.length) {
      if (this.#passingOver) {
        const next = lineEnd(this.#text, position, atEnd);
        if (next === undefined) {
          // Keep a final \r, because a \n may follow.
          position = !atEnd && this.#text.endsWith('\r') ? this.#text.length - 1 : this.#text.length;
          break;
        }
        this.#passingOver = false;
        this.#line += 1;
        position = next;
        continue;
      }
      const scanned = scanRecord(this.#text, position, this.#delimiter, atEnd);
      if (scanned.kind === 'record') {
        if (!isBlank(scanned.cells)) yield { kind: 'cells', line: this.#line, cells: scanned.cells };
        this.#line += 1;
        position = scanned.next;
      } else if (scanned.kind === 'broken' || this.#text.length - position > this.#maxLength) {
        yield { kind: 'broken', line: this.#line, reason: scanned.kind === 'broken' ? scanned.reason : this.#tooLong() };
        this.#passingOver = true;
      } else {
        break;
      }
    }
    this.#text = this.#text.slice(position);
  }

  #tooLong(): string {
    return `is longer than ${this.#maxLength.toLocaleString('en')} characters, or opens a quotation mark that is never closed`;
  }
}

function isBlank(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0]?.trim() === '';
}

const LINE_BREAK = /\r\n|\n|\r/g;

/** Start of the line after the one at `start`; `undefined` if more text is needed. */
function lineEnd(text: string, start: number, atEnd: boolean): number | undefined {
  LINE_BREAK.lastIndex = start;
  const found = LINE_BREAK.exec(text);
  if (found === null) return undefined;
  // A \r at the very end may be half of \r\n.
  if (found[0] === '\r' && LINE_BREAK.lastIndex === text.length && !atEnd) return undefined;
  return LINE_BREAK.lastIndex;
}
