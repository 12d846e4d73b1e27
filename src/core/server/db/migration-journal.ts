import { type Kysely, sql } from 'kysely';
import type { CoreTables } from './core-tables.ts';

/** What was done to the database. */
type JournalTables = { schema_migrations: { id: string; applied_at: Date } };

/** The database as the migrator sees it. */
export type Journal = Kysely<CoreTables & JournalTables>;

/** Creates the journal where there is none yet. */
export async function ensureJournal(journal: Journal): Promise<void> {
  await journal.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}

/** The ids of the migrations that were applied. */
export async function appliedIds(journal: Journal): Promise<Set<string>> {
  const rows = await journal.selectFrom('schema_migrations').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Records that a migration was applied. */
export async function recordApplied(journal: Journal, id: string): Promise<void> {
  await journal.insertInto('schema_migrations').values({ id, applied_at: sql<Date>`clock_timestamp()` }).execute();
}

/** Records that a migration was taken back. */
export async function recordUndone(journal: Journal, id: string): Promise<void> {
  await journal.deleteFrom('schema_migrations').where('id', '=', id).execute();
}
