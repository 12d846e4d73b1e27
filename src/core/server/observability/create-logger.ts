import { type DestinationStream, pino } from 'pino';
import type { Logger } from './logger.ts';
import { withoutSecrets } from './without-secrets.ts';

/**
 * The server's log: one JSON object on each line, by default on standard output. Fields with secrets or personal addresses are removed from
 * logged objects, down to three levels of nesting. Bindings of a child logger are written unchanged.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Pino's own `redact` would also search the id of every request, whether or not anything is logged.
    formatters: { log: withoutSecrets },
    serializers: { err: errorForLog },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * The fields of an error in the log. Not all fields are logged: those of the database driver quote rows, and with them text that users
 * typed.
 */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  const cause = error.cause === undefined ? {} : { cause: errorForLog(error.cause) };
  return { name, message, ...code, stack, ...cause };
}
