import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { ACTIVE_STAGES, APPLICATION_STAGES, type ApplicationStage, COURSE_STAGES } from '../contract/application.ts';
import type { ApplicantCount, OwnCounts, StageCount } from '../contract/schemas.ts';
import { hasOwnWords, holdsWords, isIn, isLate, type SeenStage } from './application-conditions.ts';
import type { ApplicationsDatabase, ApplicationTables } from './application-tables.ts';

interface CountRow {
  /** `null` for applications that were deleted with their candidates. */
  readonly stage: ApplicationStage | null;
  /** Position of the furthest stage in the course, from 1. */
  readonly furthest: number;
  readonly n: number;
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

/** The number of applications to postings of the companies that are in their first stage. */
export async function newCount(db: ApplicationsDatabase, companies: readonly string[]): Promise<number> {
  if (companies.length === 0) return 0;
  return countOf(db.selectFrom('job_applications').where('company_id', 'in', companies).where('stage', '=', 'submitted'));
}

/** The number of applicants for each posting of the companies. Withdrawn applications do not count. */
export async function applicantCounts(
  db: ApplicationsDatabase,
  companies: readonly string[],
  jobIds: readonly string[],
): Promise<ApplicantCount[]> {
  const rows = await db
    .selectFrom('job_applications')
    .select(({ fn }) => ['job_id', 'stage', fn.countAll<number>().as('n')])
    .where('job_id', 'in', jobIds)
    .where(sql<SqlBool>`company_id = any(${companies}::uuid[])`)
    .where('stage', '<>', 'withdrawn')
    .groupBy(['job_id', 'stage'])
    .execute();
  return jobIds.map((jobId) => {
    const own = rows.filter(({ job_id }) => job_id === jobId);
    return { jobId, total: sum(own), new: sum(own.filter(({ stage }) => stage === 'submitted')) };
  });
}

function sum(rows: readonly { readonly n: number }[]): number {
  return rows.reduce((total, { n }) => total + n, 0);
}

async function countOf(applications: SelectQueryBuilder<ApplicationTables, 'job_applications', object>): Promise<number> {
  return (await applications.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

async function countRows(db: ApplicationsDatabase, jobId: string, q: string | undefined): Promise<readonly CountRow[]> {
  const wanted = sql`job_applications.job_id = ${jobId} and ${holdsWords(q ?? '')}`;
  // Applications of deleted accounts still count, but not in a search by words.
  const gone = sql`select null as stage, furthest, n from job_application_tallies where job_id = ${jobId} and ${q === undefined || q === ''}`;
  const { rows } = await sql<CountRow>`
    select stage, furthest, count(*)::int as n from (${furthestOf(wanted)}) as each_application group by stage, furthest
    union all ${gone}`.execute(db);
  return rows;
}

/** Each matching application: its posting, its stage, and the position of its furthest stage in the course, from 1. */
export function furthestOf(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const course = sql`array[${sql.join(COURSE_STAGES.map((stage) => sql.lit(stage)))}]`;
  // For applications that ended outside the course, the history tells the furthest stage.
  return sql`
    select job_applications.job_id, job_applications.stage,
      coalesce(array_position(${course}, job_applications.stage), max(array_position(${course}, moves.to_stage)), 1) as furthest
    from job_applications
    join users on users.id = job_applications.candidate_id
    left join job_application_moves moves on moves.application_id = job_applications.id
    where ${condition}
    group by job_applications.id`;
}
