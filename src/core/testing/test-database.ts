import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { readConfig } from '#core/server/config/read-config.ts';
import type { ServerConfig } from '#core/server/config/server-config.ts';
import { listMigrations, type MigrationOwner } from '#core/server/db/migration-list.ts';
import { migrateUp } from '#core/server/db/migrator.ts';
import { type OpenDatabase, openDatabase } from '#core/server/db/open-database.ts';
import { TEST_POSTGRES, TEST_PREFIX } from './test-postgres.ts';

interface TestDatabaseOptions {
  /** Plugins whose migrations run after the core's, each after the plugins that it requires. Default none. */
  readonly plugins?: readonly (MigrationOwner & { readonly id: string })[];
  /** Writes the first rows, which every suite with these plugins then finds in its database. */
  readonly prepare?: (database: OpenDatabase, url: string) => Promise<void>;
}

/** A database for one suite. It is dropped when closed. */
export interface TestDatabase extends OpenDatabase {
  /** Its address in the format of `DATABASE_URL`. */
  readonly url: string;
}

// An arbitrary lock number: only one worker creates a template at a time.
const TEMPLATE_LOCK = 7_387_435_002;

/**
 * Creates a migrated database on the PostgreSQL server of this test run, or on that of `TEST_DATABASE_URL`.
 */
export async function createTestDatabase({ plugins = [], prepare }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `${fromRun(TEST_PREFIX)}_${randomUUID().slice(0, 13).replaceAll('-', '')}`;
  await asAdministrator(async (client) => {
    const template = await ensureTemplate(client, plugins, prepare);
    await client.query(`create database ${name} template ${template} strategy ${await fastestCopy(client)}`);
  });
  const url = urlOf(name);
  const database = await openDatabase(configOf(url), pino({ level: 'silent' }));
  const close = async (): Promise<void> => {
    await database.close();
    await asAdministrator((client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...database, url, close };
}

/**
 * A database like that of {@link createTestDatabase} for all tests of a file, which is dropped after the last of them.
 *
 * @example
 * const database = testDatabase({ plugins: [jobsServerPlugin] });
 */
export function testDatabase(options?: TestDatabaseOptions): TestDatabase {
  let created: TestDatabase | undefined;
  beforeAll(async () => {
    created = await createTestDatabase(options);
  });
  afterAll(() => created?.close());
  return databaseLater(() => created);
}

/** A database like that of {@link testDatabase}, but a new one for each test. */
export function freshDatabase(options?: TestDatabaseOptions): TestDatabase {
  let created: TestDatabase | undefined;
  beforeEach(async () => {
    created = await createTestDatabase(options);
  });
  afterEach(() => created?.close());
  return databaseLater(() => created);
}

/** Stands for a database that the hooks create. */
function databaseLater(created: () => TestDatabase | undefined): TestDatabase {
  const database = (): TestDatabase => {
    const open = created();
    if (open === undefined) throw new Error('The database of the tests is not open: only tests and hooks can use it.');
    return open;
  };
  return {
    pid: () => database().pid(),
    ready: () => database().ready(),
    close: () => database().close(),
    get db() {
      return database().db;
    },
    get pool() {
      return database().pool;
    },
    get url() {
      return database().url;
    },
  };
}

/** Runs each set of migrations, and writes the first rows of each set of plugins, once in a test run. The database of a suite is then a file copy of that template. */
async function ensureTemplate(
  client: pg.Client,
  plugins: NonNullable<TestDatabaseOptions['plugins']>,
  prepare: TestDatabaseOptions['prepare'],
): Promise<string> {
  const prepared = prepare === undefined ? [] : plugins.map(({ id }) => id);
  const name = `${fromRun(TEST_PREFIX)}_template_${fingerprint(plugins, prepared)}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(client, name, plugins, prepare);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

async function makeTemplate(
  client: pg.Client,
  name: string,
  plugins: readonly MigrationOwner[],
  prepare: TestDatabaseOptions['prepare'],
): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} ${await unicode(client)}`);
  const url = urlOf(unfinished);
  const database = await openDatabase(configOf(url), pino({ level: 'silent' }));
  try {
    await migrateUp(database.db, plugins);
    await prepare?.(database, url);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

/** The options of CREATE DATABASE for Unicode letters, independent of the server's default. */
async function unicode(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ provider: string }>(
    "select datlocprovider as provider from pg_database where datname = 'template0'",
  );
  return rows[0]?.provider === 'c' ? "template template0 encoding 'UTF8' locale 'C.UTF-8'" : "template template0 encoding 'UTF8'";
}

/** Copying files needs checkpoints. They are fast on a server where no write waits for the disk. */
async function fastestCopy(client: pg.Client): Promise<'file_copy' | 'wal_log'> {
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  return rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log';
}

/** A fingerprint of a template. Other migrations, and first rows of other plugins, need another template. */
function fingerprint(plugins: readonly MigrationOwner[], prepared: readonly string[]): string {
  const texts = listMigrations(plugins).map(({ id, up }) => `${id} ${up}`);
  return createHash('sha256')
    .update([...texts, ...prepared].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

async function asAdministrator<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: fromRun(TEST_POSTGRES) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function configOf(url: string): ServerConfig {
  return readConfig({ NODE_ENV: 'test', DATABASE_URL: url });
}

function urlOf(database: string): string {
  const url = new URL(fromRun(TEST_POSTGRES));
  url.pathname = `/${database}`;
  return url.href;
}

function fromRun(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is not set: tests with a database belong to Jest's project "server".`);
  return value;
}
