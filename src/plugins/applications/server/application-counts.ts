import { type SelectQueryBuilder, sql } from 'kysely';
import { ACTIVE_STAGES, APPLICATION_STAGES, type ApplicationStage, COURSE_STAGES } from '../contract/application.ts';
import type { OwnCounts, StageCount } from '../contract/schemas.ts';
import { hasOwnWords, isIn, isLate, type SeenStage } from './application-conditions.ts';
import type { ApplicationsDatabase, ApplicationTables } from './application-tables.ts';
import { type ReachedCount, reachedCounts } from './kept-application-counts.ts';
import { holdsWords } from './search/found-words.ts';

interface CountRow extends Omit<ReachedCount, 'stage'> {
  /** `null` for applications that were deleted with their candidates. */
  readonly stage: ApplicationStage | null;
}

/** Counts the applications to one posting by stage. A stage that was left by a move back does not count as reached. */
export async function stageCounts(db: ApplicationsDatabase, jobId: string, q: string | undefined): Promise<StageCount[]> {
  const rows = await countRows(db, jobId, q);
  const sumOf = (counts: (row: CountRow) => boolean): number => sum(rows.filter(counts));
  return APPLICATION_STAGES.map((stage) => {
    const now = sumOf((row) => row.stage === stage);
    const place = COURSE_STAGES.indexOf(stage) + 1;
    return { stage, now, reached: place === 0 ? now : sumOf((row) => row.furthest >= place) };
  });
}

/** The number of all applications of a candidate. */
export function candidatesCount(db: ApplicationsDatabase, candidateId: string): Promise<number> {
  return countOf(db.selectFrom('job_applications').where('candidate_id', '=', candidateId));
}

/** The number of active applications of a candidate, as the candidate sees them. */
export function underWayCount(db: ApplicationsDatabase, candidateId: string, seenElsewhere: readonly SeenStage[]): Promise<number> {
  return countOf(db.selectFrom('job_applications').where('candidate_id', '=', candidateId).where(isIn(ACTIVE_STAGES, seenElsewhere)));
}

interface OwnApplications {
  readonly candidateId: string;
  readonly seenElsewhere: readonly SeenStage[];
  readonly q: string | undefined;
  readonly now: Date;
}

/** The candidate's own applications with the words, as the candidate sees them. */
export async function ownCounts(db: ApplicationsDatabase, { candidateId, seenElsewhere, q, now }: OwnApplications): Promise<OwnCounts> {
  const active = isIn(ACTIVE_STAGES, seenElsewhere);
  const { rows } = await sql<OwnCounts>`
    select count(*)::int as "all", count(*) filter (where ${active})::int as active,
      count(*) filter (where ${active} and ${isLate(now)})::int as late, count(*) filter (where not ${active})::int as ended
    from job_applications where candidate_id = ${candidateId}::uuid and ${hasOwnWords(q ?? '')}`.execute(db);
  return rows[0] ?? { all: 0, active: 0, late: 0, ended: 0 };
}

function sum(rows: readonly { readonly n: number }[]): number {
  return rows.reduce((total, { n }) => total + n, 0);
}

async function countOf(applications: SelectQueryBuilder<ApplicationTables, 'job_applications', object>): Promise<number> {
  return (await applications.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

async function countRows(db: ApplicationsDatabase, jobId: string, q: string | undefined): Promise<readonly CountRow[]> {
  if (q !== undefined && q !== '') return foundRows(db, jobId, q);
  // Applications of deleted accounts still count, but not in a search by words.
  const gone = db.selectFrom('job_application_tallies').select(['furthest', 'n']).where('job_id', '=', jobId).execute();
  return [...(await reachedCounts(db, jobId)), ...(await gone).map((row) => ({ ...row, stage: null }))];
}

async function foundRows(db: ApplicationsDatabase, jobId: string, q: string): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    select job_applications.stage, job_applications.furthest, count(*)::int as n
    from job_applications join users on users.id = job_applications.candidate_id
    where job_applications.job_id = ${jobId} and ${holdsWords(q, { companies: undefined, jobId })} group by 1, 2`.execute(db);
  return rows;
}
