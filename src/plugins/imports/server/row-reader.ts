import type { Issue } from '#core/contract/errors.ts';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import type { ComparedRow, ImportCheck, ReadRow } from '../contract/import-target.ts';
import type { ColumnChange } from '../contract/schemas.ts';
import { type RowMapper, repeatedRow } from './map-row.ts';
import type { CheckedRow, FileRow } from './row-store.ts';

/** A row that was read, with the columns whose cells have the text that the mapping has for faults. */
export interface TakenRow {
  readonly row: FileRow;
  readonly read: ReadRow;
  readonly mended: ReadonlySet<string>;
}

/** The line of the first row of each identity, by key. */
export type FirstLines = Map<string, number>;

/** Reads rows, and remembers by key which row comes first. */
export class RowReader {
  readonly #mapper: RowMapper;
  readonly #check: ImportCheck;
  readonly #lineOfKey: FirstLines;

  constructor(mapper: RowMapper, check: ImportCheck, firstLines: FirstLines = new Map()) {
    this.#mapper = mapper;
    this.#check = check;
    this.#lineOfKey = firstLines;
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

/** The results of rows of the file, in their order. Faults for which the mapping has a text are mended. */
export async function compareRows(batch: readonly FileRow[], rows: RowReader, check: ImportCheck): Promise<CheckedRow[]> {
  const results = new Map<FileRow, CheckedRow>();
  let open = await mapInPieces(batch, (row) => rows.take(row));
  // Each round mends more columns of the rows that are left.
  while (open.length > 0) {
    const keyed = open.flatMap(({ row, read }) => (read.kind === 'read' ? [{ line: row.line, key: read.key, value: read.value }] : []));
    const answers = keyed.length === 0 ? [] : await check.compare(keyed);
    if (answers.length !== keyed.length) throw new Error(`The target compared ${answers.length} of ${keyed.length} rows`);
    let next = 0;
    const mended: TakenRow[] = [];
    for (const taken of open) {
      const { row, read } = taken;
      const answer = read.kind === 'faulty' ? read : (answers[next++] as ComparedRow);
      const again = answer.kind === 'faulty' ? rows.mend(taken, answer.issues) : undefined;
      if (again !== undefined) mended.push(again);
      else results.set(row, checkedRow(rows, row, read, answer));
    }
    open = mended;
  }
  return batch.flatMap((row) => results.get(row) ?? []);
}

function checkedRow(rows: RowReader, row: FileRow, read: ReadRow, answer: ComparedRow): CheckedRow {
  if (read.kind === 'faulty') return rows.faulty(row, read.issues);
  if (answer.kind === 'faulty') return rows.faulty(row, answer.issues);
  const { key, title } = read;
  return { ...answer, result: 'compared', number: row.number, key, title: shortened(title), changes: shown(answer.changes) };
}

/** Characters of a text in a difference. The stored object has the whole text. */
const SHOWN_LENGTH = 500;

function shown(changes: readonly ColumnChange[]): ColumnChange[] {
  return changes.map(({ column, before, after }) => ({ column, before: shortened(before), after: shortened(after) }));
}

function shortened(text: string): string {
  if (text.length <= SHOWN_LENGTH) return text;
  return `${text.slice(0, SHOWN_LENGTH).toWellFormed()}…`;
}
