import { inTransaction } from '#core/server/db/transaction.ts';
import type { MasterDescription } from '../contract/define-master.ts';
import { valuesSchemaOf } from '../contract/field-schemas.ts';
import { HIGHEST_SORT } from '../contract/master-row.ts';
import type { MasterSource, SeedRow } from '../contract/master-source.ts';
import type { Kinds } from './kinds.ts';
import type { MasterRowDatabase } from './master-tables.ts';
import { givenNames } from './rows/row-checks.ts';
import type { StoredRow } from './rows/stored-row.ts';
import { insertRows } from './rows/write-row.ts';

/** Gives each kind that is new in this database its first rows. Another server may do the same at the same time. */
export async function seedKinds(db: MasterRowDatabase, kinds: Kinds, now: () => Date): Promise<void> {
  const seeded = await seededAmong(db, kinds.entities);
  for (const source of kinds.all) {
    if (!seeded.has(source.description.entity)) await seedKind(db, source, now());
  }
}

async function seededAmong(db: MasterRowDatabase, entities: readonly string[]): Promise<ReadonlySet<string>> {
  if (entities.length === 0) return new Set();
  const kinds = await db.selectFrom('master_kinds').select('entity').where('entity', 'in', entities).execute();
  return new Set(kinds.map(({ entity }) => entity));
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
      .values({ entity, revision: 1 })
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
