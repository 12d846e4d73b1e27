import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '#core/server/config/read-config.ts';
import { openEmbeddedPostgres } from '#core/server/db/embedded-postgres/embedded-postgres.ts';
import { migrateUp } from '#core/server/db/migrator.ts';
import { openDatabase } from '#core/server/db/open-database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { HeldLock } from '../../support/held-lock.ts';
import { ScriptChecks } from '../../support/script-checks.ts';
import { countWork } from './queue-server.ts';

// node tests/crash/queue/run.ts: two servers run jobs, and are killed in turn while a lock holds a job between its two writes. Half as many
// jobs again are added in transactions that are rolled back. Afterwards each job must have had its effect. The last line is
// `N passed, N failed`.

const KILLS = 8;
const JOBS_OF_A_KILL = 100;
const JOBS = KILLS * JOBS_OF_A_KILL;
const PATIENCE_MS = 180_000;
const ROLLED_BACK = 1_000_000;
const SERVERS = ['crash_one', 'crash_two'] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'trellis-queue-'));
const log = createLogger('silent');
const postgres = await openEmbeddedPostgres({ dataDir: folder, log, durable: false });
const { host, port, user } = postgres.address;
const urlFor = (name: string): string => `postgres://${name}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
const database = await openDatabase(readConfig({ NODE_ENV: 'test', DATABASE_URL: urlFor(user) }), log);
const { db } = database;
const store = new JobStore(database);
const work = countWork(db);
const running = new Map<string, ChildProcess>();

const checks = new ScriptChecks();
const { check } = checks;

/** Starts a server. PostgreSQL knows its connections by the user of this name. */
async function start(name: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'queue-server.ts'), urlFor(name)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Adds the jobs of a kill, from this number on. */
async function add(from: number): Promise<void> {
  const queue = createQueue(store);
  for (let n = from; n < from + JOBS_OF_A_KILL; n += 10) {
    await inTransaction(db, async (_own, transaction) => {
      for (let at = n; at < n + 10; at += 1) await queue.add(transaction, work, { n: at }, { key: String(at) });
    });
    const doomed = inTransaction(db, async (_own, transaction) => {
      for (let at = n; at < n + 5; at += 1) await queue.add(transaction, work, { n: ROLLED_BACK + at });
      throw new Error('rolled back');
    });
    await doomed.catch(() => undefined);
  }
}

/** Kills a server while it waits with one of its jobs, and starts it again. Resolves with whether it did wait. */
async function killAtWork(name: string, jobsFrom: number): Promise<boolean> {
  const lock = await HeldLock.on('effects', { ...postgres.address, database: 'postgres' });
  try {
    await add(jobsFrom);
    const isAtWork = await lock.untilAwaited(PATIENCE_MS, name);
    await kill(running.get(name));
    return isAtWork;
  } finally {
    await lock.release();
    running.set(name, await start(name));
  }
}

const count = async (query: string): Promise<number> => Number((await sql.raw<{ n: number }>(query).execute(db)).rows[0]?.n);
const left = (): Promise<number> => count('select count(*) as n from queue_jobs');

try {
  await migrateUp(db, []);
  await sql`create table runs (n int not null)`.execute(db);
  await sql`create table effects (n int primary key)`.execute(db);
  for (const name of SERVERS) await sql`create role ${sql.id(name)} superuser login`.execute(db);
  for (const name of SERVERS) running.set(name, await start(name));
  let interrupted = 0;
  for (let kills = 0; kills < KILLS; kills += 1) {
    if (await killAtWork(SERVERS[kills % SERVERS.length] ?? SERVERS[0], kills * JOBS_OF_A_KILL)) interrupted += 1;
  }
  const deadline = Date.now() + PATIENCE_MS;
  while ((await left()) > 0 && Date.now() < deadline) await sleep(200);

  const effects = await count(`select count(*) as n from effects where n < ${JOBS}`);
  const again = (await count('select count(*) as n from runs')) - JOBS;
  check(`${effects} of ${JOBS} jobs had their effect once, while two servers were killed ${KILLS} times`, effects === JOBS);
  check('every job has ended without a failure', (await left()) === 0);
  if (interrupted === 0) checks.skip('no server was at work when it was killed');
  else check(`${again} attempts were repeated after ${interrupted} servers were killed at work`, again >= interrupted);
  check('no job of a rolled-back transaction ran', (await count(`select count(*) as n from runs where n >= ${JOBS}`)) === 0);
} catch (error) {
  checks.error(error);
} finally {
  for (const child of running.values()) await kill(child);
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
await checks.end();
