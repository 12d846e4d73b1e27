import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { MasterCatalogue } from '../contract/master-catalogue.ts';
import type { SeedRow } from '../contract/master-source.ts';
import type { Kinds } from './kinds.ts';
import type { MasterRowDatabase, MasterRowTables } from './master-tables.ts';
import { lockKind } from './rows/masters.ts';
import { keptValues } from './rows/stored-row.ts';
import { insertRow } from './rows/write-row.ts';
import { seededRow, seedKind } from './seeding.ts';

/** Master data for other plugins. */
export function createCatalogue(db: MasterRowDatabase, kinds: Kinds, now: () => Date): MasterCatalogue {
  return {
    refused: async (entity, codes) => {
      const refusedNow = async (): Promise<readonly string[]> => {
        const offered = await codesAmong(db, entity, codes, sql`not is_hidden`);
        return codes.filter((code) => !offered.has(code));
      };
      const refused = await refusedNow();
      // The kind may have no rows yet: the demo data of a new database is written before the plugins start.
      if (refused.length === 0 || !(await seedKind(db, kinds.of(entity), now()))) return refused;
      return refusedNow();
    },
    current: async (transaction, entity, code) => {
      const row = await tablesIn<MasterRowTables>(transaction)
        .selectFrom('master_rows')
        .select('merged_into')
        .where('entity', '=', entity)
        .where('code', '=', code)
        .executeTakeFirst();
      return row?.merged_into ?? code;
    },
    ensure: async (transaction, entity, rows) => {
      // A command may be the first to use the database.
      await seedKind(db, kinds.of(entity), now());
      await ensure({ kinds, now }, transaction, entity, rows);
    },
  };
}

async function codesAmong(
  db: MasterRowDatabase,
  entity: string,
  codes: readonly string[],
  condition = sql`true`,
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select code from master_rows where entity = ${entity} and code = any(${[...codes]}) and ${condition}`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

async function ensure(
  { kinds, now }: { readonly kinds: Kinds; readonly now: () => Date },
  transaction: Transaction,
  entity: string,
  rows: readonly SeedRow[],
): Promise<void> {
  const source = kinds.of(entity);
  const own = tablesIn<MasterRowTables>(transaction);
  const missing = async (): Promise<SeedRow[]> => {
    const known = await codesAmong(
      own,
      entity,
      rows.map(({ code }) => code),
    );
    return rows.filter(({ code }) => !known.has(code));
  };
  // Most imports have no new rows. They do not wait for changes of the kind.
  if ((await missing()).length === 0) return;
  await lockKind(own, entity);
  const work = { own, transaction, source, entity, at: now(), by: null };
  for (const row of await missing()) {
    await insertRow(work, row.code, keptValues(seededRow(source.description, row, 0)), 'created');
  }
}
