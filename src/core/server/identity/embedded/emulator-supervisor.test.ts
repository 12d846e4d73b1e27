import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { testFolder } from '#core/testing/test-folder.ts';
import { EmulatorSupervisor } from './emulator-supervisor.ts';

let folder: string;

beforeEach(() => {
  folder = testFolder();
});

function settings(journalFile: string) {
  return { projectId: 'demo-trellis', journalFile, tokenKey: Buffer.alloc(32, 1), passwordKey: Buffer.alloc(32, 2) };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('the process does not outlive a server that is killed', async () => {
  const supervisor = pathToFileURL(path.join(import.meta.dirname, 'emulator-supervisor.ts')).href;
  const server = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `
    const { EmulatorSupervisor } = await import(${JSON.stringify(supervisor)});
    const settings = ${JSON.stringify({ projectId: 'demo-trellis', journalFile: path.join(folder, 'accounts.jsonl') })};
    const supervisor = new EmulatorSupervisor({ ...settings, tokenKey: Buffer.alloc(32), passwordKey: Buffer.alloc(32) }, console);
    await supervisor.call({ operation: 'oobCodes', body: {}, asOwner: true });
    console.log(supervisor.processId);
  `,
  ]);
  const [printed] = await server.stdout.take(1).toArray();
  const child = Number(printed);
  expect(isAlive(child)).toBe(true);
  server.kill('SIGKILL');
  await until(() => !isAlive(child));
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a change that cannot be stored gets no response, and the log gives the reason', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const supervisor = new EmulatorSupervisor(settings(path.join(folder, 'missing', 'accounts.jsonl')), pino(sink));
  await until(() => lines.some((line) => line.includes('The embedded identity failed: ENOENT')));
  expect(supervisor.ready).toBe(false);
  await supervisor.stop();
});

test('when the process dies, answered changes are kept and unanswered ones are not', async () => {
  const supervisor = new EmulatorSupervisor(settings(path.join(folder, 'accounts.jsonl')), pino({ level: 'silent' }));
  const signUp = (email: string) =>
    supervisor.call({ operation: 'accounts.signUp', body: { email, password: 'secret one' }, asOwner: true });
  expect(await signUp('kept@example.org')).toMatchObject({ status: 200 });
  expect(existsSync(path.join(folder, 'accounts.jsonl'))).toBe(true);
  const pid = supervisor.processId ?? 0;
  process.kill(pid, 'SIGSTOP');
  const lost = signUp('lost@example.org');
  process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
  expect(await signUp('kept@example.org')).toMatchObject({ status: 400, body: { error: { message: 'EMAIL_EXISTS' } } });
  expect(await signUp('lost@example.org')).toMatchObject({ status: 200 });
  await supervisor.stop();
});
