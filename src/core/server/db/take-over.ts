import { type Kysely, sql } from 'kysely';
import { StartupError } from '../errors/startup-error.ts';
import type { Migration } from './migration.ts';
import { appliedIds, type Journal, recordApplied, recordUndone } from './migration-journal.ts';
import { ownerNameOf } from './migration-list.ts';
import { withoutTables } from './migration-step.ts';

// Migrations name no schema, so that their tables can be made beside those of the database and compared with them.
const BESIDE = 'trellis_compared';

/**
 * Takes over a database that earlier versions made in many steps: where the tables of a first migration exist, it is recorded as applied in
 * place of the steps. The tables must be those that the migration makes.
 *
 * @throws StartupError when the tables differ
 */
export function takeOver(journal: Journal, migrations: readonly Migration[]): Promise<void> {
  return journal.transaction().execute(async (trx) => {
    const applied = await appliedIds(trx);
    const firsts = migrations.filter(({ id, tables = [] }) => tables.length > 0 && !applied.has(id));
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
    `An earlier version made this database, and these tables are not those of its last version: ${different.join(', ')}. Start the last version before this one once, or use another database.`,
  );
}

/** What columns, constraints and indexes the tables of the current schema have, as text by table. */
async function descriptionOf(db: Kysely<unknown>, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; part: string }>`
    with shown as (
      select oid, relname as name, relpersistence from pg_class
      where relnamespace = current_schema()::regnamespace and relname = any(${tables}::text[])
    )
    select name, concat_ws(' ', 'column', attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        attidentity, attgenerated, pg_get_expr(adbin, adrelid), case when attcollation <> typcollation then collname end) as part
      from shown join pg_attribute on attrelid = shown.oid and attnum > 0 and not attisdropped join pg_type on pg_type.oid = atttypid
      left join pg_attrdef on adrelid = shown.oid and adnum = attnum left join pg_collation on pg_collation.oid = attcollation
    union all select name, concat_ws(' ', 'constraint', conname, pg_get_constraintdef(pg_constraint.oid))
      from shown join pg_constraint on conrelid = shown.oid where contype <> 'n'
    union all select name, pg_get_indexdef(indexrelid) from shown join pg_index on indrelid = shown.oid
    union all select name, concat('persistence ', relpersistence) from shown`.execute(db);
  const parts = Map.groupBy(rows, ({ name }) => name);
  const text = (some: readonly { readonly part: string }[]): string =>
    some
      .map(({ part }) => withoutSchema(part))
      .sort()
      .join('\n');
  return new Map([...parts].map(([name, some]) => [name, text(some)]));
}

/** A name is shown with its schema where another table of the name hides it. */
function withoutSchema(definition: string): string {
  return definition.replaceAll(/\b(?:public|trellis_compared)\./g, '');
}
