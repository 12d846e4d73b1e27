import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../..');

export interface Outcome {
  readonly ok: boolean;
  /** The output of both streams, in order. */
  readonly output: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** After this time, the process and its children are ended, so no check hangs forever. */
  readonly limitMinutes?: number;
}

/** Runs a script or an installed tool on this Node, without a shell, and captures its output. */
export function runNode(args: readonly string[], { cwd = projectRoot, env, limitMinutes = 5 }: Options = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that all of its children (browsers, workers, servers) can be ended with it.
    detached: true,
  });
  const pieces: string[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece.toString()));
  const end = (): void => endGroup(child.pid);
  const limit = setTimeout(() => {
    pieces.push(`\nEnded: it took longer than ${limitMinutes} minutes.\n`);
    end();
  }, limitMinutes * 60_000);
  process.once('exit', end);
  return new Promise((done) => {
    child.once('close', (code) => {
      clearTimeout(limit);
      process.off('exit', end);
      done({ ok: code === 0, output: pieces.join('') });
    });
  });
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** The path of an installed tool's start file, or of any other file of a package. */
export function installed(path: string): string {
  return resolve(projectRoot, 'node_modules', path);
}
