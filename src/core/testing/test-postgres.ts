import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#core/server/db/embedded-postgres/embedded-postgres.ts';

/** Variable through which a run of tests tells its workers where its PostgreSQL is. */
export const TEST_POSTGRES = 'TRELLIS_TEST_POSTGRES';

interface Running {
  readonly postgres: EmbeddedPostgres;
  readonly folder: string;
}

let running: Running | undefined;

/** Starts the PostgreSQL of a run of tests, unless `TEST_DATABASE_URL` names one; its data goes when the run ends. */
export async function startTestPostgres(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  process.env[TEST_POSTGRES] = given ?? (await startOwn());
}

/** Ends what {@link startTestPostgres} started. */
export async function stopTestPostgres(): Promise<void> {
  if (running === undefined) return;
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
