import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { inPortions } from '#core/server/queue/in-portions.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { JobDetails } from '../contract/job-details.ts';
import type { JobsDatabase, JobsTransaction } from './job-tables.ts';
import { skillsOf } from './search-row.ts';
import { searchDocument, WORDS_VERSION } from './search-words.ts';

/** Postings of one transaction. Few, so that writers and searches do not wait long. */
const PORTION = 200;

/**
 * Makes the search documents anew whose words follow earlier rules, those of the newest postings first. Searches go on meanwhile: until then,
 * such a posting is found by its old words. A stopped run is continued by the next one.
 */
export function renewWords(db: JobsDatabase): Schedule {
  return {
    name: 'jobs.renew-words',
    cron: '*/10 * * * *',
    beginsAtOnce: true,
    run: async (job) => {
      const count = await inPortions(job, () => inTransaction(db, renewPortion));
      if (count > 0) job.log.info({ count }, 'Search documents were made anew.');
    },
  };
}

/** @returns the number of renewed documents */
async function renewPortion(db: JobsTransaction): Promise<number> {
  // Other transactions lock postings in another order, so waiting for them could cause a deadlock. The row has the latest names.
  const rows = await db
    .selectFrom('job_search')
    .select(['job_id', 'title', 'company_name', 'location', 'category_id'])
    .where(sql<boolean>`words_version < ${sql.lit(WORDS_VERSION)}`)
    .orderBy('published_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(PORTION)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const [categories, skills] = [
    await categoryNames(db),
    await skillNames(
      db,
      rows.map(({ job_id }) => job_id),
    ),
  ];
  const documents = rows.map(({ job_id, title, company_name: company, location, category_id }) =>
    searchDocument({ title, company, location, category: categories.get(category_id) ?? null, skills: skills.get(job_id) ?? [] }),
  );
  await sql`
    update job_search set search = made.document::tsvector, words_version = ${sql.lit(WORDS_VERSION)}
    from unnest(${rows.map(({ job_id }) => job_id)}::uuid[], ${documents}::text[]) as made (job_id, document)
    where job_search.job_id = made.job_id`.execute(db);
  return rows.length;
}

/** The lock waits for a category that is being renamed. */
async function categoryNames(db: JobsTransaction): Promise<ReadonlyMap<number | null, string>> {
  const rows = await db.selectFrom('job_categories').select(['id', 'name']).orderBy('id').forShare().execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function skillNames(db: JobsTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('job_postings')
    .select(['id', 'details'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[]) and details <> '{}'`)
    .execute();
  return new Map(rows.map(({ id, details }) => [id, skillsOf(details as Partial<JobDetails>).map(({ name }) => name)]));
}
