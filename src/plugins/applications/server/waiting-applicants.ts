import { type SqlBool, sql } from 'kysely';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import type { PostingWork } from '#plugins/jobs/contract/posting-references.ts';
import { ACTIVE_STAGES, MOST_WAITING } from '../contract/application.ts';
import type { WaitingApplicants } from '../contract/schemas.ts';
import type { ApplicationsDatabase } from './application-tables.ts';

interface WaitingDependencies {
  readonly db: ApplicationsDatabase;
  readonly postings: Pick<PostingDirectory, 'cards'>;
}

/** The applications to the postings of the companies that are in their first stage, in one statement over all postings. */
export async function waitingApplicants({ db, postings }: WaitingDependencies, companies: readonly string[]): Promise<WaitingApplicants> {
  const rows = await waitingIn(db, companies)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .select([sql<number>`(sum(count(*)) over ())::int`.as('total'), sql<number>`(count(*) over ())::int`.as('postings')])
    .groupBy('job_id')
    .orderBy('count', 'desc')
    .orderBy('since')
    .orderBy('job_id')
    .limit(MOST_WAITING)
    .execute();
  const [first] = rows;
  const asking = await askingIn(db, companies);
  const cards = await postings.cards([...rows, ...asking].map(({ job_id }) => job_id));
  const titleOf = (jobId: string): string => cards.get(jobId)?.title ?? '';
  return {
    count: first?.total ?? 0,
    postings: first?.postings ?? 0,
    items: rows.map(({ job_id, count, since }) => ({
      jobId: job_id,
      title: titleOf(job_id),
      count,
      since: since.toISOString(),
    })),
    asking: asking.map(({ job_id, count }) => ({ jobId: job_id, title: titleOf(job_id), count })),
  };
}

/** How many active applications to a posting ask for an answer. */
export async function askingCount(db: ApplicationsDatabase, jobId: string): Promise<number> {
  const asking = db.selectFrom('job_applications').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await asking
    .where('job_id', '=', jobId)
    .where('is_asking', '=', true)
    .where('stage', 'in', ACTIVE_STAGES)
    .executeTakeFirstOrThrow();
  return count;
}

/** The postings with the most active applications whose candidates asked for an answer and have none since. */
function askingIn(db: ApplicationsDatabase, companies: readonly string[]): Promise<{ readonly job_id: string; readonly count: number }[]> {
  return db
    .selectFrom('job_applications')
    .select(({ fn }) => ['job_id', fn.countAll<number>().as('count')])
    .where(sql<SqlBool>`company_id = any(${[...companies]}::uuid[])`)
    .where('is_asking', '=', true)
    .where('stage', 'in', ACTIVE_STAGES)
    .groupBy('job_id')
    .orderBy('count', 'desc')
    .orderBy('job_id')
    .limit(MOST_WAITING)
    .execute();
}

/** Postings with applications in their first stage wait for their company. */
export function waitingPostings(db: ApplicationsDatabase): PostingWork {
  return {
    waitingOf: async (companies) => {
      const rows = await waitingIn(db, companies).distinct().execute();
      return rows.map(({ job_id }) => job_id);
    },
  };
}

function waitingIn(db: ApplicationsDatabase, companies: readonly string[]) {
  return db
    .selectFrom('job_applications')
    .select('job_id')
    .where(sql<SqlBool>`company_id = any(${[...companies]}::uuid[])`)
    .where('stage', '=', 'submitted');
}
