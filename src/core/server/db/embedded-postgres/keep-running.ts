import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../observability/logger.ts';
import type { PostgresProcess } from './postgres-process.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

/** A PostgreSQL that is restarted whenever it ends by itself. */
export interface KeptProcess {
  /** Process id of the postmaster; `undefined` while there is none. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL and keeps it running until it is stopped. After a kill or a crash it starts again and recovers the confirmed data.
 *
 * @throws the error of the first `start`; later failures are logged and retried at growing intervals
 */
export async function keepRunning(start: () => Promise<PostgresProcess>, log: Logger): Promise<KeptProcess> {
  const stopping = new AbortController();
  let current: PostgresProcess | undefined = await start();

  const restart = async (): Promise<PostgresProcess | undefined> => {
    for (let pause = FIRST_PAUSE_MS; !stopping.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await start();
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL did not start. It is started again later');
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };

  const watch = async (): Promise<void> => {
    while (current !== undefined) {
      await current.ended;
      current = undefined;
      if (stopping.signal.aborted) return;
      log.error('PostgreSQL ended unexpectedly and is started again');
      current = await restart();
      if (current === undefined) return;
      log.info({ postgres: current.pid }, 'PostgreSQL runs again');
      // The stop arrived during the start, so this process must be stopped here.
      if (stopping.signal.aborted) await current.stop();
    }
  };
  const watched = watch();

  return {
    pid: () => current?.pid,
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await watched;
    },
  };
}
