import type { Issue } from '#core/contract/errors.ts';
import type { ImportCheck, ReadRow } from '../contract/import-target.ts';
import { type RowMapper, repeatedRow } from './map-row.ts';
import type { CheckedRow, FileRow } from './row-store.ts';

/** A row that was read, with the columns whose cells have the text that the mapping has for faults. */
export interface TakenRow {
  readonly row: FileRow;
  readonly read: ReadRow;
  readonly mended: ReadonlySet<string>;
}

/** Reads rows, and remembers by key which row comes first. */
export class RowReader {
  readonly #mapper: RowMapper;
  readonly #check: ImportCheck;
  readonly #lineOfKey = new Map<string, number>();

  constructor(mapper: RowMapper, check: ImportCheck) {
    this.#mapper = mapper;
    this.#check = check;
  }

  meet(row: FileRow): void {
    this.#firstOf(row, this.#read(row, NOTHING).read);
  }

  /** The row, or its faults. A row is faulty if an earlier one has its key. */
  take(row: FileRow, mended: ReadonlySet<string> = NOTHING): TakenRow {
    const taken = this.#read(row, mended);
    const first = this.#firstOf(row, taken.read);
    return first === row.line ? taken : { ...taken, read: { kind: 'faulty', issues: [repeatedRow(first)] } };
  }

  /** The row without the cells of these faults; `undefined` where the mapping has no text for them. */
  mend({ row, mended }: TakenRow, issues: readonly Issue[]): TakenRow | undefined {
    const more = this.#mapper.mendable(issues, mended);
    return more.length === 0 ? undefined : this.take(row, new Set([...mended, ...more]));
  }

  faulty(row: FileRow, issues: readonly Issue[]): CheckedRow {
    return { number: row.number, result: 'faulty', issues: this.#mapper.faultsOf(row, issues) };
  }

  #firstOf({ line }: FileRow, read: ReadRow): number {
    if (read.kind === 'faulty') return line;
    const first = this.#lineOfKey.get(read.key) ?? line;
    this.#lineOfKey.set(read.key, first);
    return first;
  }

  #read(row: FileRow, mended: ReadonlySet<string>): TakenRow {
    const mapped = this.#mapper.map(row, mended);
    const read: ReadRow = 'issues' in mapped ? { kind: 'faulty', issues: mapped.issues } : this.#check.read(mapped.row);
    const more = read.kind === 'faulty' ? this.#mapper.mendable(read.issues, mended) : [];
    return more.length === 0 ? { row, read, mended } : this.#read(row, new Set([...mended, ...more]));
  }
}

const NOTHING: ReadonlySet<string> = new Set();
