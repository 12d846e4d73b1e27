import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { MasterDescription } from '../contract/define-master.ts';
import { valuesSchemaOf } from '../contract/field-schemas.ts';
import { HIGHEST_SORT } from '../contract/master-row.ts';
import type { MasterSource, SeedRow } from '../contract/master-source.ts';
import type { Kinds } from './kinds.ts';
import type { MasterRowDatabase } from './master-tables.ts';
import { givenNames } from './rows/row-checks.ts';
import type { StoredRow } from './rows/stored-row.ts';
import { insertRows } from './rows/write-row.ts';

/** Gives each kind that is new in this database its first rows, and others those that are new. Another server may do the same at the same time. */
export async function seedKinds(db: MasterRowDatabase, kinds: Kinds, now: () => Date): Promise<void> {
  const seeded = await seededAmong(db, kinds.entities);
  for (const source of kinds.all) {
    const version = seeded.get(source.description.entity);
    if (version === undefined) await seedKind(db, source, now());
    else if (version < versionOf(source)) await addMissing(db, source, now());
  }
}

function versionOf({ seedVersion = 1 }: MasterSource): number {
  return seedVersion;
}

/** The numbers of the first rows that kinds have; without those that have none yet. */
async function seededAmong(db: MasterRowDatabase, entities: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (entities.length === 0) return new Map();
  const kinds = await db.selectFrom('master_kinds').select(['entity', 'seed_version']).where('entity', 'in', entities).execute();
  return new Map(kinds.map(({ entity, seed_version }) => [entity, seed_version]));
}

/** Gives a kind its first rows, unless it was seeded before. */
export async function seedKind(db: MasterRowDatabase, source: MasterSource, at: Date): Promise<void> {
  const { entity } = source.description;
  if ((await seededAmong(db, [entity])).has(entity)) return;
  const rows = (await source.seed?.()) ?? [];
  await inTransaction(db, async (own, transaction) => {
    const { numInsertedOrUpdatedRows } = await own
      .insertInto('master_kinds')
      // Not 0, which caches know as the empty kind.
      .values({ entity, revision: 1, seed_version: versionOf(source) })
      .onConflict((conflict) => conflict.column('entity').doNothing())
      .executeTakeFirst();
    // Another server has seeded the kind: the insert waited for its transaction.
    if (numInsertedOrUpdatedRows === 0n) return;
    await insertRows(
      { own, transaction, source, entity, at, by: null },
      rows.map((row, index) => seededRow(source.description, row, index)),
    );
  });
}

/** Adds the first rows that a kind lacks, after a new version has more of them. What administrators added, renamed or deleted stays so. */
async function addMissing(db: MasterRowDatabase, source: MasterSource, at: Date): Promise<void> {
  const { entity } = source.description;
  const rows = (await source.seed?.()) ?? [];
  await inTransaction(db, async (own, transaction) => {
    const { numUpdatedRows } = await own
      .updateTable('master_kinds')
      .set(({ eb }) => ({ seed_version: versionOf(source), revision: eb('revision', '+', 1) }))
      .where('entity', '=', entity)
      .where('seed_version', '<', versionOf(source))
      .executeTakeFirst();
    // Another server has added them.
    if (numUpdatedRows === 0n) return;
    const known = await knownAmong(own, entity, rows);
    const missing = rows.map((row, index) => seededRow(source.description, row, index)).filter(({ code }) => !known.has(code));
    await insertRows({ own, transaction, source, entity, at, by: null }, missing);
  });
}

/** The codes of the rows of which the kind has, or had, the code, or has the name. */
async function knownAmong(own: MasterRowDatabase, entity: string, rows: readonly SeedRow[]): Promise<ReadonlySet<string>> {
  const codes = rows.map(({ code }) => code);
  const keys = rows.map(({ name }) => textKey(name));
  const { rows: known } = await sql<{ code: string }>`
    select seed.code from unnest(${codes}::text[], ${keys}::text[]) as seed (code, key)
    where exists (select from master_rows where entity = ${entity} and master_rows.code = seed.code)
      or exists (select from master_history where entity = ${entity} and master_history.code = seed.code)
      or exists (select from master_names where entity = ${entity} and master_names.key = seed.key)`.execute(own);
  return new Set(known.map(({ code }) => code));
}

/** The row with all values. The rows of a kind keep their order, up to the highest number. */
export function seededRow(description: MasterDescription, row: SeedRow, index: number): StoredRow {
  return {
    code: row.code,
    version: 1,
    name: row.name,
    names: givenNames(row.names),
    description: row.description ?? '',
    parent: row.parent ?? null,
    sort: Math.min(10 * index, HIGHEST_SORT),
    isHidden: row.isHidden ?? false,
    fields: valuesSchemaOf(description).parse(row.fields ?? {}),
    uri: row.uri ?? null,
    alternatives: row.alternatives ?? [],
    mergedInto: null,
  };
}
