import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '#core/testing/test-database.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';
import { freePort } from '../support/trellis-server.ts';

const LIMIT_MS = 120_000;

const database = testDatabase();
let dataDir: string;
beforeAll(async () => {
  dataDir = testFolder();
});

test('what the server keeps is for its own account alone, also what an earlier version wrote', async () => {
  mkdirSync(path.join(dataDir, 'files', 'inner'), { recursive: true, mode: 0o755 });
  writeFileSync(path.join(dataDir, 'files', 'inner', 'old'), 'x', { mode: 0o644 });
  await runOnce();
  const entries = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map(
    (name) => [name, statSync(path.join(dataDir, name))] as const,
  );
  const names = entries.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['demo-seeded', 'audit-anchors.jsonl', 'secret.key', path.join('files', 'inner', 'old')]));
  const wrong = entries.filter(([, stat]) => (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600));
  expect(wrong.map(([name, stat]) => `${name} ${(stat.mode & 0o777).toString(8)}`)).toEqual([]);
});

/** Starts the server with the usual rights for new files, and stops it once it answers. */
async function runOnce(): Promise<void> {
  const port = await freePort();
  const server = spawn('sh', ['-c', 'umask 022; exec "$0" "$1"', process.execPath, path.resolve('src/core/server/app/main.ts')], {
    env: { ...BARE_ENVIRONMENT, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  const ended = once(server, 'exit');
  try {
    await firstAnswer(`http://127.0.0.1:${port}/healthz`, () => server.exitCode === null);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function firstAnswer(url: string, runs: () => boolean): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end && runs(); await sleep(100)) {
    if ((await fetch(url).catch(() => undefined))?.status === 200) return;
  }
  throw new Error('The server did not answer');
}
