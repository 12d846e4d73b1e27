import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import { HeldLock } from '../support/held-lock.ts';
import { ScriptChecks } from '../support/script-checks.ts';
import { CRASH_SEED, seededRandom } from '../support/seeded-random.ts';
import { freePort, TrellisServer } from '../support/trellis-server.ts';
import { Accepting } from './accepting.ts';
import { credentialFaults } from './credential-faults.ts';
import { KINDS, Ledger } from './ledger.ts';
import { strayFiles } from './stray-files.ts';
import { verify } from './verify.ts';
import { Writers } from './writers.ts';

// node tests/crash/run.ts [ROUNDS] [OFFERS]: eight writers run, and candidates accept offers of credentials, while the server, PostgreSQL and
// all processes are killed in turn. A lock holds an acceptance between two of its writes when they are killed. Afterwards every confirmed
// write is read back. CRASH_SEED sets when the processes are killed. The last line is `N passed, N failed`.

const rounds = Number(process.argv[2] ?? 20);
const offers = Number(process.argv[3] ?? 60);
/** A first start makes a database, beside other checks that use the processor. */
const FIRST_START_MS = 180_000;
/** A busy machine needs long for an upload, because another process inspects the file. */
const PATIENCE_MS = 120_000;
const WRITES_OF_A_ROUND = 40;

const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-crash-'));
const server = new TrellisServer({ port: await freePort(), dataDir });
const ledger = new Ledger();
const random = seededRandom(CRASH_SEED);
const checks = new ScriptChecks();
const { check } = checks;

/** The processes to kill in a round, and what to start again afterwards. */
const blows = [
  { name: 'the server alone', kill: () => server.killServer(), recover: () => server.start() },
  { name: 'PostgreSQL alone', kill: () => server.killDatabase(), recover: () => server.untilReady() },
  { name: 'all together', kill: () => server.killAll(), recover: () => server.start() },
] as const;

async function until(occurs: () => boolean): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) if (occurs()) return true;
  return false;
}

/** Waits until many writes, among them an upload, are confirmed, and some of each kind since the begin. */
function untilWritten(): Promise<boolean> {
  const writes = ledger.writes.length + WRITES_OF_A_ROUND;
  const files = ledger.count('file');
  return until(() => ledger.writes.length >= writes && ledger.count('file') > files && KINDS.every((kind) => ledger.count(kind) > 0));
}

/** Kills processes while writes and an acceptance are under way. The acceptance has signed, and records the deed. */
async function strike(round: number, accepting: Accepting): Promise<void> {
  const { name, kill, recover } = blows[round % blows.length] ?? blows[0];
  if (!(await untilWritten())) checks.skip(`round ${round + 1}: too few writes were confirmed in time`);
  const lock = await HeldLock.on('credential_events', { ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE });
  try {
    accepting.allow(1 / rounds);
    await sleep(random() * 300);
    if (!(await lock.untilAwaited(PATIENCE_MS))) checks.skip(`round ${round + 1}: no acceptance was under way in time`);
    await kill();
  } finally {
    await lock.release();
  }
  const before = ledger.writes.length;
  await recover();
  const isWriting = await until(() => ledger.writes.length > before);
  check(`round ${round + 1}: after ${before} confirmed writes, ${name} was killed, and writes succeed again`, isWriting);
}

console.log(`     CRASH_SEED=${CRASH_SEED}`);
await server.start(FIRST_START_MS);
const writers = new Writers(server.url, ledger);
const accepting = new Accepting(server.url);
try {
  await accepting.prepare(offers);
  writers.start();
  accepting.start();
  for (let round = 0; round < rounds; round += 1) await strike(round, accepting);
  await until(() => accepting.isDone);
  await Promise.all([writers.stop(), accepting.stop()]);
  const credentials = await credentialFaults(accepting, dataDir);
  check(
    `${credentials.signed} of ${offers} offers were signed, ${accepting.unanswered} without an answer; ${accepting.interrupted} attempts failed`,
    credentials.signed === offers,
  );
  check(`all are whole credentials, but for ${credentials.faults.length}`, credentials.faults.length === 0, some(credentials.faults));
  const strays = await strayFiles(dataDir);
  check(`rows and content of the uploaded files agree, but for ${strays.length}`, strays.length === 0, some(strays));
  const faults = await verify(server.url, ledger);
  const counts = KINDS.map((kind) => `${ledger.count(kind)} ${kind}`).join(', ');
  check(`of the confirmed writes (${counts}), ${faults.length} are missing or different`, faults.length === 0, some(faults));
} catch (error) {
  checks.error(error, server.output.slice(-2000));
} finally {
  await Promise.all([writers.stop(), accepting.stop()]);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
await checks.end();

function some(faults: readonly string[]): string {
  return faults.slice(0, 20).join('\n');
}
