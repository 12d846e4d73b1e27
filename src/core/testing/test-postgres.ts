import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#core/server/db/embedded-postgres/embedded-postgres.ts';

/** Variable through which a run of tests tells its workers where its PostgreSQL is. */
export const TEST_POSTGRES = 'TRELLIS_TEST_POSTGRES';

/** Variable with what the names of all databases of a run begin with, so that runs can share a server. */
export const TEST_PREFIX = 'TRELLIS_TEST_PREFIX';

interface Running {
  readonly postgres: EmbeddedPostgres;
  readonly folder: string;
}

let running: Running | undefined;

/** Starts the PostgreSQL of a run of tests, unless `TEST_DATABASE_URL` names one; its data goes when the run ends. */
export async function startTestPostgres(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  process.env[TEST_PREFIX] = `trellis_test_${Date.now().toString(36)}_${process.pid}`;
  process.env[TEST_POSTGRES] = given ?? (await startOwn());
}

/** Ends what {@link startTestPostgres} started; on a given server, drops what the run has left there. */
export async function stopTestPostgres(): Promise<void> {
  if (running === undefined) return dropAll(process.env[TEST_POSTGRES], process.env[TEST_PREFIX]);
  await running.postgres.stop();
  rmSync(running.folder, { recursive: true, force: true });
  running = undefined;
}

async function startOwn(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-tests-'));
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
