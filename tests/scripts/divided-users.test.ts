import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDividedDatabase, type DividedDatabase } from '#core/testing/divided-database.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';

const LIMIT_MS = 120_000;

let database: DividedDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createDividedDatabase();
  dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-divided-'));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const environment = (): NodeJS.ProcessEnv => ({
  ...{ ...BARE_ENVIRONMENT, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  ...{ DATABASE_URL: database.serverUrl, DATABASE_MIGRATION_URL: database.ownerUrl },
});

test('a server whose own user may change no table migrates as the other user, and answers', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [path.resolve('src/core/server/app/main.ts')], {
    env: { ...environment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const url = `http://127.0.0.1:${port}`;
    const jobs = await firstAnswer(`${url}/api/jobs?limit=2`, server);
    expect(((await jobs.json()) as { items: unknown[] }).items).toHaveLength(2);
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
  // Refusals of the database would be logged.
  expect(output).not.toContain('permission denied');
  expect(server.exitCode).toBe(0);
});

test('commands work for the same users', () => {
  expect(command('scripts/command.ts', 'admin-list')).toMatchObject({ status: 0, said: expect.stringContaining('admin@demo.test') });
  expect(command('scripts/migrate-down.ts', 'skill-passports/0001-create')).toEqual({
    status: 0,
    said: expect.stringMatching(/^Rolled back .*skill-passports\/0002-name-actions\.\n$/),
  });
  expect(command('scripts/secret-accept.ts').status).toBe(0);
});

function command(script: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(script), ...args], { env: environment(), encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Waits for a call and not for `/readyz`, which also needs the client: this test runs before it is built. */
async function firstAnswer(url: string, server: ChildProcess): Promise<Response> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end && server.exitCode === null; await sleep(100)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return answer;
  }
  throw new Error('The server did not answer');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return address.port;
}
