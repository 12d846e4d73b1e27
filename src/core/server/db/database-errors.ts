import { errorCode } from '../errors/caught-error.ts';

// Classes and codes of PostgreSQL (its manual, appendix A): connection lost; out of disk, memory or connections; shutting down; a time
// limit reached (57014 statement, 55P03 lock, 25P03 idle transaction); a transaction that failed because of a concurrent one.
const UNAVAILABLE_STATE = /^(08...|53...|57P01|57P02|57P03|58030|57014|55P03|25P03|40001|40P01)$/;
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
// Messages of the driver without a code: the connection was lost, or none became free in time.
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database, not the query, is at fault. The same request may succeed soon (503 `unavailable`). */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (UNAVAILABLE_STATE.test(code)) return true;
  // Socket errors have the syscall `connect` or `read`. A missing file is not a database error.
  if (UNAVAILABLE_SYSTEM.has(code) && propertyOf(error, 'syscall') !== 'open') return true;
  // For a host name with several addresses, each attempt has its own error.
  const attempts = propertyOf(error, 'errors');
  if (Array.isArray(attempts) && attempts.some(isDatabaseUnavailable)) return true;
  return UNAVAILABLE_MESSAGE.test(String(propertyOf(error, 'message')));
}

/** Whether a foreign key was violated: the row references a missing row, or a deleted row is still referenced. */
export function isBrokenReference(error: unknown): boolean {
  return errorCode(error) === FOREIGN_KEY_VIOLATION;
}

/** Name of the violated unique constraint; `undefined` for every other error. */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  if (errorCode(error) !== UNIQUE_VIOLATION) return undefined;
  const constraint = propertyOf(error, 'constraint');
  return typeof constraint === 'string' ? constraint : undefined;
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
