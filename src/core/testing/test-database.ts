import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { readConfig } from '#core/server/config/read-config.ts';
import type { ServerConfig } from '#core/server/config/server-config.ts';
import { listMigrations, type MigrationOwner } from '#core/server/db/migration-list.ts';
import { migrateUp } from '#core/server/db/migrator.ts';
import { type OpenDatabase, openDatabase } from '#core/server/db/open-database.ts';
import { TEST_POSTGRES, TEST_PREFIX } from './test-postgres.ts';

/** What a test's database has in it. */
export interface TestDatabaseOptions {
  /** Plugins whose migrations it gets after the core's, each after those it requires. Default none. */
  readonly plugins?: readonly MigrationOwner[];
}

/** A database for one suite alone, thrown away when closed. */
export interface TestDatabase extends OpenDatabase {
  /** As `DATABASE_URL` takes it. */
  readonly url: string;
}

// Any number: only one worker makes a template at a time.
const TEMPLATE_LOCK = 7_387_435_002;

/**
 * A fresh, migrated database on the PostgreSQL of this run of tests, or on that of `TEST_DATABASE_URL`.
 *
 * @example
 * let database: TestDatabase;
 * beforeAll(async () => { database = await createTestDatabase({ plugins: [jobsServerPlugin] }); });
 * afterAll(() => database.close());
 */
export async function createTestDatabase({ plugins = [] }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `${fromRun(TEST_PREFIX)}_${randomUUID().slice(0, 13).replaceAll('-', '')}`;
  await asAdministrator(async (client) => {
    const template = await ensureTemplate(client, plugins);
    await client.query(`create database ${name} template ${template} strategy ${fastestCopy()}`);
  });
  const url = urlOf(name);
  const database = await openDatabase(configOf(url), pino({ level: 'silent' }));
  const close = async (): Promise<void> => {
    await database.close();
    await asAdministrator((client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...database, url, close };
}

/** Migrates once for each set of migrations in a run; a suite's database is then a copy of files. */
async function ensureTemplate(client: pg.Client, plugins: readonly MigrationOwner[]): Promise<string> {
  const name = `${fromRun(TEST_PREFIX)}_template_${fingerprint(plugins)}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(client, name, plugins);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

async function makeTemplate(client: pg.Client, name: string, plugins: readonly MigrationOwner[]): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} ${await unicode(client)}`);
  const database = await openDatabase(configOf(urlOf(unfinished)), pino({ level: 'silent' }));
  try {
    await migrateUp(database.db, plugins);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

/** How the database must be made to know Unicode's letters, whatever the server's own default is. */
async function unicode(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ provider: string }>(
    "select datlocprovider as provider from pg_database where datname = 'template0'",
  );
  return rows[0]?.provider === 'c' ? "template template0 encoding 'UTF8' locale 'C.UTF-8'" : "template template0 encoding 'UTF8'";
}

/** Copying files needs checkpoints, which are quick where nothing waits for the disk, as on the PostgreSQL of our own. */
function fastestCopy(): 'file_copy' | 'wal_log' {
  return process.env.TEST_DATABASE_URL === undefined ? 'file_copy' : 'wal_log';
}

/** Names the migrations of a template: with others it is another template. */
function fingerprint(plugins: readonly MigrationOwner[]): string {
  const texts = listMigrations(plugins).map(({ id, up }) => `${id} ${up}`);
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
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
