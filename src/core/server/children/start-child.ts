import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Command } from './child-command.ts';

/** A process that is fed through a pipe. */
export type PipedChild = ChildProcessByStdio<Writable, Readable, null>;

const running = new Set<ChildProcess>();
let endsWithServer = false;

/**
 * Starts a process without environment, which is killed when the server ends. Its standard output is a pipe.
 *
 * @param input its standard input: the descriptor of an open file, or a pipe
 */
export function startChild(command: Command, input: 'pipe'): PipedChild;
export function startChild(command: Command, input: number): ChildProcessByStdio<null, Readable, null>;
export function startChild([program, ...args]: Command, input: number | 'pipe'): ChildProcess {
  const child = spawn(program, args, {
    cwd: path.parse(process.execPath).root,
    env: {},
    stdio: [input, 'pipe', 'ignore'],
    windowsHide: true,
  });
  endWithServer(child);
  lowerPriority(child);
  return child;
}

function endWithServer(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
  if (endsWithServer) return;
  endsWithServer = true;
  process.once('exit', () => {
    for (const each of running) each.kill('SIGKILL');
  });
}

/** Requests come before files. */
function lowerPriority(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the system does not allow it. Its work is the same.
  }
}
