import { randomBytes } from 'node:crypto';
import { JobSearcher } from '#plugins/jobs/server/job-searcher.ts';
import type { JobsDatabase } from '#plugins/jobs/server/job-tables.ts';
import type { WordKnowledge } from '#plugins/jobs/server/search/forgiving-words.ts';

const NO_WORDS: WordKnowledge = { synonyms: new Map(), common: new Set() };

/** The application's search on a database of the bench. It knows no synonyms; the words of the generated postings have none. */
export function searcherOn(db: JobsDatabase): JobSearcher {
  return new JobSearcher({ db, now: () => new Date(), cursorKey: randomBytes(32), knowledge: async () => NO_WORDS });
}
