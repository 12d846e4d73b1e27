import type { Logger } from '../observability/logger.ts';

/** The part of a process that reports rejections. */
export interface RejectionSource {
  readonly on: (event: 'unhandledRejection', listener: (reason: unknown) => void) => unknown;
}

/**
 * Logs an unhandled rejection and lets the process continue. By default Node ends the process, so one request with such a fault would stop
 * the service for all users. The state of the process is sound, because only an awaited operation failed. An uncaught exception still ends
 * the process, because it may have interrupted code anywhere.
 */
export function logUnhandledRejections(source: RejectionSource, log: Pick<Logger, 'error'>): void {
  source.on('unhandledRejection', (reason) => log.error({ err: reason }, 'A rejection was not handled; this is a fault of the program'));
}
