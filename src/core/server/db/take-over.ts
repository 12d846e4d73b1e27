import { type Kysely, sql } from 'kysely';
import { StartupError } from '../errors/startup-error.ts';
import type { Migration } from './migration.ts';
import { appliedIds, type Journal, recordApplied, recordUndone } from './migration-journal.ts';
import { ownerNameOf } from './migration-list.ts';
import { type Patience, patientTransaction, withoutTables } from './migration-step.ts';

// Migrations name no schema, so that their tables can be made beside those of the database and compared with them.
const BESIDE = 'trellis_compared';

/**
 * Takes over a database that earlier versions made in many steps: where the tables of a first migration exist, it is recorded as applied in
 * place of the steps. The tables must be those that the migration makes.
 *
 * @throws StartupError when the tables differ, or other sessions use one all the time
 */
export async function takeOver(journal: Journal, migrations: readonly Migration[], patience: Patience): Promise<void> {
  const applied = await appliedIds(journal);
  const firsts = migrations.filter(({ id, tables = [] }) => tables.length > 0 && !applied.has(id));
  if (firsts.length === 0) return;
  await patientTransaction(journal, patience, 'This version could not take the database over', async (trx) => {
    const db = withoutTables(trx);
    const present = new Set(await tablesOf(db));
    const taken = firsts.filter(({ tables = [] }) => tables.some((name) => present.has(name)));
    if (taken.length === 0) return;
    for (const { catchUp } of taken) await catchUp?.(db);
    await refuseDifferent(db, taken, migrations);
    const known = new Set(migrations.map(({ id }) => id));
    const owners = new Set(taken.map(({ id }) => ownerNameOf(id)));
    for (const id of applied) if (owners.has(ownerNameOf(id)) && !known.has(id)) await recordUndone(trx, id);
    for (const { id } of taken) await recordApplied(trx, id);
  });
}

async function tablesOf(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseDifferent(db: Kysely<unknown>, taken: readonly Migration[], all: readonly Migration[]): Promise<void> {
  const tables = taken.flatMap((migration) => migration.tables ?? []);
  const before = await descriptionOf(db, tables);
  await sql`create schema ${sql.id(BESIDE)}`.execute(db);
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
  await sql`select set_config('search_path', ${`${BESIDE}, ${rows[0]?.path ?? 'public'}`}, true)`.execute(db);
  // Also those that are applied: a migration may refer to their tables.
  for (const { up, tables: created } of all) if (created !== undefined) await up(db);
  const wanted = await descriptionOf(db, tables);
  await sql`select set_config('search_path', ${rows[0]?.path ?? 'public'}, true)`.execute(db);
  await sql`drop schema ${sql.id(BESIDE)} cascade`.execute(db);
  const different = tables.filter((name) => before.get(name) !== wanted.get(name));
  if (different.length === 0) return;
  throw new StartupError(
    `The database has these tables already, and they differ from those of this version: ${different.join(', ')}. If an earlier version of Trellis made them, start the last version before this one once. Otherwise use another database.`,
  );
}

/** The columns, constraints and indexes of these tables in the current schema, as one text for each table. */
async function descriptionOf(db: Kysely<unknown>, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // Only the definition of an index always has the name of the schema.
  const { rows } = await sql<{ name: string; description: string }>`
    with shown as (
      select oid, relname as name, relpersistence from pg_class
      where relnamespace = current_schema()::regnamespace and relname = any(${tables}::text[])
    ),
    parts as (
      select name, concat_ws(' ', 'column', attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
          attidentity, attgenerated, pg_get_expr(adbin, adrelid), case when attcollation <> typcollation then collname end) as part
        from shown join pg_attribute on attrelid = shown.oid and attnum > 0 and not attisdropped join pg_type on pg_type.oid = atttypid
        left join pg_attrdef on adrelid = shown.oid and adnum = attnum left join pg_collation on pg_collation.oid = attcollation
      union all select name, concat_ws(' ', 'constraint', conname, pg_get_constraintdef(pg_constraint.oid))
        from shown join pg_constraint on conrelid = shown.oid where contype <> 'n'
      union all select name, replace(pg_get_indexdef(indexrelid), ' ON ' || quote_ident(current_schema()) || '.', ' ON ')
        from shown join pg_index on indrelid = shown.oid
      union all select name, concat('persistence ', relpersistence) from shown
    )
    select name, string_agg(part, ';' order by part) as description from parts group by name`.execute(db);
  return new Map(rows.map(({ name, description }) => [name, description]));
}
