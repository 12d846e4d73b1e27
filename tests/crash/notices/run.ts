import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { readConfig } from '#core/server/config/read-config.ts';
import { openEmbeddedPostgres } from '#core/server/db/embedded-postgres/embedded-postgres.ts';
import { migrateUp } from '#core/server/db/migrator.ts';
import { openDatabase } from '#core/server/db/open-database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { MailCollector } from '#core/testing/mail-collector.ts';
import { startSmtpStub } from '#core/testing/smtp-stub.ts';
import { ScriptChecks } from '../../support/script-checks.ts';
import { noticesOn, told } from './told-plugin.ts';

// node tests/crash/notices/run.ts: notices for 100 users are raised, undone and rolled back, while two servers that tell and mail them are
// killed ten times each. Afterwards each wanted notice stands on the page once and was mailed, and no other was. The last line is
// `N passed, N failed`.

const USERS = 100;
const RAISES = 2_000;
const ROUNDS = 20;
const PATIENCE_MS = 300_000;
// A server sends two mails at a time.
const IN_PROGRESS = 2;

const folder = mkdtempSync(path.join(tmpdir(), 'trellis-notices-'));
const log = createLogger('silent');
const postgres = await openEmbeddedPostgres({ dataDir: folder, log, durable: false });
const { host, port, user } = postgres.address;
const url = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url });
const database = await openDatabase(config, log);
const { db } = database;
const smtp = await startSmtpStub();
const { raise } = noticesOn(database, config, new MailCollector()).registry.notices;
const running: (ChildProcess | undefined)[] = [undefined, undefined];
const users = Array.from({ length: USERS }, () => uuidv7());

const checks = new ScriptChecks();
const { check } = checks;

async function start(): Promise<ChildProcess> {
  const server = path.join(import.meta.dirname, 'notice-server.ts');
  const child = spawn(process.execPath, [server, url, `smtp://127.0.0.1:${smtp.port}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

type Fate = 'wanted' | 'undone' | 'rolled back';

/** Of ten raises, one is undone and one is rolled back. */
const fateOf = (n: number): Fate => (n % 10 === 3 ? 'undone' : n % 10 === 7 ? 'rolled back' : 'wanted');

const tell = (n: number, state: 'before' | 'after', from: 'before' | 'after', fails = false): Promise<void> =>
  inTransaction(db, async (_own, transaction) => {
    const event = { to: { users: [users[n % USERS] ?? ''] }, about: String(n), params: { number: String(n), state }, from };
    await raise(transaction, told, event);
    if (fails) throw new Error('rolled back');
  });

async function raiseFrom(first: number): Promise<void> {
  for (let n = first; n < first + RAISES / ROUNDS; n += 1) {
    const fate = fateOf(n);
    await tell(n, 'after', 'before', fate === 'rolled back').catch(() => undefined);
    if (fate === 'undone') await tell(n, 'before', 'after');
  }
}

const count = async (query: string): Promise<number> => Number((await sql.raw<{ n: number }>(query).execute(db)).rows[0]?.n);
const left = (): Promise<number> => count('select count(*) as n from queue_jobs');

try {
  await migrateUp(db, []);
  for (const [index, id] of users.entries()) {
    const row = { id, identity_uid: id, email: `user-${index}@example.org`, email_verified: true, name: `User ${index}`, role: null };
    await db.insertInto('users').values(row).execute();
  }
  for (const at of running.keys()) running[at] = await start();
  for (let round = 0; round < ROUNDS; round += 1) {
    await raiseFrom(round * (RAISES / ROUNDS));
    await sleep((round * 370) % 1_500);
    await kill(running[round % 2]);
    running[round % 2] = await start();
  }
  const deadline = Date.now() + PATIENCE_MS;
  while ((await left()) > 0 && Date.now() < deadline) await sleep(200);

  const wanted = Array.from({ length: RAISES }, (_, n) => n).filter((n) => fateOf(n) === 'wanted');
  const { rows } = await sql<{ about: string }>`select about from notices where told_at is not null and on_site`.execute(db);
  const shown = rows.map(({ about }) => Number(about)).sort((one, other) => one - other);
  check(`each of the ${wanted.length} wanted notices stands on the page once, and no other`, String(shown) === String(wanted));

  const mailed = smtp.mails.map(({ raw }) => Number(/^Subject: Number (\d+)/m.exec(raw)?.[1]));
  const arrived = [...new Set(mailed)].sort((one, other) => one - other);
  check('each of them was mailed, and none that was undone or rolled back', String(arrived) === String(wanted));
  const ids = new Set(smtp.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]));
  check('a mail that was sent again has the same Message-ID', ids.size === wanted.length, `${ids.size} different ones`);
  const repeated = mailed.length - arrived.length;
  check(`${repeated} mails were sent again, at most those in progress at the ${ROUNDS} kills`, repeated <= ROUNDS * IN_PROGRESS);
  check('every job has ended without a failure', (await left()) === 0);
  check('every mail is marked as sent', (await count("select count(*) as n from mails where state <> 'sent'")) === 0);
} catch (error) {
  checks.error(error);
} finally {
  for (const child of running) await kill(child);
  await smtp.close();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
await checks.end();
