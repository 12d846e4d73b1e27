import type { CommandProcess } from '../../src/core/server/app/command-line.ts';
import { projectRoot } from '../checks/command.ts';

/** Runs a command in this process. A stop signal lets the command finish cleanly. */
export function commandProcess(): CommandProcess {
  const stop = new AbortController();
  // The terminal and npm may both send the signal. One is enough.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  return {
    env: process.env,
    root: projectRoot,
    // npm runs scripts in the project's folder, not in the folder of the caller.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    out: process.stdout,
    err: process.stderr,
    signal: stop.signal,
  };
}
