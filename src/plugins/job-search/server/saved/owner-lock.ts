import { sql } from 'kysely';
import { contentHash } from '#core/server/text/content-hash.ts';
import type { JobSearchTransaction } from '../job-search-tables.ts';

/** Makes requests that add to the same list of a user run one after another, so that each counts what the others added. */
export async function lockOwner(db: JobSearchTransaction, list: 'saved-jobs' | 'saved-searches', userId: string): Promise<void> {
  const number = contentHash([list, userId]).readBigInt64BE().toString();
  await sql`select pg_advisory_xact_lock(${number}::bigint)`.execute(db);
}
