import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { descendants } from '../../scripts/checks/processes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A Trellis server in a process of its own, on a fixed port and data folder, that can be killed and started again. */
export class TrellisServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #command: readonly [string, ...string[]];
  #child: ChildProcess | undefined;
  #output = '';

  /**
   * @param options.launcher of an unpacked release; by default, the server of the work tree runs
   * @param options.main another program of the work tree that starts a server
   */
  constructor(options: { port: number; dataDir: string; env?: NodeJS.ProcessEnv; launcher?: string | undefined; main?: string }) {
    const { port, dataDir, launcher, main = 'src/core/server/app/main.ts' } = options;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#command = launcher === undefined ? [process.execPath, main] : [launcher, 'start'];
    this.#env = {
      ...process.env,
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      CHECK_REPLIES: '1',
      RATE_LIMITS: 'off',
      // The dates of imported files stay in the past.
      IMPORTED_EXPIRE_DAYS: '0',
      ...options.env,
    };
  }

  /** The output of the current process. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('the server is not running');
    return pid;
  }

  /** Starts the process and waits until every part is ready. */
  async start(timeoutMs = 60_000): Promise<void> {
    this.#output = '';
    const [program, ...args] = this.#command;
    const child = spawn(program, args, {
      cwd: ROOT,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    await this.untilReady(timeoutMs);
  }

  /** Waits until `/readyz` answers 200. */
  async untilReady(timeoutMs = 60_000): Promise<void> {
    const end = Date.now() + timeoutMs;
    while (Date.now() < end) {
      if (this.#child?.exitCode !== null) throw new Error(`the server ended with ${this.#child?.exitCode}:\n${this.#output}`);
      const response = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (response?.status === 200) return;
      await sleep(50);
    }
    throw new Error(`not ready after ${timeoutMs} ms:\n${this.#output}`);
  }

  /** Stops the server as an operator would. Resolves with the exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return ended;
  }

  /** `kill -9` of the server process only. */
  async killServer(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** `kill -9` of PostgreSQL's main process only. Resolves when the server has begun to start another one. */
  async killDatabase(timeoutMs = 60_000): Promise<void> {
    const killed = this.databasePid();
    process.kill(killed, 'SIGKILL');
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(20)) {
      if ((this.#databasePid() ?? killed) !== killed) return;
    }
    throw new Error(`PostgreSQL was not started again after ${timeoutMs} ms:\n${this.#output}`);
  }

  /** `kill -9` of the server, PostgreSQL and all other descendants. */
  async killAll(): Promise<void> {
    const pids = [this.databasePid(), ...descendants(this.pid)];
    await this.killServer();
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has already ended with its parent.
      }
    }
  }

  /** Process id from `postmaster.pid`, anywhere in the data folder. */
  databasePid(): number {
    const pid = this.#databasePid();
    if (pid === undefined) throw new Error('no database runs in the data folder');
    return pid;
  }

  #databasePid(): number | undefined {
    const file = globSync('**/postmaster.pid', { cwd: this.dataDir })[0];
    if (file === undefined) return undefined;
    try {
      return Number(readFileSync(path.join(this.dataDir, file), 'utf8').split('\n')[0]) || undefined;
    } catch {
      // It was removed a moment ago.
      return undefined;
    }
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
