import { closeSync } from 'node:fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { ServerConfig } from '../config/server-config.ts';
import type { Logger } from '../observability/logger.ts';
import { checkServer } from './check-server.ts';
import type { CoreTables, Database } from './database.ts';
import { EMBEDDED_DATABASE, ensureEmbeddedDatabase } from './embedded-database.ts';
import { openEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { openSocketOf } from './embedded-postgres/socket-address.ts';
import { kyselyPool } from './kysely-pool.ts';
import { parseTypes } from './parse-types.ts';
import { COMMAND_LIMITS, type SessionLimits, servingLimits } from './session-limits.ts';
import { SET_SESSION } from './session-settings.ts';

export type DatabaseConfig = Pick<
  ServerConfig,
  'dataDir' | 'databaseUrl' | 'databaseMigrationUrl' | 'databasePoolSize' | 'databaseStatementTimeoutMs'
>;

/** A database that is open. */
export interface OpenDatabase {
  readonly db: Database;
  /** For features that Kysely lacks. Queries use `db`. */
  readonly pool: pg.Pool;
  /** Process id of the embedded PostgreSQL; `undefined` for the operator's own database, and during a restart. */
  readonly pid: () => number | undefined;
  /** Whether the database answers now. */
  readonly ready: () => Promise<boolean>;
  /** Waits for running queries, then closes all connections and stops the embedded PostgreSQL. */
  readonly close: () => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const COMMAND_POOL_SIZE = 16;
// One connection migrates, the other one asks.
const MIGRATION_POOL_SIZE = 2;
// Connections beyond the server's pool, for simultaneous commands and for those that PostgreSQL reserves for administrators.
const FURTHER_CONNECTIONS = 34;

/**
 * Opens the configured database: that of `DATABASE_URL`, else the embedded PostgreSQL of the data folder, which the caller has locked. It
 * is not migrated yet.
 *
 * @param limits time limits of a database session; by default those of a server that answers requests
 * @throws StartupError when it cannot be opened
 */
export async function openDatabase(config: DatabaseConfig, log: Logger, limits = servingLimits(config)): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, databasePoolSize } = config;
  const pool = { max: databasePoolSize, limits };
  if (databaseUrl !== undefined) return openServer('DATABASE_URL', databaseUrl, pool, log);
  const settings = { max_connections: String(databasePoolSize + FURTHER_CONNECTIONS) };
  const postgres = await openEmbeddedPostgres({ dataDir, log, settings });
  try {
    await ensureEmbeddedDatabase(postgres.address);
    const where = { ...postgres.address, database: EMBEDDED_DATABASE };
    return connect(where, pool, log, { pid: postgres.pid, release: postgres.stop });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Opens the embedded database of a running server, for commands that run beside it. */
export async function openDatabaseBeside(dataDir: string, log: Logger): Promise<OpenDatabase> {
  const socket = openSocketOf(dataDir);
  const release = async (): Promise<void> => {
    if (socket.descriptor !== undefined) closeSync(socket.descriptor);
  };
  const where = { ...socket.address, database: EMBEDDED_DATABASE };
  const database = connect(where, { max: COMMAND_POOL_SIZE, limits: COMMAND_LIMITS }, log, { pid: () => undefined, release });
  return checked(database, `the database of the Trellis that uses ${dataDir}`);
}

/**
 * Opens the database of `DATABASE_MIGRATION_URL`, to change its tables.
 *
 * @throws StartupError when it cannot be opened
 */
export function openMigrationDatabase(url: string, log: Logger): Promise<OpenDatabase> {
  return openServer('DATABASE_MIGRATION_URL', url, { max: MIGRATION_POOL_SIZE, limits: COMMAND_LIMITS }, log);
}

async function openServer(variable: string, url: string, pool: PoolShape, log: Logger): Promise<OpenDatabase> {
  const database = connect({ connectionString: url }, pool, log, { pid: () => undefined, release: () => Promise.resolve() });
  return checked(database, `the database of ${variable} (${withoutPassword(url)})`);
}

async function checked(database: OpenDatabase, name: string): Promise<OpenDatabase> {
  try {
    await checkServer(database.db, name);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface PoolShape {
  readonly max: number;
  readonly limits: SessionLimits;
}

interface Behind {
  readonly pid: () => number | undefined;
  readonly release: () => Promise<void>;
}

function connect(where: pg.PoolConfig, { max, limits }: PoolShape, log: Logger, { pid, release }: Behind): OpenDatabase {
  const pool = new pg.Pool({
    ...limits,
    ...where,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'trellis',
    types: parseTypes(),
    // Not as parameters of the connection: a pooler would refuse them, and `options` in the address would replace them.
    onConnect: (client) => client.query(SET_SESSION).then(() => undefined),
  });
  // The pool does not listen to a connection that is lent out. Without a listener, a connection that breaks between two queries would end
  // the whole server. The borrower gets the error at the next query, and the pool drops the connection on release.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An idle connection broke. The pool has already dropped it, and the next query opens another. The error contains the whole connection,
  // which does not belong in the log.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'A connection to the database was lost');
  });
  const db = new Kysely<CoreTables>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });
  return {
    db,
    pool,
    pid,
    ready: () => answers(db),
    close: async () => {
      await pool.end();
      await release();
    },
  };
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

function withoutPassword(url: string): string {
  const shown = URL.parse(url);
  return shown === null ? 'unreadable' : `${shown.host}${shown.pathname}`;
}
