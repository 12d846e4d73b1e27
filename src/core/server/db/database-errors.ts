// Classes and codes of PostgreSQL (its manual, appendix A): connection lost, out of disk, memory or connections, shutting down.
const UNAVAILABLE_STATE = /^(08...|53...|57P01|57P02|57P03|58030)$/;
const UNAVAILABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// What the driver says without a code when the connection goes away under it, or none comes free in time.
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

const UNIQUE_VIOLATION = '23505';

/** Whether the database, not the query, was at fault: the same request may succeed in a moment (503 `unavailable`). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && UNAVAILABLE_STATE.test(code)) return true;
  // A socket that fails says `connect` or `read`; a file that is missing elsewhere is not the database.
  if (code !== undefined && UNAVAILABLE_SYSTEM.has(code) && 'syscall' in error && error.syscall !== 'open') return true;
  return UNAVAILABLE_MESSAGE.test(error.message);
}

/** Name of the unique constraint that a row would have broken, `undefined` for every other error. */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || codeOf(error) !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
