import { isBrokenReference, isDatabaseUnavailable } from '../db/database-errors.ts';
import { errorCode } from '../db/error-code.ts';

// The disk of the database is full (PostgreSQL, appendix A), or our own.
const FULL: ReadonlySet<string | undefined> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * The error code to answer when the database is away or its disk is full, or when a row that was there at the check is gone at
 * the write; `undefined` for any other failure.
 */
export function databaseFailure(error: unknown): 'unavailable' | 'storage-full' | 'conflict' | undefined {
  if (FULL.has(errorCode(error))) return 'storage-full';
  if (isBrokenReference(error)) return 'conflict';
  return isDatabaseUnavailable(error) ? 'unavailable' : undefined;
}
