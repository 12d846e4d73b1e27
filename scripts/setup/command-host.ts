import { readConfig } from '../../src/core/server/config/read-config.ts';
import type { CommandHost } from '../../src/core/server/plugin/server-command.ts';
import { projectRoot } from '../checks/command.ts';

/** This process as the place where a command runs. Asked to stop, it lets the command end by itself. */
export function commandHost(): CommandHost {
  const stop = new AbortController();
  // The terminal and npm may each tell us; once is enough.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  return {
    config: readConfig(process.env, projectRoot),
    // npm runs scripts in the project's folder, whatever folder it was called from.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    out: process.stdout,
    err: process.stderr,
    signal: stop.signal,
  };
}
