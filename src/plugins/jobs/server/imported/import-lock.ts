import { sql } from 'kysely';
import type { JobsTransaction } from '../job-tables.ts';

// An arbitrary number, the same in every Trellis. Concurrent imports take turns, and see each other's postings.
const ADVISORY_LOCK = 7_387_435_010;

/** Makes other imports of postings of all companies wait until this transaction ends. */
export async function lockImports(trx: JobsTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
}
