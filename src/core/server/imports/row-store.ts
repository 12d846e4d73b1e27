import { sql } from 'kysely';
import type { ColumnChange } from '#core/contract/imports/import-run.ts';
import type { ImportDatabase, ReaderFaults, StoredChange, StoredFault } from './import-tables.ts';
import type { ComparedRow, KeptJson, MissingRow, WritableRow, WrittenRow } from './import-target.ts';

/** Rows that are read and written at once. */
export const BATCH = 200;

/** A row as the reader found it. */
export interface FileRow {
  readonly number: number;
  readonly line: number;
  readonly cells: string[];
  readonly faults: ReaderFaults | null;
}

/** The result of the check of a row. */
export type CheckedRow = { readonly number: number } & (
  | { readonly result: 'faulty'; readonly issues: readonly StoredFault[] }
  | (Exclude<ComparedRow, { readonly kind: 'faulty' }> & { readonly result: 'compared'; readonly key: string; readonly title: string })
);

/** Stores rows that the reader has found. They are one JSON value, because a parameter per value takes several times longer. */
export async function insertFileRows(own: ImportDatabase, importId: string, rows: readonly FileRow[]): Promise<void> {
  await sql`
    insert into import_rows (import_id, number, line, cells, cell_faults)
    select ${importId}::uuid, f.number, f.line, f.cells, f.faults
    from json_to_recordset(${JSON.stringify(rows)}::json) as f (number integer, line integer, cells text[], faults jsonb)`.execute(own);
}

/** The rows of the file in portions, in their order. Cells come as JSON, which the driver parses several times faster than an array. */
export async function* fileRows(db: ImportDatabase, importId: string): AsyncGenerator<FileRow[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<FileRow>`
      select number, line, to_json(cells) as cells, cell_faults as faults from import_rows
      where import_id = ${importId} and number > ${after} and line is not null order by number limit ${BATCH}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/** The compared rows with these keys. */
export async function rowsByKey(
  own: ImportDatabase,
  importId: string,
  keys: readonly string[],
): Promise<{ readonly number: number; readonly key: string; readonly cells: string[] }[]> {
  const { rows } = await sql<{ number: number; key: string; cells: string[] }>`
    select number, key, cells from import_rows where import_id = ${importId} and key = any(${[...keys]})`.execute(own);
  return rows;
}

/**
 * The rows `r` with these numbers. Joined to the numbers in JSON alone, PostgreSQL reads all rows of the import when its statistics are those
 * of an earlier import.
 */
function placedIn(importId: string, rows: readonly { readonly number: number }[]): ReturnType<typeof sql> {
  return sql`r.import_id = ${importId} and r.number = any(${rows.map(({ number }) => number)})`;
}

/** Results that are stored at once. While a statement is made and sent, the process does nothing else. */
const STORED_AT_ONCE = 50;

/** Stores the results of a check. */
export async function storeChecked(own: ImportDatabase, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += STORED_AT_ONCE) {
    await storeSome(own, importId, rows.slice(start, start + STORED_AT_ONCE));
  }
}

async function storeSome(own: ImportDatabase, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  const stored = rows.map((row) =>
    row.result === 'faulty'
      ? { number: row.number, result: 'faulty', issues: row.issues }
      : {
          ...{
            number: row.number,
            result: row.kind,
            key: row.key,
            title: row.title,
            rank: row.rank,
            changes: row.changes.map(storedChange),
          },
          // What does not change is not needed any more.
          ...(row.kind === 'unchanged' ? {} : { before: row.before, after: row.after }),
        },
  );
  await sql`
    update import_rows r set result = c.result, issues = c.issues, key = c.key, title = c.title, rank = c.rank,
      before = c.before, after = c.after, changes = c.changes, written = null
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as c (
      number integer, result text, issues jsonb, key text, title text, rank integer, before jsonb, after jsonb, changes jsonb)
    where ${placedIn(importId, rows)} and r.number = c.number`.execute(own);
}

function storedChange({ column, before, after }: ColumnChange): StoredChange {
  return [column, before, after];
}

/** Stores rows that the file leaves out. Their numbers begin with `first`. */
export async function insertMissing(own: ImportDatabase, importId: string, first: number, rows: readonly MissingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await own
    .insertInto('import_rows')
    .values(
      rows.map(({ key, title, before, after }, index) => ({
        ...{ import_id: importId, number: first + index, line: null, result: 'hidden' as const, key, title, rank: 0, changes: '[]' },
        ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
      })),
    )
    .execute();
}

/** Forgets the results of an earlier check. */
export async function forgetMissing(own: ImportDatabase, importId: string): Promise<void> {
  await own.deleteFrom('import_rows').where('import_id', '=', importId).where('line', 'is', null).execute();
}

/** The numbers of rows with each result. */
export async function countResults(db: ImportDatabase, importId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ result: string; count: number }>`
    select result, count(*)::int as count from import_rows where import_id = ${importId} and result is not null group by result`.execute(
    db,
  );
  return new Map(rows.map(({ result, count }) => [result, count]));
}

/** A row to write or to take back, with its place. */
export type PlacedRow<Row> = Row & { readonly number: number; readonly rank: number };

/** The rows to write in portions, by rank and number. */
export function rowsToWrite(own: ImportDatabase, importId: string): AsyncGenerator<PlacedRow<WritableRow>[]> {
  return placedRows<PlacedRow<WritableRow>>(own, importId, 'up');
}

/** The written rows in portions, in the reverse order. */
export function rowsToRevert(own: ImportDatabase, importId: string): AsyncGenerator<PlacedRow<WrittenRow>[]> {
  return placedRows<PlacedRow<WrittenRow>>(own, importId, 'down');
}

async function* placedRows<Row extends { number: number; rank: number }>(
  own: ImportDatabase,
  importId: string,
  order: 'up' | 'down',
): AsyncGenerator<Row[]> {
  const direction = sql.raw(order === 'up' ? 'asc' : 'desc');
  const beyond = sql.raw(order === 'up' ? '>' : '<');
  const written = order === 'up' ? sql`` : sql`and written is not null`;
  for (let last: Row | undefined; ; ) {
    const after: ReturnType<typeof sql> = last === undefined ? sql`` : sql`and (rank, number) ${beyond} (${last.rank}, ${last.number})`;
    const { rows } = await sql<Row>`
      select number, rank, result as kind, key, before, after, written from import_rows
      where import_id = ${importId} and result in ('new', 'changed', 'hidden') ${written} ${after}
      order by rank ${direction}, number ${direction} limit ${BATCH}`.execute(own);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/** Stores what the target needs to take each row back. */
export async function storeWritten(
  own: ImportDatabase,
  importId: string,
  rows: readonly { number: number; written: KeptJson }[],
): Promise<void> {
  await sql`
    update import_rows r set written = c.written
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (number integer, written jsonb)
    where ${placedIn(importId, rows)} and r.number = c.number`.execute(own);
}

/** Stores what an undo did with each row. */
export async function storeReverted(
  own: ImportDatabase,
  importId: string,
  rows: readonly { number: number; result: string }[],
): Promise<void> {
  await sql`
    update import_rows r set result = c.result
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (number integer, result text)
    where ${placedIn(importId, rows)} and r.number = c.number`.execute(own);
}
