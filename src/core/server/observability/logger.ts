import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';

/** Structured log of one part of the server; secrets are removed before a line is written. */
export type Logger = PinoLogger;

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

const SECRETS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'token',
  'idToken',
  'refreshToken',
  'password',
  'newPassword',
  'email',
  'phoneNumber',
]);
const LEVELS = 3;

type Fields = Record<string, unknown>;

/** A copy of the fields of a log line without secrets and personal addresses, down to three levels of nesting. */
function withoutSecrets(fields: Fields): Fields {
  // The serialiser of errors reduces the error and needs all of it.
  const { err, ...others } = fields;
  const clear = cleared(others, LEVELS);
  return err === undefined ? clear : { err, ...clear };
}

function cleared(fields: Fields, levels: number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRETS.has(name) ? '[removed]' : below(value, levels - 1)]),
  );
}

function below(value: unknown, levels: number): unknown {
  if (levels === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => below(item, levels - 1));
  // A date or a buffer has its own JSON form.
  return 'toJSON' in value ? value : cleared(value as Fields, levels);
}
