import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { fastFolder } from '#core/testing/fast-folder.ts';
import { ApiUser } from '../support/api-client.ts';
import { ScriptChecks } from '../support/script-checks.ts';
import { CRASH_SEED, seededRandom } from '../support/seeded-random.ts';
import { freePort, TrellisServer } from '../support/trellis-server.ts';
import { unpackRelease } from '../support/unpack-release.ts';
import { provideHaproxy, startHaproxy, stopHaproxy } from './haproxy.ts';
import { Load } from './load.ts';

// TEST_DATABASE_URL=... node tests/rolling-restart/run.ts [RESTARTS [ARCHIVE]]: two servers behind HAProxy share a database and are restarted
// in turn, while clients read and write. With an archive, both are servers of the release. No request may fail, and no confirmed write may
// be lost. CRASH_SEED sets the pauses of the clients. The last line is `N passed, N failed`.

const CLIENTS = 50;
const DELAY_S = 5;
/** The proxy sees a started server at its next check, once a second. */
const UNTIL_SEEN_MS = 3_000;

const restarts = Number(process.argv[2] ?? 3);
const archive = process.argv[3];
const administrators = process.env.TEST_DATABASE_URL ?? '';
if (administrators === '') throw new Error('TEST_DATABASE_URL is not set.');

const checks = new ScriptChecks();
const { check } = checks;

const name = `trellis_rolling_${randomUUID().slice(0, 8)}`;
const folder = mkdtempSync(path.join(fastFolder(), 'trellis-rolling-'));
const url = new URL(administrators);
url.pathname = `/${name}`;
const unpacked = archive === undefined ? undefined : unpackRelease(archive);
const secretKey = randomBytes(32).toString('base64url');

async function newServer(which: string): Promise<TrellisServer> {
  const dataDir = path.join(folder, which);
  mkdirSync(dataDir, { recursive: true });
  const env = { NODE_ENV: 'test', DATABASE_URL: url.href, SECRET_KEY: secretKey, SHUTDOWN_DELAY_S: String(DELAY_S) };
  return new TrellisServer({ port: await freePort(), dataDir, env, launcher: unpacked?.launcher });
}

/** Both servers know the same accounts, as with a project of the provider. The embedded identity keeps them in the data folder. */
async function startBoth(): Promise<readonly [TrellisServer, TrellisServer]> {
  const [one, two] = [await newServer('one'), await newServer('two')];
  await one.start();
  cpSync(path.join(one.dataDir, 'identity'), path.join(two.dataDir, 'identity'), { recursive: true });
  await two.start();
  return [one, two];
}

const administrator = new pg.Client({ connectionString: administrators });
await administrator.connect();
await administrator.query(`create database ${name} encoding 'UTF8' template template0`);
const servers: TrellisServer[] = [];
try {
  console.log(`     CRASH_SEED=${CRASH_SEED}`);
  provideHaproxy();
  const [one, two] = await startBoth();
  servers.push(one, two);
  const port = await freePort();
  const proxy = await startHaproxy(folder, port, [one.url, two.url]);
  try {
    const site = `http://127.0.0.1:${port}`;
    const admin = await ApiUser.signIn(one.url, 'admin@demo.test', DEMO_PASSWORD);
    const load = new Load(site, admin, { clients: CLIENTS, random: seededRandom(CRASH_SEED) });
    for (let round = 0; round < restarts; round += 1) {
      for (const server of servers) {
        await sleep(UNTIL_SEEN_MS);
        const code = await server.stop();
        await server.start();
        check(`round ${round + 1}: a server stopped with code ${code}, and started again`, code === 0);
      }
    }
    await sleep(UNTIL_SEEN_MS);
    await load.stop();
    const requests = load.reads + load.written.size + load.failures.length;
    const failures = load.failures.slice(0, 10).join('\n');
    check(`${load.failures.length} of ${requests} requests failed`, load.failures.length === 0 && requests > 0, failures);
    const own = new pg.Client({ connectionString: url.href });
    await own.connect();
    const { rows } = await own.query<{ code: string }>("select code from master_rows where code like 'rolling-%'");
    await own.end();
    const kept = new Set(rows.map(({ code }) => code));
    const lost = [...load.written].filter((code) => !kept.has(code));
    if (load.written.size === 0) checks.skip('no write was confirmed');
    else check(`${lost.length} of ${load.written.size} confirmed writes are lost`, lost.length === 0);
  } finally {
    await stopHaproxy(proxy);
  }
} finally {
  for (const server of servers) await server.killServer();
  await administrator.query(`drop database ${name} with (force)`);
  await administrator.end();
  rmSync(folder, { recursive: true, force: true });
  if (unpacked !== undefined) rmSync(unpacked.folder, { recursive: true, force: true });
}
await checks.end();
