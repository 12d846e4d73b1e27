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
import { countWork } from './queue-server.ts';

// node tests/crash/queue/run.ts: two servers run 2,000 jobs, and each is killed ten times at random. Half as many jobs again are added in
// transactions that are rolled back. Afterwards each job must have had its effect. The last line is `N passed, N failed`.

const JOBS = 2_000;
const KILLS = 10;
const PATIENCE_MS = 180_000;
const ROLLED_BACK = 1_000_000;

const folder = mkdtempSync(path.join(tmpdir(), 'trellis-queue-'));
const log = createLogger('silent');
const postgres = await openEmbeddedPostgres({ dataDir: folder, log, durable: false });
const { host, port, user } = postgres.address;
const url = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
const database = await openDatabase(readConfig({ NODE_ENV: 'test', DATABASE_URL: url }), log);
const { db } = database;
const store = new JobStore({ ...database, log });
const work = countWork(db);

let passed = 0;
let failed = 0;
const check = (ok: boolean, sentence: string): void => {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
};

async function server(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'queue-server.ts'), url], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Restarts a server that is killed again and again, then lets it run until the end. */
async function unlucky(ended: AbortSignal): Promise<void> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    const child = await server();
    await sleep(200 + Math.random() * 800);
    await kill(child);
  }
  const child = await server();
  if (!ended.aborted) await once(ended, 'abort');
  await kill(child);
}

async function add(): Promise<void> {
  const queue = createQueue(store);
  for (let n = 0; n < JOBS; n += 10) {
    await inTransaction(db, async (_own, transaction) => {
      for (let at = n; at < n + 10; at += 1) await queue.add(transaction, work, { n: at }, { key: String(at) });
    });
    const doomed = inTransaction(db, async (_own, transaction) => {
      for (let at = n; at < n + 5; at += 1) await queue.add(transaction, work, { n: ROLLED_BACK + at });
      throw new Error('rolled back');
    });
    await doomed.catch(() => undefined);
    await sleep(10);
  }
}

const count = async (query: string): Promise<number> => Number((await sql.raw<{ n: number }>(query).execute(db)).rows[0]?.n);
const left = (): Promise<number> => count('select count(*) as n from queue.job');

try {
  await migrateUp(db, []);
  await sql`create table runs (n int not null)`.execute(db);
  await sql`create table effects (n int primary key)`.execute(db);
  const end = new AbortController();
  const servers = [unlucky(end.signal), unlucky(end.signal)];
  await add();
  const deadline = Date.now() + PATIENCE_MS;
  while ((await left()) > 0 && Date.now() < deadline) await sleep(200);
  end.abort();
  await Promise.all(servers);

  const effects = await count(`select count(*) as n from effects where n < ${JOBS}`);
  const again = (await count('select count(*) as n from runs')) - JOBS;
  check(effects === JOBS, `${effects} of ${JOBS} jobs had their effect once, while two servers were killed ${KILLS} times each`);
  check((await left()) === 0, 'every job has ended without a failure');
  check(again > 0, `${again} interrupted attempts were repeated`);
  check((await count(`select count(*) as n from runs where n >= ${JOBS}`)) === 0, 'no job of a rolled-back transaction ran');
} catch (error) {
  check(false, String(error));
} finally {
  await store.stop();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
