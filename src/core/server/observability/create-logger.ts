import { type DestinationStream, pino } from 'pino';
import type { Logger } from './logger.ts';
import { withoutSecrets } from './without-secrets.ts';

/**
 * The server's log: one JSON object a line, on standard output unless told otherwise.
 * Fields that hold secrets or addresses of people are removed from what is logged, down to three levels of nesting;
 * what a child log is bound to is written as it is.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Not pino's own `redact`, which would search the id of every request as well, whether or not anything is logged.
    formatters: { log: withoutSecrets },
    serializers: { err: errorForLog },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * What the log keeps of an error. Deliberately not all its fields: those of the database driver quote rows,
 * and with them what people typed.
 */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  const cause = error.cause === undefined ? {} : { cause: errorForLog(error.cause) };
  return { name, message, ...code, stack, ...cause };
}
