import { type Kysely, sql } from 'kysely';
import type { CoreTables, Database } from './database.ts';

/** The migrations that were applied to the database. */
type JournalTables = { schema_migrations: { id: string; applied_at: Date; checksum: string | null } };

/** The database with the table of the journal. */
export type Journal = Kysely<CoreTables & JournalTables>;

/**
 * Creates the journal if it does not exist. Adds the column of checksums to a journal of an earlier version. Changes nothing otherwise, so
 * that a user who may not create tables can read it.
 */
export async function ensureJournal(journal: Journal): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = to_regclass('schema_migrations') and attnum > 0`.execute(journal);
  if (rows.length === 0) {
    await journal.schema
      .createTable('schema_migrations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('checksum', 'text')
      .execute();
  } else if (rows.every(({ name }) => name !== 'checksum')) {
    await sql`alter table schema_migrations add column checksum text`.execute(journal);
  }
}

/** The checksums of the applied migrations; `null` where none was recorded yet. */
export async function checksums(journal: Journal): Promise<Map<string, string | null>> {
  const rows = await journal.selectFrom('schema_migrations').select(['id', 'checksum']).execute();
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
}

/** Records the checksum of an applied migration. */
export async function recordChecksum(journal: Journal, id: string, checksum: string): Promise<void> {
  await journal.updateTable('schema_migrations').set({ checksum }).where('id', '=', id).execute();
}

/** The ids of the applied migrations. */
export async function appliedIds(journal: Journal): Promise<Set<string>> {
  const rows = await journal.selectFrom('schema_migrations').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether the database was ever migrated. Changes nothing. */
export async function hasJournal(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('schema_migrations') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** The ids of a plugin's applied migrations, sorted by number; empty in a database that was never migrated. Changes nothing. */
export async function appliedOf(db: Database, plugin: string): Promise<string[]> {
  if (!(await hasJournal(db))) return [];
  return [...(await appliedIds(db.$extendTables<JournalTables>()))].filter((id) => id.startsWith(`${plugin}/`)).sort();
}

/** Records that a migration was applied. */
export async function recordApplied(journal: Journal, id: string): Promise<void> {
  await journal.insertInto('schema_migrations').values({ id, applied_at: sql<Date>`clock_timestamp()`, checksum: null }).execute();
}

/** Removes the record of a migration that was undone, or that another one stands for. */
export async function recordUndone(journal: Journal, id: string): Promise<void> {
  await journal.deleteFrom('schema_migrations').where('id', '=', id).execute();
}
