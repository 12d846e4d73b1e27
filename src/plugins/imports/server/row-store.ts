import { type RawBuilder, sql } from 'kysely';
import type { ComparedRow, KeptJson, MissingRow, WritableRow, WrittenRow } from '../contract/import-target.ts';
import type { ColumnChange } from '../contract/schemas.ts';
import type { ImportDatabase, ReaderFaults, StoredChange, StoredFault } from './import-tables.ts';
import { ROW_BYTES, sizedPortions } from './sized-json.ts';

/** Most rows that are read at once. */
const BATCH = 200;

/** Most bytes of rows that are read at once, unless the first one alone has more. */
export const BATCH_BYTES = 1024 * 1024;

/** Bytes of cells above which only the parts of them are read that a check needs. */
const LONG_ROW = 32 * 1024;

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

/** Stores rows that the reader has found, and returns their bytes. */
export async function insertFileRows(own: ImportDatabase, importId: string, rows: readonly FileRow[]): Promise<number> {
  let stored = 0;
  for (const { json, size } of sizedPortions(rows, rows.length)) {
    await sql`
      insert into import_rows (import_id, number, line, cells, cell_faults, cells_size)
      select ${importId}::uuid, f.number, f.line, f.cells, f.faults, f.size
      from json_to_recordset(${json}::json) as f (number integer, line integer, cells text[], faults jsonb, size integer)`.execute(own);
    stored += size;
  }
  return stored;
}

/** Stores a row whose cells are JSON already, and returns its bytes. There is no row where the explanations of a template are left out. */
export async function insertLongRow(own: ImportDatabase, importId: string, [row]: readonly FileRow[], cells: Buffer): Promise<number> {
  if (row === undefined) return 0;
  const size = cells.length + ROW_BYTES;
  await sql`
    insert into import_rows (import_id, number, line, cells, cell_faults, cells_size) values (
      ${importId}, ${row.number}, ${row.line}, array(select json_array_elements_text(${cells}::json)),
      ${row.faults === null ? null : JSON.stringify(row.faults)}::jsonb,
      ${size})`.execute(own);
  return size;
}

/** Whether a row is in the portion that begins with the first one. `sum` counts the sizes up to the row. */
function fits(size: string): RawBuilder<boolean> {
  return sql<boolean>`(sum <= ${BATCH_BYTES} or sum = ${sql.ref(size)})`;
}

/**
 * The rows of the file in portions, in their order. Cells come as JSON, which the driver parses several times faster than an array.
 *
 * @param lengths characters that are needed of each column. The cells of long rows are cut after them
 */
export async function* fileRows(db: ImportDatabase, importId: string, lengths: readonly number[]): AsyncGenerator<FileRow[]> {
  const cells = sql`case when cells_size <= ${LONG_ROW} then to_json(cells) else (
    select json_agg(left(cell, most) order by place) from unnest(cells, ${[...lengths]}::int[]) with ordinality as c (cell, most, place)
  ) end`;
  for (let after = 0; ; ) {
    const { rows } = await sql<FileRow>`
      select number, line, ${cells} as cells, cell_faults as faults from (
        select number, line, cells, cell_faults, cells_size, sum(cells_size) over (order by number) from import_rows
        where import_id = ${importId} and number > ${after} and line is not null order by number limit ${BATCH}) next
      where ${fits('cells_size')} order by number`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.number;
  }
}

/** Characters of a cell that {@link rowsByKey} returns: more than are shown beside a fault. */
const BEGINNING = 1001;

/** The compared rows with these keys, with the beginnings of their cells. */
export async function rowsByKey(
  own: ImportDatabase,
  importId: string,
  keys: readonly string[],
): Promise<{ readonly number: number; readonly key: string; readonly cells: string[] }[]> {
  const { rows } = await sql<{ number: number; key: string; cells: string[] }>`
    select number, key, array(select left(cell, ${BEGINNING}) from unnest(cells) with ordinality as c (cell, place) order by place) as cells
    from import_rows where import_id = ${importId} and key = any(${[...keys]})`.execute(own);
  return rows;
}

/**
 * The rows `r` with these numbers. Joined to the numbers in JSON alone, PostgreSQL reads all rows of the import when its statistics are those
 * of an earlier import.
 */
function placedIn(importId: string, rows: readonly { readonly number: number }[]): ReturnType<typeof sql> {
  return sql`r.import_id = ${importId} and r.number = any(${rows.map(({ number }) => number)})`;
}

/** Most results that are stored at once. */
const STORED_AT_ONCE = 50;

/** Stores the results of a check, and returns their bytes. */
export async function storeChecked(own: ImportDatabase, importId: string, rows: readonly CheckedRow[]): Promise<number> {
  let start = 0;
  let stored = 0;
  for (const { json, count, size } of sizedPortions(rows.map(storedResult), STORED_AT_ONCE)) {
    await sql`
      update import_rows r set result = c.result, issues = c.issues, key = c.key, title = c.title, rank = c.rank,
        before = c.before, after = c.after, changes = c.changes, written = null, result_size = c.size
      from jsonb_to_recordset(${json}::jsonb) as c (number integer, result text, issues jsonb, key text, title text, rank integer,
        before jsonb, after jsonb, changes jsonb, size integer)
      where ${placedIn(importId, rows.slice(start, start + count))} and r.number = c.number`.execute(own);
    start += count;
    stored += size;
  }
  return stored;
}

function storedResult(row: CheckedRow): object {
  if (row.result === 'faulty') return { number: row.number, result: 'faulty', issues: row.issues };
  const { number, kind, key, title, rank, changes, before, after } = row;
  return {
    ...{ number, result: kind, key, title, rank, changes: changes.map(storedChange) },
    // What does not change is not needed any more.
    ...(kind === 'unchanged' ? {} : { before, after }),
  };
}

function storedChange({ column, before, after }: ColumnChange): StoredChange {
  return [column, before, after];
}

/** Stores rows that the file leaves out, and returns their bytes. Their numbers begin with `first`. */
export async function insertMissing(own: ImportDatabase, importId: string, first: number, rows: readonly MissingRow[]): Promise<number> {
  let stored = 0;
  for (const { json, size } of sizedPortions(
    rows.map((row, at) => ({ number: first + at, ...row })),
    rows.length,
  )) {
    await sql`
      insert into import_rows (import_id, number, line, result, key, title, rank, changes, before, after, result_size)
      select ${importId}::uuid, m.number, null, 'hidden', m.key, m.title, 0, '[]', m.before, m.after, m.size
      from jsonb_to_recordset(${json}::jsonb) as m (number integer, key text, title text, before jsonb, after jsonb, size integer)`.execute(
      own,
    );
    stored += size;
  }
  return stored;
}

/** Forgets the results of an earlier check. */
export async function forgetMissing(own: ImportDatabase, importId: string): Promise<void> {
  await own.deleteFrom('import_rows').where('import_id', '=', importId).where('line', 'is', null).execute();
}

/** The bytes of all rows of an import, and of the faults that are kept of them. */
export async function bytesOfRows(
  db: ImportDatabase,
  importId: string,
): Promise<{ readonly cells_bytes: number; readonly results_bytes: number }> {
  const { rows } = await sql<{ cells: number; results: number }>`
    select coalesce(sum(cells_size), 0) as cells, coalesce(sum(result_size), 0) +
      (select coalesce(octet_length(faults::text), 0) from imports where id = ${importId}) as results from import_rows
    where import_id = ${importId}`.execute(db);
  return { cells_bytes: rows[0]?.cells ?? 0, results_bytes: rows[0]?.results ?? 0 };
}

/** Deletes all rows of an import, so that they take no room. */
export async function deleteRows(own: ImportDatabase, importId: string): Promise<void> {
  await own.deleteFrom('import_rows').where('import_id', '=', importId).execute();
  await own.updateTable('imports').set({ cells_bytes: 0, results_bytes: 0, faults: null }).where('id', '=', importId).execute();
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
      select number, rank, result as kind, key, before, after, written from (
        select *, sum(result_size) over (order by rank ${direction}, number ${direction}) from import_rows
        where import_id = ${importId} and result in ('new', 'changed', 'hidden') ${written} ${after}
        order by rank ${direction}, number ${direction} limit ${BATCH}) next
      where ${fits('result_size')} order by rank ${direction}, number ${direction}`.execute(own);
    last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
  }
}

/** Stores what the target needs to take each row back. The cells are needed no more. */
export async function storeWritten(
  own: ImportDatabase,
  importId: string,
  rows: readonly { number: number; written: KeptJson }[],
): Promise<void> {
  await sql`
    update import_rows r set written = c.written, cells = '{}', cells_size = 0, result_size = result_size + octet_length(c.written::text)
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
