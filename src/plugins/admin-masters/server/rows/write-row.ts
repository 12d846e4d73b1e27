import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '#core/contract/transaction.ts';
import { isSame } from '#core/server/audit/changes.ts';
import type { HistoryAction, KeptValues } from '../../contract/master-row.ts';
import type { MasterSource } from '../../contract/master-source.ts';
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

/** Inserts a row. A code that was deleted before continues its versions. */
export async function insertRow(work: KindWork, code: string, after: KeptValues, action: HistoryAction): Promise<void> {
  const version = await nextVersion(work, code);
  await insertRows(work, [{ code, version, ...after }]);
  await keep(work, { code, version, action, before: null, after });
}

/** Changes a row and writes its history. Nothing is written when the values are equal. */
export async function changeRow(work: KindWork, row: StoredRow, after: KeptValues, action: HistoryAction): Promise<void> {
  const { own, entity, at, by } = work;
  const before = keptValues(row);
  if (isSame(before, after)) return;
  const version = row.version + 1;
  await own
    .updateTable('master_rows')
    .set({
      name: after.name,
      names: JSON.stringify(after.names),
      description: after.description,
      parent: after.parent,
      sort: after.sort,
      is_hidden: after.isHidden,
      merged_into: after.mergedInto,
      fields: JSON.stringify(after.fields),
      uri: after.uri,
      version,
      updated_at: at,
      updated_by: by,
    })
    .where('entity', '=', entity)
    .where('code', '=', row.code)
    .execute();
  const [old, now] = [namesOf(row.code, before), namesOf(row.code, after)];
  if (!isSame(old, now)) {
    await own.deleteFrom('master_names').where('entity', '=', entity).where('code', '=', row.code).execute();
    await insertNames(work, now);
  }
  await keep(work, { code: row.code, version, action, before, after });
}

export async function deleteRow(work: KindWork, row: StoredRow): Promise<void> {
  const { own, entity } = work;
  // Codes that were merged into the row lead nowhere without it.
  await own.deleteFrom('master_rows').where('entity', '=', entity).where('merged_into', '=', row.code).execute();
  await own.deleteFrom('master_rows').where('entity', '=', entity).where('code', '=', row.code).execute();
  await keep(work, { code: row.code, version: row.version + 1, action: 'deleted', before: keptValues(row), after: null });
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
  await insertNames(
    { own, entity },
    rows.flatMap(({ code, ...values }) => namesOf(code, values)),
  );
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
async function keep({ own, transaction, source, entity, at, by }: KindWork, change: Change): Promise<void> {
  const { code, version, action, before, after } = change;
  await own
    .insertInto('master_history')
    .values({
      id: uuidv7(),
      entity,
      code,
      version,
      at,
      by,
      action,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    })
    .execute();
  await source.changed?.(transaction, { code, before, after });
}

async function nextVersion({ own, entity }: KindWork, code: string): Promise<number> {
  const last = await own
    .selectFrom('master_history')
    .select('version')
    .where('entity', '=', entity)
    .where('code', '=', code)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.version ?? 0) + 1;
}
