import type { Logger } from '../observability/logger.ts';

/** The part of a process that reports rejections. */
export interface RejectionSource {
  readonly on: (event: 'unhandledRejection', listener: (reason: unknown) => void) => unknown;
}

/**
 * Logs a rejection that no code awaits, and lets the process go on. By default Node ends the process, so one request that meets
 * such a fault would end the service for everybody. The state of the process is sound: an awaited operation failed and nothing
 * else. An uncaught exception still ends the process, because it may have interrupted code anywhere.
 */
export function logUnhandledRejections(source: RejectionSource, log: Pick<Logger, 'error'>): void {
  source.on('unhandledRejection', (reason) => log.error({ err: reason }, 'A rejection was not handled; this is a fault of the program'));
}
