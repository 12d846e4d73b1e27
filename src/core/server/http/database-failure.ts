import { isBrokenReference, isDatabaseUnavailable } from '../db/database-errors.ts';
import { errorCode } from '../errors/caught-error.ts';

// The disk of the database (PostgreSQL, appendix A) or of this server is full.
const FULL: ReadonlySet<string | undefined> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

// Class 22 of SQLSTATE (PostgreSQL, appendix A): a value that its type does not accept, such as a number out of range.
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * The error code to answer when the database is unavailable or its disk is full, when a row was deleted between the check and the write, or
 * when the database refuses a value that the contract accepted. `undefined` for any other failure.
 */
export function databaseFailure(error: unknown): 'unavailable' | 'storage-full' | 'conflict' | 'invalid' | undefined {
  if (FULL.has(errorCode(error))) return 'storage-full';
  if (isBrokenReference(error)) return 'conflict';
  if (isRefusedValue(error)) return 'invalid';
  return isDatabaseUnavailable(error) ? 'unavailable' : undefined;
}

/**
 * Whether the database refused a value. The contract of the call should have refused it. The call is answered 422, and the failure is
 * logged so that the contract can be fixed.
 */
export function isRefusedValue(error: unknown): boolean {
  return DATA_EXCEPTION.test(errorCode(error) ?? '');
}
