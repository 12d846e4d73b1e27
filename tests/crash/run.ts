import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, TrellisServer } from '../support/trellis-server.ts';
import { Accepting } from './accepting.ts';
import { credentialFaults } from './credential-faults.ts';
import { Ledger } from './ledger.ts';
import { strayFiles } from './stray-files.ts';
import { verify } from './verify.ts';
import { Writers } from './writers.ts';

// node tests/crash/run.ts [ROUNDS] [OFFERS]: eight writers run, and candidates accept offers of credentials, while the server, PostgreSQL and
// all processes are killed in turn. Afterwards every confirmed write is read back. The last line is `N passed, N failed`.

const rounds = Number(process.argv[2] ?? 20);
const offers = Number(process.argv[3] ?? 60);
/** A first start makes a database, beside other checks that use the processor. */
const FIRST_START_MS = 180_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-crash-'));
const server = new TrellisServer({ port: await freePort(), dataDir });
const ledger = new Ledger();

/** A busy machine needs long for an upload, because another process inspects the file. */
const LONGEST_ROUND_MS = 90_000;
const KINDS = ['account', 'company', 'job', 'application', 'move', 'file'] as const;

/** The process to kill in a round, and what to start again afterwards. */
const blows: readonly { readonly name: string; readonly strike: () => Promise<void> }[] = [
  {
    name: 'the server alone',
    strike: async () => {
      await server.killServer();
      await server.start();
    },
  },
  {
    name: 'PostgreSQL alone',
    strike: async () => {
      server.killDatabase();
      await sleep(200);
      await server.untilReady();
    },
  },
  {
    name: 'all together',
    strike: async () => {
      await server.killAll();
      await server.start();
    },
  },
];

let passed = 0;
let failed = 0;
const check = (ok: boolean, sentence: string): void => {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
};

await server.start(FIRST_START_MS);
const writers = new Writers(server.url, ledger);
const accepting = new Accepting(server.url);
try {
  await accepting.prepare(offers);
  writers.start();
  accepting.start();
  for (let round = 0; round < rounds; round += 1) {
    const before = ledger.writes.length;
    const files = ledger.count('file');
    const end = Date.now() + LONGEST_ROUND_MS;
    while ((ledger.writes.length < before + 40 || ledger.count('file') === files) && Date.now() < end) await sleep(50);
    const blow = blows[round % blows.length];
    if (blow === undefined) throw new Error('no blow');
    accepting.allow(1 / rounds);
    await sleep(Math.random() * 300);
    await blow.strike();
    check(
      ledger.writes.length > before,
      `round ${round + 1}: ${ledger.writes.length - before} confirmed writes, then ${blow.name} was killed`,
    );
  }
  await sleep(1000);
  await Promise.all([writers.stop(), accepting.stop()]);
  const credentials = await credentialFaults(accepting, dataDir);
  for (const fault of credentials.faults.slice(0, 20)) console.log(`     ${fault}`);
  check(
    credentials.signed > 0,
    `${credentials.signed} of ${offers} offers were signed, ${accepting.unanswered} without an answer; ${accepting.interrupted} attempts failed`,
  );
  check(credentials.faults.length === 0, `all are offers or whole credentials, but for ${credentials.faults.length}`);
  const faults = await verify(server.url, ledger);
  for (const fault of faults.slice(0, 20)) console.log(`     ${fault}`);
  const counts = KINDS.map((kind) => `${ledger.count(kind)} ${kind}`);
  check(
    KINDS.every((kind) => ledger.count(kind) > 0),
    `writes of each kind were confirmed: ${counts.join(', ')}`,
  );
  const strays = await strayFiles(dataDir);
  for (const stray of strays.slice(0, 20)) console.log(`     ${stray}`);
  check(strays.length === 0, `rows and content of the uploaded files agree, but for ${strays.length}`);
  check(faults.length === 0, `${ledger.writes.length} confirmed writes were read back, ${faults.length} are missing or different`);
} catch (error) {
  check(false, String(error));
} finally {
  await Promise.all([writers.stop(), accepting.stop()]);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
