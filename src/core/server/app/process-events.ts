import type { Logger } from '../observability/logger.ts';

// npm, the shell and a supervisor may each forward the same signal. Signals within this time count as one request.
const SAME_WISH_MS = 2_000;

/** The part of a process that emits signals. */
export interface SignalSource {
  readonly on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
}

/**
 * Calls `stop` exactly once at the first SIGINT or SIGTERM, and `force` at a later signal.
 *
 * @param now milliseconds of any clock
 */
export function stopOnSignals(source: SignalSource, stop: () => void, force: () => void, now: () => number): void {
  let asked: number | undefined;
  const listener = (): void => {
    if (asked === undefined) {
      asked = now();
      stop();
    } else if (now() - asked > SAME_WISH_MS) {
      force();
    }
  };
  source.on('SIGINT', listener);
  source.on('SIGTERM', listener);
}

/** The part of a process that reports rejections. */
interface RejectionSource {
  readonly on: (event: 'unhandledRejection', listener: (reason: unknown) => void) => unknown;
}

/**
 * Logs an unhandled rejection and lets the process continue. By default Node ends the process, so one request with such a fault would stop
 * the service for all users. The state of the process is sound, because only an awaited operation failed. An uncaught exception still ends
 * the process, because it may have interrupted code anywhere.
 */
export function logUnhandledRejections(source: RejectionSource, log: Pick<Logger, 'error'>): void {
  source.on('unhandledRejection', (reason) => log.error({ err: reason }, 'A promise rejection was not handled. This is a bug'));
}
