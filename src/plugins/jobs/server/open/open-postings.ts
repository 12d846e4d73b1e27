import { sql } from 'kysely';
import type { OpenPortion, OpenPosting } from '../../contract/posting-reader.ts';
import { toSummary } from '../job-mapping.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { detailsOf } from '../posting-details.ts';
import { referenceOf } from '../reference.ts';

/** A portion of the open postings of companies. */
export async function openOf(db: JobsDatabase, { companyIds, after, limit }: OpenPortion, now: Date): Promise<OpenPosting[]> {
  const rows = await openPostings(db, companyIds, now)
    .select(['job_postings.id', 'job_postings.title', 'job_postings.company_id', 'job_postings.company_name', 'job_postings.location'])
    .select(['job_postings.country', 'job_postings.work_mode', 'job_postings.employment_type', 'job_postings.salary_min'])
    .select(['job_postings.salary_max', 'job_postings.salary_currency', 'job_postings.salary_period', 'job_postings.description'])
    .select(['job_postings.description_html', 'job_postings.experience_min', 'job_postings.details', 'job_postings.reference_no'])
    .select(['job_search.published_at', 'job_postings.expires_at', 'job_postings.deadline'])
    .select(['job_categories.code as category_code', 'job_categories.name as category_name', 'job_categories.names as category_names'])
    .$if(after !== undefined, (some) => some.where(sql<boolean>`job_postings.id > ${after}::uuid`))
    .orderBy('job_postings.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toSummary(row.id, row.published_at, row),
    reference: referenceOf(row.reference_no),
    country: row.country,
    description: row.description,
    descriptionHtml: row.description_html,
    experienceMin: row.experience_min,
    details: detailsOf(row.details),
    expiresAt: row.expires_at?.toISOString() ?? null,
    deadline: row.deadline,
  }));
}

/** The state of the open postings of companies. */
export async function stateOfOpen(
  db: JobsDatabase,
  companyIds: readonly string[],
  now: Date,
): Promise<{ readonly tag: string; readonly changed: Date | undefined }> {
  const { count, changed, ids, names } = await openPostings(db, companyIds, now)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max('job_postings.updated_at').as('changed'),
      sql<string | null>`sum(uuid_hash(job_postings.id)::bigint)::text`.as('ids'),
      // A new name of a company or a category is no change of its postings.
      sql<string | null>`sum(hashtext(concat_ws(' ', job_postings.company_name, job_categories.name))::bigint)::text`.as('names'),
    ])
    .executeTakeFirstOrThrow();
  return { tag: [count, changed?.toISOString(), ids, names].join(' '), changed: changed ?? undefined };
}

/** Published postings of employers that take applications, also where their expiry is not stored yet. */
function openPostings(db: JobsDatabase, companyIds: readonly string[], now: Date) {
  return (
    db
      .selectFrom('job_search')
      .innerJoin('job_postings', 'job_postings.id', 'job_search.job_id')
      .leftJoin('job_categories', 'job_categories.id', 'job_postings.category_id')
      .where(sql<boolean>`job_search.company_id = any(${[...companyIds]}::uuid[])`)
      .where('job_postings.source', '=', 'authored')
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      // A day ends last at 12 hours west of Greenwich.
      .where(sql<boolean>`(deadline is null or deadline + interval '36 hours' > ${now}::timestamptz at time zone 'utc')`)
  );
}
