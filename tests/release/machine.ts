import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/trellis-server.ts';
import { unpackRelease } from '../support/unpack-release.ts';

const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
const LIMIT_MS = 60_000;

// An ordinary user that every system has.
const NOBODY = 65_534;

/** Whether this script runs as root. */
export const isRoot = process.getuid?.() === 0;

/** The output of a command that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** A running server of the release. */
export interface Running {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start until `/readyz` answered 200. */
  readonly readyMs: number;
  readonly stop: (signal: NodeJS.Signals) => Promise<Ended>;
}

interface StartOptions {
  /** May kill the server while it starts. */
  readonly meanwhile?: (kill: () => void) => Promise<void>;
  /** As root, the server runs as an ordinary user otherwise. */
  readonly asRoot?: boolean;
}

/** An empty folder with the unpacked release and a PostgreSQL. As root, all of it belongs to an ordinary user, who runs it. */
export class Machine {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'trellis-release-'));
  readonly #launcher: string;
  readonly #databases: string;
  #postgres: ChildProcess | undefined;
  #postgresPort = 0;

  constructor(archive: string) {
    chmodSync(this.folder, 0o755);
    const { folder, launcher } = unpackRelease(archive, this.folder);
    chmodSync(folder, 0o755);
    this.#launcher = launcher;
    this.#databases = this.#newFolder('databases');
  }

  /** A new data folder of the user. */
  dataDir(name: string): string {
    return this.#newFolder(`data-${name}`);
  }

  async startDatabase(): Promise<void> {
    const cluster = path.join(this.#databases, 'cluster');
    this.#asUser(path.join(POSTGRES_BIN, 'initdb'), ['-D', cluster, '-U', 'trellis', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
    this.#postgresPort = await freePort();
    const settings = ['-D', cluster, '-h', '127.0.0.1', '-p', String(this.#postgresPort), '-k', this.#databases, '-c', 'fsync=off'];
    const [command, args] = this.#command(path.join(POSTGRES_BIN, 'postgres'), settings);
    this.#postgres = spawn(command, args, { stdio: 'ignore' });
    for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(100)) {
      if (spawnSync(path.join(POSTGRES_BIN, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(this.#postgresPort)]).status === 0) return;
    }
    throw new Error('PostgreSQL did not become ready');
  }

  /** Runs statements, and returns the rows as text. */
  query(database: string, sql: string): string {
    const where = ['-h', '127.0.0.1', '-p', String(this.#postgresPort), '-U', 'trellis', '-d', database];
    return execFileSync(path.join(POSTGRES_BIN, 'psql'), [...where, '-v', 'ON_ERROR_STOP=1', '-Atc', sql], { encoding: 'utf8' });
  }

  /** The address of a new database. */
  newDatabase(name: string): string {
    this.query('postgres', `create database ${name}`);
    return `postgres://trellis@127.0.0.1:${this.#postgresPort}/${name}`;
  }

  /** Runs a command of the release to its end. */
  run(args: readonly string[], env: Readonly<Record<string, string>>): Ended {
    const [command, all] = this.#command(this.#launcher, args);
    const { status, stdout, stderr } = spawnSync(command, all, {
      env: this.#env(env),
      cwd: this.folder,
      encoding: 'utf8',
      timeout: LIMIT_MS,
    });
    return { code: status, said: stdout + stderr };
  }

  /** Starts the server. Resolves when it is ready, or with its output when it ended before. */
  async start(env: Readonly<Record<string, string>>, { meanwhile, asRoot = false }: StartOptions = {}): Promise<Running | Ended> {
    const port = env.PORT ?? String(await freePort());
    const [command, args] = asRoot ? ([this.#launcher, ['start']] as const) : this.#command(this.#launcher, ['start']);
    const begun = performance.now();
    const child = spawn(command, args, { env: this.#env({ ...env, PORT: port }), cwd: this.folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()));
    const closed = once(child, 'close');
    void meanwhile?.(() => child.kill('SIGKILL'));
    const url = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + LIMIT_MS; Date.now() < end && child.exitCode === null && child.signalCode === null; await sleep(20)) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      if (answer?.status !== 200) continue;
      const stop = async (signal: NodeJS.Signals): Promise<Ended> => {
        child.kill(signal);
        await closed;
        return { code: child.exitCode, said };
      };
      return { url, pid: Number(child.pid), readyMs: performance.now() - begun, stop };
    }
    child.kill('SIGKILL');
    await closed;
    return { code: child.exitCode, said };
  }

  async remove(): Promise<void> {
    if (this.#postgres?.kill('SIGQUIT')) await once(this.#postgres, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }

  #newFolder(name: string): string {
    const folder = path.join(this.folder, name);
    mkdirSync(folder);
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    return folder;
  }

  #env(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
    return { PATH: '/usr/bin:/bin', ...env };
  }

  #command(program: string, args: readonly string[]): [string, string[]] {
    if (!isRoot) return [program, [...args]];
    return ['setpriv', [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', program, ...args]];
  }

  #asUser(program: string, args: readonly string[]): void {
    const [command, all] = this.#command(program, args);
    execFileSync(command, all, { stdio: 'ignore', cwd: '/' });
  }
}
