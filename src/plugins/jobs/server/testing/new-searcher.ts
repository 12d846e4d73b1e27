import { TEST_SECRETS } from '#core/testing/test-secrets.ts';
import { JobSearcher } from '../job-searcher.ts';
import type { JobsDatabase } from '../jobs-database.ts';

/** A searcher with a cursor key for tests. */
export function newSearcher(db: JobsDatabase, now: () => Date = () => new Date()): JobSearcher {
  return new JobSearcher({ db, now, cursorKey: TEST_SECRETS.keysOf('jobs').keyFor('cursors') });
}
