import { errorCode } from './error-code.ts';

// Classes and codes of PostgreSQL (its manual, appendix A): connection lost; out of disk, memory or connections; shutting down;
// a time limit was reached (57014 statement, 55P03 lock, 25P03 idle transaction); a transaction lost against another one.
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
// What the driver says without a code when the connection goes away under it, or none comes free in time.
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database, not the query, was at fault: the same request may succeed in a moment (503 `unavailable`). */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  if (UNAVAILABLE_STATE.test(code)) return true;
  // A socket that fails says `connect` or `read`; a file that is missing elsewhere is not the database.
  if (UNAVAILABLE_SYSTEM.has(code) && propertyOf(error, 'syscall') !== 'open') return true;
  // Where a name has several addresses, each attempt has an error of its own.
  const attempts = propertyOf(error, 'errors');
  if (Array.isArray(attempts) && attempts.some(isDatabaseUnavailable)) return true;
  return UNAVAILABLE_MESSAGE.test(String(propertyOf(error, 'message')));
}

/** Whether a row would have referred to one that is gone, or a row that is still referred to would have gone. */
export function isBrokenReference(error: unknown): boolean {
  return errorCode(error) === FOREIGN_KEY_VIOLATION;
}

/** Name of the unique constraint that a row would have broken, `undefined` for every other error. */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  if (errorCode(error) !== UNIQUE_VIOLATION) return undefined;
  const constraint = propertyOf(error, 'constraint');
  return typeof constraint === 'string' ? constraint : undefined;
}

function propertyOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
