import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import type { ComparedRow, ImportCheck, ReadRow } from '../contract/import-target.ts';
import type { ColumnChange } from '../contract/schemas.ts';
import type { RowReader, TakenRow } from './row-reader.ts';
import type { CheckedRow, FileRow } from './row-store.ts';

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
