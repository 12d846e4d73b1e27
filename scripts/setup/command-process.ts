import type { CommandProcess } from '../../src/core/server/app/run-command.ts';
import { projectRoot } from '../checks/command.ts';

/** This process as the place where a command runs. Asked to stop, it lets the command come to an end by itself. */
export function commandProcess(): CommandProcess {
  const stop = new AbortController();
  // The terminal and npm may each tell us; once is enough.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  return {
    env: process.env,
    root: projectRoot,
    // npm runs scripts in the project's folder, whatever folder it was called from.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    out: process.stdout,
    err: process.stderr,
    signal: stop.signal,
  };
}
