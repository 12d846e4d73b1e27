import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { lockDataFolder, readLock } from './data-folder-lock.ts';

const HOLD = `
  import { lockDataFolder } from ${JSON.stringify(join(__dirname, 'data-folder-lock.ts'))};
  process.stdin.resume().on('end', () => process.exit());
  try {
    await lockDataFolder(process.argv[1]);
    console.log('taken');
  } catch {
    console.log('refused');
  }
`;

describe('the lock on a data folder', () => {
  let dataDir: string;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    dataDir = testFolder();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
  });

  /** Another process that tries to take the lock and then stays alive. Resolves to its output. */
  async function rival(): Promise<{ child: ChildProcess; answer: string }> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    const [answer] = await once(child.stdout, 'data');
    return { child, answer: String(answer).trim() };
  }

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  it('makes the folder, and names its holder until it is released', async () => {
    const fresh = join(dataDir, 'not', 'yet');
    const lock = await lockDataFolder(fresh);
    expect(readLock(fresh)).toMatchObject({ pid: process.pid, purpose: 'server' });
    lock.release();
    expect(readLock(fresh)).toBeUndefined();
    expect(readdirSync(fresh)).toEqual([]);
  });

  it('refuses a second server with a sentence that names the first server', async () => {
    const lock = await lockDataFolder(dataDir);
    lock.announce('http://127.0.0.1:3000');
    await expect(lockDataFolder(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} is in use by the Trellis server at http://127.0.0.1:3000 (process ${process.pid}). Stop it first, or choose another DATA_DIR.`,
    );
    expect((await rival()).answer).toBe('refused');
    lock.release();
  });

  it('names a server that does not listen yet, and a command', async () => {
    const server = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toThrow('in use by a Trellis server that is starting');
    server.release();
    const command = await lockDataFolder(dataDir, 'command');
    await expect(lockDataFolder(dataDir)).rejects.toThrow('in use by another Trellis command');
    command.release();
  });

  it('replaces the lock of a killed server', async () => {
    const { child, answer } = await rival();
    expect(answer).toBe('taken');
    await kill(child);
    expect(readLock(dataDir)).toBeUndefined();
    const lock = await lockDataFolder(dataDir);
    expect(readLock(dataDir)?.pid).toBe(process.pid);
    lock.release();
  });

  it.each([
    ['names a process whose number another one has now', { pid: process.pid, identity: 'an earlier boot:1', id: 'x' }],
    ['names no process', { pid: 0, identity: '', id: 'x' }],
  ])('takes over a lock that %s', async (_what, holder) => {
    writeFileSync(join(dataDir, 'trellis.lock'), JSON.stringify(holder));
    (await lockDataFolder(dataDir)).release();
  });

  it('replaces an empty lock after a power failure, and a lock whose takeover was interrupted', async () => {
    writeFileSync(join(dataDir, 'trellis.lock'), '');
    writeFileSync(join(dataDir, 'trellis.lock.takeover'), '');
    (await lockDataFolder(dataDir)).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('goes to exactly one of many processes that find a stale lock at the same time', async () => {
    writeFileSync(join(dataDir, 'trellis.lock'), '');
    const answers = await Promise.all(Array.from({ length: 6 }, rival));
    expect(answers.map(({ answer }) => answer).sort()).toEqual([...Array.from({ length: 5 }, () => 'refused'), 'taken']);
  });

  it('does not remove the lock of another process on release', async () => {
    const lock = await lockDataFolder(dataDir);
    const other = JSON.stringify({ ...JSON.parse(readFileSync(join(dataDir, 'trellis.lock'), 'utf8')), id: 'another' });
    writeFileSync(join(dataDir, 'trellis.lock'), other);
    lock.release();
    expect(existsSync(join(dataDir, 'trellis.lock'))).toBe(true);
  });

  it('reports in one sentence that a file has the path of the folder', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(lockDataFolder(file)).rejects.toThrow(
      `${file} cannot be a folder, because a file is in its way. Choose another DATA_DIR.`,
    );
  });
});
