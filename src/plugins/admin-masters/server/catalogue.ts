import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesFor, tablesIn } from '#core/server/db/transaction.ts';
import { codeOf, textKey } from '#core/server/text/text-key.ts';
import type { MasterValues } from '../contract/define-master.ts';
import type { KindCode, KnownRow, MasterCatalogue } from '../contract/master-catalogue.ts';
import type { SeedRow } from '../contract/master-source.ts';
import type { Kinds } from './kinds.ts';
import type { MasterRowDatabase, MasterRowTables } from './master-tables.ts';
import { lockKind } from './rows/masters.ts';
import { keptValues } from './rows/stored-row.ts';
import { insertRow } from './rows/write-row.ts';
import { seededRow, seedKind } from './seeding.ts';
import { NewCodes } from './spreadsheets/new-codes.ts';

/** Master data for other plugins. */
export function createCatalogue(db: MasterRowDatabase, kinds: Kinds, now: () => Date): MasterCatalogue {
  return {
    refused: async (entity, codes) => {
      const refusedNow = async (): Promise<readonly string[]> => {
        const offered = await codesAmong(db, entity, codes, sql`not is_hidden`);
        return codes.filter((code) => !offered.has(code));
      };
      const refused = await refusedNow();
      if (refused.length === 0) return refused;
      // The kind may have had no rows yet: the demo data of a new database is written before the plugins start.
      // Another call may have added them since the first question, so the second one is always asked.
      await seedKind(db, kinds.of(entity), now());
      return refusedNow();
    },
    hold: (transaction, codes) => hold(tablesIn<MasterRowTables>(transaction), kinds, codes),
    codesOf: (entity, names, transaction) => codesOf(tablesFor(db, transaction), entity, names),
    namesOf: (entity, codes) => namesOf(db, entity, codes),
    meantBy: (entity, names) => meantBy(db, entity, names),
    branchesOf: (entity, codes) => branchesOf(db, entity, codes),
    valuesOf: (entity, codes) => valuesOf(db, entity, codes),
    current: async (transaction, entity, code) => {
      const row = await tablesIn<MasterRowTables>(transaction)
        .selectFrom('master_rows')
        .select('merged_into')
        .where('entity', '=', entity)
        .where('code', '=', code)
        .executeTakeFirst();
      return row?.merged_into ?? code;
    },
    offered: async (entity) => {
      await seedKind(db, kinds.of(entity), now());
      return db
        .selectFrom('master_rows')
        .select(['code', 'name', 'names'])
        .where('entity', '=', entity)
        .where('is_hidden', '=', false)
        .where('merged_into', 'is', null)
        .orderBy('code')
        .execute();
    },
    lock: async (transaction, entity) => {
      await seedKind(db, kinds.of(entity), now());
      await lockKind(tablesIn<MasterRowTables>(transaction), entity);
    },
    ensureNamed: async (transaction, entity, names) => {
      // A command may be the first to use the database.
      await seedKind(db, kinds.of(entity), now());
      return ensureNamed({ kinds, now }, transaction, entity, names);
    },
    ensure: async (transaction, entity, rows) => {
      // A command may be the first to use the database.
      await seedKind(db, kinds.of(entity), now());
      await ensure({ kinds, now }, transaction, entity, rows);
    },
  };
}

// The weakest lock: changes of the names of a row go on. The order is the same everywhere.
async function hold<Code extends KindCode>(own: MasterRowDatabase, kinds: Kinds, codes: readonly Code[]): Promise<readonly Code[]> {
  const asked = codes.filter(({ entity, code }) => code !== '' && !kinds.of(entity).description.isFixed);
  if (asked.length === 0) return [];
  const { rows } = await sql<KindCode & { isHidden: boolean }>`
    select entity, code, is_hidden as "isHidden" from master_rows
    where (entity, code) in (select * from unnest(${asked.map(({ entity }) => entity)}::text[], ${asked.map(({ code }) => code)}::text[]))
    order by entity, code for key share`.execute(own);
  return asked.filter((one) => !rows.some(({ entity, code, isHidden }) => entity === one.entity && code === one.code && !isHidden));
}

async function codesOf(db: MasterRowDatabase, entity: string, names: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = names.map((name) => [name, textKey(name)] as const);
  const keys = [...new Set(asked.map(([, key]) => key))].filter((key) => key !== '');
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; code: string }>`
    select distinct key, code from master_names where entity = ${entity} and key = any(${keys}) order by key, code`.execute(db);
  const codes = Map.groupBy(rows, ({ key }) => key);
  return new Map(asked.flatMap(([name, key]) => (codes.has(key) ? [[name, (codes.get(key) ?? []).map(({ code }) => code)]] : [])));
}

async function namesOf(db: MasterRowDatabase, entity: string, codes: readonly string[]): Promise<ReadonlyMap<string, KnownRow>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<KnownRow & { asked: string }>`
    select asked.code as asked, known.code, known.name, known.names,
      known.code || array(select code from master_rows where entity = ${entity} and merged_into = known.code order by code) as codes,
      array(select distinct name from master_names where entity = ${entity} and code = known.code order by name) as "allNames"
    from master_rows as asked
    join master_rows as known on known.entity = asked.entity and known.code = coalesce(asked.merged_into, asked.code)
    where asked.entity = ${entity} and asked.code = any(${[...codes]})`.execute(db);
  return new Map(rows.map(({ asked, ...row }) => [asked, row]));
}

async function meantBy(db: MasterRowDatabase, entity: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const codes = await codesOf(db, entity, names);
  const codesOfWords = new Map(names.flatMap((name) => (codeOf(name) === undefined ? [] : [[name, codeOf(name) ?? '']])));
  const rows = await namesOf(db, entity, [...new Set([...codesOfWords.values(), ...[...codes.values()].flat()])]);
  const meant = (name: string): string | undefined => {
    const named = codes.get(name) ?? [];
    const code = codesOfWords.get(name) ?? '';
    if (named.includes(code) || named.length > 1) return named.find((each) => each === code);
    const [only] = named;
    if (only !== undefined) return only;
    // The row has the same words with other signs, or it was renamed.
    return rows.get(code)?.allNames.some((each) => codeOf(each) === codeOf(name)) === false ? code : undefined;
  };
  return new Map(
    names.flatMap((name) => {
      const row = rows.get(meant(name) ?? '');
      return row === undefined ? [] : [[name, row.code]];
    }),
  );
}

async function ensureNamed(
  { kinds, now }: { readonly kinds: Kinds; readonly now: () => Date },
  transaction: Transaction,
  entity: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const source = kinds.of(entity);
  const own = tablesIn<MasterRowTables>(transaction);
  const missing = async (): Promise<readonly string[]> => {
    const meant = await meantBy(own, entity, names);
    // Names that differ only in case are one.
    return [
      ...new Map(names.filter((name) => !meant.has(name) && codeOf(name) !== undefined).map((name) => [textKey(name), name])).values(),
    ];
  };
  // Most imports have no new rows. They do not wait for changes of the kind.
  if ((await missing()).length > 0) {
    await lockKind(own, entity);
    const { rows } = await sql<{ code: string }>`select code from master_rows where entity = ${entity}`.execute(own);
    const codes = new NewCodes(rows.map(({ code }) => code));
    const work = { own, transaction, source, entity, at: now(), by: null };
    for (const name of [...(await missing())].sort()) {
      const code = codes.make(textKey(name), name);
      if (code !== undefined)
        await insertRow(work, code, keptValues(seededRow(source.description, { code, name, names: {} }, 0)), 'created');
    }
  }
  return meantBy(own, entity, names);
}

// Rows have few levels, so the depth ends by itself.
async function branchesOf(
  db: MasterRowDatabase,
  entity: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ asked: string; branch: string[] }>`
    with recursive branch as (
      select code as asked, coalesce(merged_into, code) as code from master_rows where entity = ${entity} and code = any(${[...codes]})
      union
      select branch.asked, r.code from master_rows r join branch on r.entity = ${entity} and r.parent = branch.code
    )
    select asked, array_agg(code order by code) as branch from branch group by asked`.execute(db);
  return new Map(rows.map(({ asked, branch }) => [asked, branch]));
}

async function valuesOf(db: MasterRowDatabase, entity: string, codes: readonly string[]): Promise<ReadonlyMap<string, MasterValues>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('master_rows')
    .select(['code', 'fields'])
    .where('entity', '=', entity)
    .where(sql<boolean>`code = any(${[...codes]})`)
    .execute();
  return new Map(rows.map(({ code, fields }) => [code, fields]));
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
