import { countLineBreaks, lineEnd } from './line-breaks.ts';
import { scanRecord } from './scan-record.ts';

/** One record of a CSV file, or a place where none could be read. */
export type CsvRecord =
  | { readonly kind: 'cells'; readonly line: number; readonly cells: readonly string[] }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string };

/** Longer records are not read: a quotation mark that is never closed must swallow neither the file nor the memory. */
const MAX_RECORD_LENGTH = 4 * 1024 * 1024;

/**
 * The records of a CSV text that arrives in pieces, each with the line (counted from 1) on which it begins. Lines with
 * nothing but white space are no records. After a broken record, reading goes on with the very next line: so one stray
 * quotation mark costs one row.
 */
export async function* readRecords(
  pieces: AsyncIterable<string>,
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
  /** Set while the rest of a broken record's line is passed over. */
  #passingOver = false;

  constructor(delimiter: string, maxLength: number) {
    this.#delimiter = delimiter;
    this.#maxLength = maxLength;
  }

  /** The records that are complete once `piece` is there. */
  *take(piece: string, atEnd: boolean): Generator<CsvRecord> {
    this.#text += piece;
    let position = 0;
    while (position < this.#text.length) {
      if (this.#passingOver) {
        const next = lineEnd(this.#text, position, atEnd);
        if (next === undefined) {
          // Only a \r that a \n may follow is worth keeping.
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
        this.#line += countLineBreaks(this.#text, position, scanned.next);
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
