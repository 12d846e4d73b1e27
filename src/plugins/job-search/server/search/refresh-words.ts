import { sql } from 'kysely';
import { z } from '#core/contract/schema.ts';
import { DERIVED } from '#core/contract/search-text/stored-words.ts';
import type { Sql } from '#core/server/db/first-matches.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { defineWork, type Schedule, type Work } from '#core/server/queue/work.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { jobCategories } from '#plugins/jobs/contract/master-kinds.ts';
import { TIME } from '#plugins/jobs/contract/text-times.ts';
import type { JobSearchDatabase, JobSearchTransaction } from '../job-search-tables.ts';
import { refreshSuggestions } from './refresh-suggestions.ts';

/** A word in more than this share of the postings tells little. */
const COMMON_SHARE = 0.3;

/** With fewer postings, the share of a word says nothing. */
const FEWEST_POSTINGS = 1000;

/** Of so many of the newest postings the words of the descriptions are counted. Counting those of all would take minutes. */
const NEWEST_TEXTS = 5_000;

/** A word of fewer descriptions may be a mistake, to which other words should not be corrected. */
const FEWEST_TEXTS = 2;

/** Counts the words of all search documents and of the newest descriptions, and makes the suggestions anew. What is not changed is not written. */
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
  const newest = `select words from (select words from job_texts order by published_at desc, job_id desc limit ${NEWEST_TEXTS}) as newest`;
  const isCommon = (total: Sql): Sql =>
    sql`${total} >= ${sql.lit(FEWEST_POSTINGS)} and coalesce(ndoc, 0) > ${sql.lit(COMMON_SHARE)} * ${total} as is_common`;
  await sql`
    with totals as (
      select (select count(*) from job_search) as postings, least((select count(*) from job_texts), ${sql.lit(NEWEST_TEXTS)}) as texts
    ),
    searched as materialized (
      select word, ndoc, ${isCommon(sql`postings`)} from ts_stat('select search from job_search'), totals
      where left(word, 1) <> ${sql.lit(DERIVED)}
    ),
    described as materialized (
      select word, ndoc, ${isCommon(sql`texts`)} from ts_stat(${sql.lit(newest)}), totals
      where left(word, 1) not in (${sql.lit(DERIVED)}, ${sql.lit(TIME)})
    ),
    counted as materialized (
      select word, coalesce(searched.ndoc, described.ndoc) as frequency, coalesce(searched.is_common, false) as is_common,
        coalesce(described.is_common, false) as is_common_in_texts
      from searched full join described using (word) where searched.ndoc is not null or described.ndoc >= ${sql.lit(FEWEST_TEXTS)}
    ),
    gone as (delete from job_words where not exists (select from counted where counted.word = job_words.word))
    insert into job_words (word, frequency, is_common, is_common_in_texts) select word, frequency, is_common, is_common_in_texts from counted
    on conflict (word) do update
    set frequency = excluded.frequency, is_common = excluded.is_common, is_common_in_texts = excluded.is_common_in_texts
    where (job_words.frequency, job_words.is_common, job_words.is_common_in_texts)
      <> (excluded.frequency, excluded.is_common, excluded.is_common_in_texts)`.execute(db);
}
