import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '#core/contract/transaction.ts';
import { isSame } from '#core/server/audit/changes.ts';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import type { HistoryAction } from '../../contract/master-row.ts';
import type { MasterSource } from '../../contract/master-source.ts';
import type { KeptValues } from '../../contract/reply-schemas.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { keptValues, type NameRow, namesOf, type StoredRow } from './stored-row.ts';

/** A transaction that changes rows of one kind. No other transaction changes rows of the kind until it ends. */
export interface KindWork {
  readonly own: MasterRowDatabase;
  readonly transaction: Transaction;
  readonly source: MasterSource;
  readonly entity: string;
  readonly at: Date;
  /** `null` for commands. */
  readonly by: string | null;
}

/** A row that is not stored yet. */
export interface NewRow {
  readonly code: string;
  readonly after: KeptValues;
}

/** A stored row and its new values. */
export interface RowEdit {
  readonly row: StoredRow;
  readonly after: KeptValues;
}

/** Inserts a row. A code that was deleted before continues its versions. */
export async function insertRow(work: KindWork, code: string, after: KeptValues, action: HistoryAction): Promise<void> {
  await insertMany(work, [{ code, after }], action);
}

/** Changes a row and writes its history. Nothing is written when the values are equal. */
export async function changeRow(work: KindWork, row: StoredRow, after: KeptValues, action: HistoryAction): Promise<void> {
  await changeMany(work, [{ row, after }], action);
}

export async function deleteRow(work: KindWork, row: StoredRow): Promise<void> {
  await deleteMany(work, [row]);
}

/** Inserts rows and writes their history. Returns their versions by code. */
export async function insertMany(work: KindWork, rows: readonly NewRow[], action: HistoryAction): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const versions = await nextVersions(
    work,
    rows.map(({ code }) => code),
  );
  const numbered = rows.map(({ code, after }) => ({ code, version: versions.get(code) ?? 1, after }));
  await insertRows(
    work,
    numbered.map(({ after, ...row }) => ({ ...row, ...after })),
  );
  await keep(
    work,
    numbered.map((row) => ({ ...row, action, before: null })),
  );
  return new Map(numbered.map(({ code, version }) => [code, version]));
}

/** Changes rows and writes their history. Rows whose values are equal are left alone. Returns the versions of all by code. */
export async function changeMany(work: KindWork, edits: readonly RowEdit[], action: HistoryAction): Promise<ReadonlyMap<string, number>> {
  const changed = (await mapInPieces(edits, (edit) => (isSame(keptValues(edit.row), edit.after) ? [] : [edit]))).flat();
  if (changed.length > 0) {
    await updateRows(work, changed);
    await keep(
      work,
      changed.map(({ row, after }) => ({ code: row.code, version: row.version + 1, action, before: keptValues(row), after })),
    );
  }
  const isChanged = new Set(changed.map(({ row }) => row.code));
  return new Map(edits.map(({ row }) => [row.code, isChanged.has(row.code) ? row.version + 1 : row.version]));
}

/** Deletes rows and writes their history. */
export async function deleteMany(work: KindWork, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { own, entity } = work;
  const codes = rows.map(({ code }) => code);
  // Codes that were merged into the rows lead nowhere without them.
  await own.deleteFrom('master_rows').where('entity', '=', entity).where('merged_into', 'in', codes).execute();
  await own.deleteFrom('master_rows').where('entity', '=', entity).where('code', 'in', codes).execute();
  await keep(
    work,
    rows.map((row) => ({ code: row.code, version: row.version + 1, action: 'deleted', before: keptValues(row), after: null })),
  );
}

/** Inserts many rows in three statements, without history. */
export async function insertRows({ own, entity, at, by }: KindWork, rows: readonly StoredRow[]): Promise<void> {
  const given = JSON.stringify(
    rows.map(({ isHidden, mergedInto: _merged, alternatives: _names, ...row }) => ({ ...row, is_hidden: isHidden })),
  );
  await sql`
    insert into master_rows (entity, code, name, names, description, parent, sort, is_hidden, fields, uri, version,
      created_at, created_by, updated_at, updated_by)
    select ${entity}, code, name, names, description, parent, sort, is_hidden, fields, uri, version, ${at}, ${by}, ${at}, ${by}
    from jsonb_to_recordset(${given}::jsonb) as given (code text, name text, names jsonb, description text, parent text, sort int,
      is_hidden boolean, fields jsonb, uri text, version int)`.execute(own);
  const names = await mapInPieces(rows, ({ code, ...values }) => namesOf(code, values));
  await insertNames({ own, entity }, names.flat());
}

async function updateRows(work: KindWork, edits: readonly RowEdit[]): Promise<void> {
  const { own, entity, at, by } = work;
  const given = edits.map(({ row: { code, version }, after: { isHidden, mergedInto, alternatives: _names, ...after } }) => ({
    ...{ code, version: version + 1, is_hidden: isHidden, merged_into: mergedInto },
    ...after,
  }));
  await sql`
    update master_rows r set name = g.name, names = g.names, description = g.description, parent = g.parent, sort = g.sort,
      is_hidden = g.is_hidden, merged_into = g.merged_into, fields = g.fields, uri = g.uri, version = g.version,
      updated_at = ${at}, updated_by = ${by}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (code text, name text, names jsonb, description text, parent text,
      sort int, is_hidden boolean, merged_into text, fields jsonb, uri text, version int)
    where r.entity = ${entity} and r.code = g.code`.execute(own);
  const renamed = (await mapInPieces(edits, renamedRow)).flat();
  if (renamed.length === 0) return;
  const codes = renamed.map(({ code }) => code);
  await own.deleteFrom('master_names').where('entity', '=', entity).where('code', 'in', codes).execute();
  await insertNames(
    work,
    renamed.flatMap(({ names }) => names),
  );
}

/** The new names of a row, if they differ. */
function renamedRow({ row, after }: RowEdit): readonly { readonly code: string; readonly names: readonly NameRow[] }[] {
  const names = namesOf(row.code, after);
  return isSame(namesOf(row.code, row), names) ? [] : [{ code: row.code, names }];
}

async function insertNames({ own, entity }: Pick<KindWork, 'own' | 'entity'>, names: readonly NameRow[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    insert into master_names (entity, code, language, kind, name, key, words)
    select ${entity}, code, language, kind, name, key, words::tsvector
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as given (code text, language text, kind text, name text, key text, words text)
    on conflict do nothing`.execute(own);
  const words = [...new Set(names.flatMap((name) => name.words.split(' ')))].filter((word) => word !== '').sort();
  await sql`
    insert into master_words (entity, word) select ${entity}, unnest(${words}::text[]) on conflict do nothing`.execute(own);
}

interface Change {
  readonly code: string;
  readonly version: number;
  readonly action: HistoryAction;
  readonly before: KeptValues | null;
  readonly after: KeptValues | null;
}

/** Writes the history, and tells the plugin of the kind. */
async function keep({ own, transaction, source, entity, at, by }: KindWork, changes: readonly Change[]): Promise<void> {
  const given = changes.map((change) => ({ id: uuidv7(), ...change }));
  // The order of the changes is that of their sequence numbers, also within one statement.
  await sql`
    insert into master_history (id, entity, code, version, at, by, action, before, after)
    select id, ${entity}, code, version, ${at}, ${by}, action, before, after
    from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as (id uuid, code text, version int, action text, before jsonb, after jsonb)) with ordinality
    order by ordinality`.execute(own);
  for (const { code, before, after } of changes) await source.changed?.(transaction, { code, before, after });
}

async function nextVersions({ own, entity }: KindWork, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; version: number }>`
    select code, max(version) + 1 as version from master_history where entity = ${entity} and code = any(${[...codes]}) group by code`.execute(
    own,
  );
  return new Map(rows.map(({ code, version }) => [code, version]));
}
