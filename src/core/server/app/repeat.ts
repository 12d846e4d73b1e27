import type { Logger } from '../observability/logger.ts';

/** Work that a server does again and again. */
export interface RepeatedWork {
  /** What it does, for the log. */
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Does work now, and again each time a pause after it has ended, until it is stopped: never twice at once. A failure is logged,
 * and the next turn comes all the same. The pause does not keep the process alive, and stopping waits for nothing: a turn that
 * is cut off by the end of the server is made up for by the next one.
 *
 * @returns stops it
 */
export function repeat({ name, everyMs, run, log }: RepeatedWork): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (!isStopped) log.warn({ err: error, work: name }, 'Repeated work failed; it is tried again');
    }
    if (!isStopped) timer = setTimeout(() => void turn(), everyMs).unref();
  };
  void turn();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
