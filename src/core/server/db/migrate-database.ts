import { sql } from 'kysely';
import { errorCode } from '../errors/caught-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Logger } from '../observability/logger.ts';
import type { Database } from './database.ts';
import type { Journal } from './migration-journal.ts';
import type { MigrationOwner } from './migration-list.ts';
import { migratingAlone } from './migration-lock.ts';
import { migrateUp } from './migrator.ts';
import { type DatabaseConfig, type OpenDatabase, openMigrationDatabase } from './open-database.ts';

interface MigratedDatabase {
  readonly config: DatabaseConfig;
  /** Opened as the user of `DATABASE_URL`. */
  readonly database: OpenDatabase;
  /** The plugins in their order. */
  readonly owners: readonly MigrationOwner[];
  readonly log: Logger;
}

/**
 * Runs {@link migrateUp} as the user of `DATABASE_MIGRATION_URL`, who owns the tables, and grants the user of `DATABASE_URL` the right to
 * read and change their rows. Without that variable, the user of `DATABASE_URL` migrates. Returns the ids of the migrations it ran.
 *
 * @throws StartupError also when the user who migrates lacks rights, or the two variables name different databases
 */
export async function migrateDatabase({ config, database, owners, log }: MigratedDatabase): Promise<string[]> {
  if (config.databaseMigrationUrl === undefined) return migrateUp(database.db, owners).catch(refuseWithoutRights('DATABASE_URL'));
  const migrating = await openMigrationDatabase(config.databaseMigrationUrl, log);
  try {
    const [server, owner] = [await sessionOf(database.db), await sessionOf(migrating.db)];
    if (server.place !== owner.place) {
      throw new StartupError('DATABASE_URL and DATABASE_MIGRATION_URL name different databases. Name the same one, with another user.');
    }
    const applied = await migrateUp(migrating.db, owners).catch(refuseWithoutRights('DATABASE_MIGRATION_URL'));
    if (server.user !== owner.user) await grantRows(migrating.db, server.user);
    return applied;
  } finally {
    await migrating.close();
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

function refuseWithoutRights(variable: 'DATABASE_URL' | 'DATABASE_MIGRATION_URL'): (cause: unknown) => never {
  const remedy =
    variable === 'DATABASE_URL'
      ? 'Set DATABASE_MIGRATION_URL to the same database with a user who may.'
      : 'It must be the owner of the database and of its tables.';
  return (cause) => {
    if (errorCode(cause) !== INSUFFICIENT_PRIVILEGE) throw cause;
    throw new StartupError(`The user of ${variable} may not make the tables of this version. ${remedy}`, { cause });
  };
}

interface DatabaseSession {
  readonly user: string;
  /** The same for all sessions of a database, however its server is addressed. */
  readonly place: string;
}

async function sessionOf(db: Database): Promise<DatabaseSession> {
  const { rows } = await sql<DatabaseSession>`
    select current_user as "user", oid || ' ' || pg_postmaster_start_time() as place
    from pg_database where datname = current_database()`.execute(db);
  const [session] = rows;
  if (session === undefined) throw new Error('The session has no database');
  return session;
}

/** Does nothing when the user has all rights, so a start without new tables changes no catalogue. */
async function grantRows(db: Database, user: string): Promise<void> {
  // Two sessions that grant at the same time would fail.
  await migratingAlone(db.$extendTables(), async (connection) => {
    if (!(await lacksRights(connection, user))) return;
    const name = sql.id(user);
    await sql`grant usage on schema public to ${name}`.execute(connection);
    await sql`grant select, insert, update, delete on all tables in schema public to ${name}`.execute(connection);
    await sql`grant usage, select on all sequences in schema public to ${name}`.execute(connection);
  });
}

async function lacksRights(connection: Journal, user: string): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select exists (
      select from pg_class cross join unnest(array['select', 'insert', 'update', 'delete']) as each (deed)
      where relnamespace = 'public'::regnamespace and case
        when relkind in ('r', 'p') then not has_table_privilege(${user}, pg_class.oid, deed)
        when relkind = 'S' then not has_sequence_privilege(${user}, pg_class.oid, 'usage')
        else false end
    ) as lacks`.execute(connection);
  return rows[0]?.lacks !== false;
}
