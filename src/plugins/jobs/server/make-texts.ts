import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { inPortions } from '#core/server/queue/in-portions.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { JobDetails } from '../contract/job-details.ts';
import type { JobsDatabase, JobsTransaction } from './job-tables.ts';
import { skillsOf } from './search-row.ts';
import { writeTexts } from './search-rows.ts';

/** Postings of one transaction. Few, so that writers do not wait long. */
const PORTION = 100;

interface DueRow {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string | null;
  readonly category: string | null;
  readonly description: string | null;
  readonly details: Partial<JobDetails>;
  readonly published_at: Date;
}

/**
 * Makes the texts that imports and new names of companies and categories left to it, those of the youngest postings first. Until then, such
 * a posting is not found by its new description. A stopped run is continued by the next one.
 */
export function makeTexts(db: JobsDatabase, now: () => Date): Schedule {
  return {
    name: 'jobs.make-texts',
    cron: '* * * * *',
    beginsAtOnce: true,
    run: async (job) => {
      const count = await inPortions(job, () => inTransaction(db, (own) => makePortion(own, now())));
      if (count > 0) job.log.info({ count }, 'Texts of job postings were made.');
    },
  };
}

/** @returns the number of texts */
async function makePortion(db: JobsTransaction, now: Date): Promise<number> {
  // Other transactions lock postings in another order, so waiting for them could cause a deadlock.
  const { rows: due } = await sql<{ id: string }>`
    select job_id as id from job_texts_due join job_search using (job_id) order by job_id desc limit ${sql.lit(PORTION)}
    for no key update of job_search skip locked`.execute(db);
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  // A statement of its own: it sees what was written before the rows were locked.
  const { rows } = await sql<DueRow>`
    select job_id as id, job_search.title, job_search.company_name as company, job_search.location, job_categories.name as category,
      description, details, job_search.published_at
    from job_search join job_postings on job_postings.id = job_id left join job_categories on job_categories.id = job_search.category_id
    where job_id = any(${ids}::uuid[])`.execute(db);
  const postings = rows.map(({ id, details, published_at: publishedAt, ...texts }) => ({
    id,
    texts: { ...texts, publishedAt, skills: skillsOf(details).map(({ name }) => name) },
  }));
  await writeTexts(db, postings, now);
  await sql`delete from job_texts_due where job_id = any(${ids}::uuid[])`.execute(db);
  return ids.length;
}
