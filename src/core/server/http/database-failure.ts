import { isDatabaseUnavailable } from '../db/database-errors.ts';

// The disk of the database is full (PostgreSQL, appendix A), or our own.
const FULL = /^(53100|ENOSPC)$/;

/** The error code to answer when the database is away or its disk is full; `undefined` for any other failure. */
export function databaseFailure(error: Error): 'unavailable' | 'storage-full' | undefined {
  if ('code' in error && FULL.test(String(error.code))) return 'storage-full';
  if (error instanceof AggregateError) return databaseFailure(error.errors[0]);
  return isDatabaseUnavailable(error) ? 'unavailable' : undefined;
}
