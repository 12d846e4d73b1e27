import { sql } from 'kysely';
import { keptCounts } from '#core/server/db/kept-counts.ts';
import { JOB_STATUSES, type JobStatus } from '../../contract/life-cycle.ts';
import { LACKS_NOTHING } from '../../contract/managing.ts';
import type { LackingCount, StatusCount } from '../../contract/managing-schemas.ts';
import type { JobsDatabase } from '../job-tables.ts';
import type { ManagedScope } from './managed-postings.ts';
import { isSeen } from './seen-drafts.ts';

/** The number of drafts that a user has begun. */
export async function countOwnDrafts(db: JobsDatabase, userId: string): Promise<number> {
  const own = db.selectFrom('job_postings').where('created_by', '=', userId).where('status', '=', 'draft');
  return (await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/**
 * What the drafts lack, the most frequent first, and how many lack nothing. Drafts of an earlier version that runs beside this one have not
 * been looked at: the filter does not find them either.
 */
export async function countLacking(
  db: JobsDatabase,
  { companies, drafts }: Pick<ManagedScope, 'companies' | 'drafts'>,
): Promise<LackingCount[]> {
  const { rows } = await sql<LackingCount>`
    select coalesce(field, ${LACKS_NOTHING}) as field, count(*)::int as count
    from job_postings left join lateral unnest(lacks) as field on true
    where status = 'draft' and lacks is not null and company_id = any(${[...(companies ?? [])]}::uuid[]) and ${isSeen(drafts)}
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/**
 * The number of postings in each state by the clock, with the drafts that the user sees. Published postings are counted by their narrow
 * search rows, or all of them by the kept count, and the others by a partial index, so that millions of imported postings are not read.
 */
export async function countByStatus(
  db: JobsDatabase,
  { companies, drafts }: Pick<ManagedScope, 'companies' | 'drafts'>,
  now: Date,
): Promise<StatusCount[]> {
  const ofThese = companies === undefined ? sql`true` : sql`company_id = any(${[...companies]}::uuid[])`;
  const published = companies === undefined ? await keptCounts(db, { table: 'job_postings', name: 'statuses' }, ['published']) : undefined;
  const { rows } = await sql<{ status: JobStatus; count: number }>`
    select status, count(*)::int as count from job_postings where status <> 'published' and ${ofThese} and ${isSeen(drafts)} group by status
    union all ${published === undefined ? sql`select 'published', count(*)::int from job_search where ${ofThese}` : sql`select 'published', ${published.get('published') ?? 0}::int`}
    union all
    select moved.status, moved.sign * count(*)::int from job_postings
    cross join lateral (values (job_postings.status, -1), ('expired', 1)) as moved (status, sign)
    where job_postings.status in ('published', 'paused') and expires_at is not null and expires_at <= ${now}::timestamptz and ${ofThese}
    group by moved.status, moved.sign`.execute(db);
  const sumOf = (status: JobStatus): number => rows.reduce((sum, row) => sum + (row.status === status ? row.count : 0), 0);
  return JOB_STATUSES.map((status) => ({ status, count: sumOf(status) }));
}
