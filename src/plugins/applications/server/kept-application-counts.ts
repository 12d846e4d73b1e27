import { keptCounts } from '#core/server/db/kept-counts.ts';
import { APPLICATION_STAGES, type ApplicationStage, COURSE_STAGES } from '../contract/application.ts';
import type { ApplicantCount } from '../contract/schemas.ts';
import type { ApplicationsDatabase } from './application-tables.ts';

/** How many applications are in a stage and came so far. */
export interface ReachedCount {
  readonly stage: ApplicationStage;
  /** Position of the furthest stage in the course, from 1. */
  readonly furthest: number;
  readonly n: number;
}

const table = 'job_applications';

// Stages of the course are their own furthest ones.
const REACHED = APPLICATION_STAGES.flatMap((stage) => {
  const place = COURSE_STAGES.indexOf(stage) + 1;
  return (place === 0 ? COURSE_STAGES.map((_, index) => index + 1) : [place]).map((furthest) => ({ stage, furthest }));
});

/** The applications of a posting. */
export async function reachedCounts(db: ApplicationsDatabase, jobId: string): Promise<ReachedCount[]> {
  const keyOf = ({ stage, furthest }: Omit<ReachedCount, 'n'>): string => `${jobId}:${stage}:${furthest}`;
  const counts = await keptCounts(db, { table, name: 'stages' }, REACHED.map(keyOf));
  return REACHED.map((reached) => ({ ...reached, n: counts.get(keyOf(reached)) ?? 0 }));
}

/** The number of applications to postings of the companies that are in their first stage. */
export async function newCount(db: ApplicationsDatabase, companies: readonly string[]): Promise<number> {
  if (companies.length === 0) return 0;
  return sum([...(await keptCounts(db, { table, name: 'new-of-company' }, companies)).values()]);
}

/** The number of applicants for each posting of the companies. Withdrawn applications do not count. */
export async function applicantCounts(
  db: ApplicationsDatabase,
  companies: readonly string[],
  jobIds: readonly string[],
): Promise<ApplicantCount[]> {
  const keysOf = (jobId: string): string[] => companies.map((companyId) => `${companyId}:${jobId}`);
  const keys = jobIds.flatMap(keysOf);
  const [all, fresh] = await Promise.all([
    keptCounts(db, { table, name: 'applicants' }, keys),
    keptCounts(db, { table, name: 'new-applicants' }, keys),
  ]);
  return jobIds.map((jobId) => ({
    jobId,
    total: sum(keysOf(jobId).map((key) => all.get(key) ?? 0)),
    new: sum(keysOf(jobId).map((key) => fresh.get(key) ?? 0)),
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
