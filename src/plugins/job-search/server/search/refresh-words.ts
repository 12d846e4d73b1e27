import { sql } from 'kysely';
import { z } from '#core/contract/schema.ts';
import { DERIVED } from '#core/contract/search-text/stored-words.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { defineWork, type Schedule, type Work } from '#core/server/queue/work.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { jobCategories } from '#plugins/jobs/contract/master-kinds.ts';
import type { JobSearchDatabase, JobSearchTransaction } from '../job-search-tables.ts';
import { refreshSuggestions } from './refresh-suggestions.ts';

/** A word in more than this share of the postings tells little. */
const COMMON_SHARE = 0.3;

/** With fewer postings, the share of a word says nothing. */
const FEWEST_POSTINGS = 1000;

/** Counts the words of all search documents and makes the suggestions anew. What is not changed is not written. */
export function refreshWords(db: JobSearchDatabase, catalogue: Pick<MasterCatalogue, 'offered'>): Schedule {
  return {
    name: 'job-search.refresh-words',
    cron: '*/10 * * * *',
    beginsAtOnce: true,
    run: () => refresh(db, catalogue),
  };
}

/** The same once, after an import: its words and names are known when it ends. */
export function refreshWordsOnce(db: JobSearchDatabase, catalogue: Pick<MasterCatalogue, 'offered'>): Work<Record<never, never>> {
  return defineWork({ name: 'job-search.refresh-words-once', schema: z.strictObject({}), atOnce: 1, run: () => refresh(db, catalogue) });
}

async function refresh(db: JobSearchDatabase, catalogue: Pick<MasterCatalogue, 'offered'>): Promise<void> {
  await inTransaction(db, countWords);
  const categories = await catalogue.offered(jobCategories.entity);
  await inTransaction(db, (own) => refreshSuggestions(own, categories));
}

async function countWords(db: JobSearchTransaction): Promise<void> {
  await sql`
    with postings as (select count(*) as total from job_search),
    counted as materialized (
      select word, ndoc as frequency, total >= ${sql.lit(FEWEST_POSTINGS)} and ndoc > ${sql.lit(COMMON_SHARE)} * total as is_common
      from ts_stat('select search from job_search'), postings where left(word, 1) <> ${sql.lit(DERIVED)}
    ),
    gone as (delete from job_words where not exists (select from counted where counted.word = job_words.word))
    insert into job_words (word, frequency, is_common) select word, frequency, is_common from counted
    on conflict (word) do update set frequency = excluded.frequency, is_common = excluded.is_common
    where (job_words.frequency, job_words.is_common) <> (excluded.frequency, excluded.is_common)`.execute(db);
}
