import { contentHash } from '#core/server/text/content-hash.ts';
import type { JobsTransaction } from '../job-tables.ts';
import { lockPosting } from '../posting-repository.ts';

/** Makes requests that add to the same list of a user run one after another, so that each counts what the others added. */
export function lockOwner(db: JobsTransaction, list: 'saved-jobs' | 'saved-searches', userId: string): Promise<void> {
  return lockPosting(db, contentHash([list, userId]));
}
