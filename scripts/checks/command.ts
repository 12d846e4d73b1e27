import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { cpuSecondsOf, descendants } from './processes.ts';

export const projectRoot = resolve(import.meta.dirname, '../..');

export interface Outcome {
  readonly ok: boolean;
  /** The output of both streams, in order. */
  readonly output: string;
  /** Of the process and its descendants, as far as the system tells. */
  readonly cpuSeconds: number;
}

/** A command that runs. */
export interface RunningCommand {
  readonly outcome: Promise<Outcome>;
  /** Ends the process with its descendants. */
  readonly end: () => void;
}

interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly onOutput?: () => void;
}

const MEASURE_EVERY_MS = 1000;

/** Runs a script or an installed tool on this Node, without a shell, and captures its output. */
export function runNode(args: readonly string[], options: Options = {}): Promise<Outcome> {
  return startCommand(process.execPath, args, options).outcome;
}

/** Starts a program without a shell, and captures its output. It ends with this process. */
export function startCommand(program: string, args: readonly string[], { cwd = projectRoot, env, onOutput }: Options = {}): RunningCommand {
  const child = spawn(program, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that all of its children (browsers, workers, servers) can be ended with it.
    detached: true,
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      pieces.push(piece.toString());
      onOutput?.();
    });
  const end = (): void => endTree(child.pid);
  process.once('exit', end);
  let cpuSeconds = 0;
  const measure = setInterval(() => (cpuSeconds = Math.max(cpuSeconds, cpuSecondsOf(child.pid ?? 0))), MEASURE_EVERY_MS);
  const outcome = new Promise<Outcome>((done) => {
    const settle = (ok: boolean): void => {
      clearInterval(measure);
      process.off('exit', end);
      done({ ok, output: pieces.join(''), cpuSeconds });
    };
    child.once('error', (error) => {
      pieces.push(`${error.message}\n`);
      settle(false);
    });
    child.once('close', (code) => settle(code === 0));
  });
  return { outcome, end };
}

/** Ends a process group, and the groups that its members made. */
function endTree(leader: number | undefined): void {
  if (leader === undefined) return;
  for (const pid of [-leader, ...descendants(leader)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

/** The path of an installed tool's start file, or of any other file of a package. */
export function installed(path: string): string {
  return resolve(projectRoot, 'node_modules', path);
}
