import { type Kysely, sql } from 'kysely';
import { StartupError } from '../app/startup-error.ts';
import type { CoreTables } from './core-tables.ts';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';
import { listMigrations, type MigrationOwner, ownerNameOf } from './migration-list.ts';

/** What was done to the database. */
type JournalTables = { schema_migrations: { id: string; applied_at: Date } };

type Journal = Kysely<CoreTables & JournalTables>;

// Any number, the same in every Trellis: only one process changes a database at a time.
const ADVISORY_LOCK = 7_387_435_001;

/**
 * Brings the database to what the core and these plugins expect; returns the ids of the migrations it ran.
 * Each runs in a transaction of its own, so that a start that was cut short goes on where it stopped.
 *
 * @param owners the plugins in their order; the core's own migrations come first by themselves
 * @throws PluginError when ids are wrong
 * @throws StartupError when the database was made by a newer version
 */
export async function migrateUp(db: Database, owners: readonly MigrationOwner[]): Promise<string[]> {
  const migrations = listMigrations(owners);
  const journal = journalOf(db);
  await ensureJournal(journal);
  const applied = await appliedIds(journal);
  refuseNewer(applied, migrations, owners);

  const ran: string[] = [];
  for (const migration of migrations.filter(({ id }) => !applied.has(id))) {
    if (await applyOnce(journal, migration)) ran.push(migration.id);
  }
  return ran;
}

/**
 * Takes back, last first, every applied migration that stands after `toId` in the order; all of them without `toId`.
 * Returns their ids. The data they hold is lost.
 */
export async function migrateDown(db: Database, owners: readonly MigrationOwner[], toId?: string): Promise<string[]> {
  const migrations = listMigrations(owners);
  const journal = journalOf(db);
  await ensureJournal(journal);
  const keep = toId === undefined ? 0 : migrations.findIndex(({ id }) => id === toId) + 1;
  if (toId !== undefined && keep === 0) throw new StartupError(`There is no migration "${toId}".`);

  const undone: string[] = [];
  for (const migration of migrations.slice(keep).reverse()) {
    if (await undoOnce(journal, migration)) undone.push(migration.id);
  }
  return undone;
}

function journalOf(db: Database): Journal {
  return db.$extendTables<JournalTables>();
}

async function ensureJournal(journal: Journal): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('schema_migrations') is not null as found`.execute(journal);
  if (rows[0]?.found === true) return;
  await alone(journal, async (trx) => {
    await trx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
  });
}

async function appliedIds(journal: Journal): Promise<Set<string>> {
  const rows = await journal.selectFrom('schema_migrations').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** What a plugin left that is no longer installed does no harm; what an installed one does not know was made by its successor. */
function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[], owners: readonly MigrationOwner[]): void {
  const known = new Set(migrations.map(({ id }) => id));
  const installed = new Set(['core', ...owners.map(({ id }) => id)]);
  const foreign = [...applied].find((id) => !known.has(id) && installed.has(ownerNameOf(id)));
  if (foreign === undefined) return;
  throw new StartupError(
    `The database was made by a newer Trellis: it has the change "${foreign}", which this one does not know. Start the newer Trellis, or use another database.`,
  );
}

/** Whether it ran here; another process may have been faster. */
function applyOnce(journal: Journal, migration: Migration): Promise<boolean> {
  return alone(journal, async (trx) => {
    if ((await appliedIds(trx)).has(migration.id)) return false;
    await migration.up(withoutTables(trx));
    await trx.insertInto('schema_migrations').values({ id: migration.id, applied_at: sql<Date>`clock_timestamp()` }).execute();
    return true;
  });
}

function undoOnce(journal: Journal, migration: Migration): Promise<boolean> {
  return alone(journal, async (trx) => {
    if (!(await appliedIds(trx)).has(migration.id)) return false;
    await migration.down(withoutTables(trx));
    await trx.deleteFrom('schema_migrations').where('id', '=', migration.id).execute();
    return true;
  });
}

/** The types promise a migration no tables: those it knows are the ones of its own time. */
function withoutTables(trx: Journal): Kysely<unknown> {
  return trx as unknown as Kysely<unknown>;
}

/** A transaction that no other process migrates beside, and that may take its time. */
function alone<Result>(journal: Journal, work: (trx: Journal) => Promise<Result>): Promise<Result> {
  return journal.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
    return work(trx);
  });
}
