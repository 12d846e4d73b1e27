import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#core/server/db/embedded-postgres/embedded-postgres.ts';
import { fastFolder } from './fast-folder.ts';

/** Variable that passes the address of the test run's PostgreSQL server to its workers. */
export const TEST_POSTGRES = 'TRELLIS_TEST_POSTGRES';

/** Variable with the prefix of all database names of a test run, so several runs can share a server. */
export const TEST_PREFIX = 'TRELLIS_TEST_PREFIX';

interface Running {
  readonly postgres: EmbeddedPostgres;
  readonly folder: string;
}

let running: Running | undefined;

/** Starts the PostgreSQL server of a test run, unless `TEST_DATABASE_URL` names one. Its data is deleted when the run ends. */
export async function startTestPostgres(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  process.env[TEST_PREFIX] = `trellis_test_${Date.now().toString(36)}_${process.pid}`;
  process.env[TEST_POSTGRES] = given ?? (await startOwn());
}

/** Stops the server that {@link startTestPostgres} started. On a given server, drops the databases of the run. */
export async function stopTestPostgres(): Promise<void> {
  if (running === undefined) return dropAll(process.env[TEST_POSTGRES], process.env[TEST_PREFIX]);
  await running.postgres.stop();
  rmSync(running.folder, { recursive: true, force: true });
  running = undefined;
}

async function startOwn(): Promise<string> {
  const folder = mkdtempSync(join(fastFolder(), 'trellis-tests-'));
  const postgres = await openEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'silent' }), durable: false });
  running = { postgres, folder };
  const { host, port, user } = postgres.address;
  return `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
}

async function dropAll(url: string | undefined, prefix: string | undefined): Promise<void> {
  if (url === undefined || prefix === undefined) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.end();
}
