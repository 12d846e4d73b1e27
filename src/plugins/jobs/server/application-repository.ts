import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ApplicationStage } from '../contract/application.ts';
import type { JobStatus } from '../contract/job.ts';
import type { JobApplicationMovesTable, JobApplicationsTable } from './application-tables.ts';
import { holdsWords } from './application-words.ts';
import type { CreatedPosition } from './created-cursor.ts';
import type { JobsDatabase, JobsTransaction } from './jobs-database.ts';

/** An application with what both sides are told of the posting and the candidate. */
export type ApplicationRow = Selectable<JobApplicationsTable> & {
  readonly job_title: string;
  readonly company_name: string;
  readonly job_location: string | null;
  readonly candidate_name: string;
  readonly candidate_email: string;
};

/** Whose applications a list holds; `undefined` parts do not narrow it. */
export interface ApplicationFilter {
  readonly companies: readonly string[] | undefined;
  readonly candidateId: string | undefined;
  readonly jobId: string | undefined;
  readonly stage?: ApplicationStage | undefined;
  readonly q?: string | undefined;
}

/** The id of a candidate's application to a posting, unless withdrawn. */
export async function currentApplication(db: JobsDatabase, jobId: string, candidateId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .where('stage', '<>', 'withdrawn')
    .executeTakeFirst();
  return row?.id;
}

/** A posting that is to be applied to; it cannot be closed before this transaction ends. */
export function lockedPosting(
  db: JobsTransaction,
  id: string,
): Promise<{ readonly status: JobStatus; readonly company_id: string } | undefined> {
  return db.selectFrom('job_postings').select(['status', 'company_id']).where('id', '=', id).forShare().executeTakeFirst();
}

/** The company of a posting; `undefined` when there is no such posting. */
export async function companyOfPosting(db: JobsDatabase, id: string): Promise<string | undefined> {
  return (await db.selectFrom('job_postings').select('company_id').where('id', '=', id).executeTakeFirst())?.company_id;
}

/** How often the candidate applied to the posting before. */
export async function attemptsSoFar(db: JobsTransaction, jobId: string, candidateId: string): Promise<number> {
  const rows = await db
    .selectFrom('job_applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .execute();
  return rows.length;
}

/** Inserts an application; `false` when the candidate has one already, also when both came at once. */
export async function insertApplication(db: JobsTransaction, row: Insertable<JobApplicationsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('job_applications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).where('stage', '<>', sql.lit('withdrawn')).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertMove(db: JobsTransaction, move: Insertable<JobApplicationMovesTable>): Promise<void> {
  await db.insertInto('job_application_moves').values(move).execute();
}

/** An application that cannot be moved by others before this transaction ends; `undefined` when it was deleted meanwhile. */
export function lockedApplication(db: JobsTransaction, id: string): Promise<Selectable<JobApplicationsTable> | undefined> {
  return db.selectFrom('job_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateApplication(db: JobsTransaction, id: string, values: Updateable<JobApplicationsTable>): Promise<void> {
  await db.updateTable('job_applications').set(values).where('id', '=', id).execute();
}

export function applicationById(db: JobsDatabase, id: string): Promise<ApplicationRow | undefined> {
  return applications(db).where('job_applications.id', '=', id).executeTakeFirst();
}

export function movesOf(db: JobsDatabase, applicationId: string): Promise<Selectable<JobApplicationMovesTable>[]> {
  return db.selectFrom('job_application_moves').selectAll().where('application_id', '=', applicationId).orderBy('seq').execute();
}

/** Applications, newest first; one more than `limit`, which tells whether there are more. */
export function applicationsPage(
  db: JobsDatabase,
  filter: ApplicationFilter,
  page: { readonly after: CreatedPosition | undefined; readonly limit: number },
): Promise<ApplicationRow[]> {
  const { after } = page;
  return applications(db)
    .$if(filter.companies !== undefined, (query) => query.where('job_applications.company_id', 'in', filter.companies ?? []))
    .$if(filter.candidateId !== undefined, (query) => query.where('candidate_id', '=', filter.candidateId ?? ''))
    .$if(filter.jobId !== undefined, (query) => query.where('job_id', '=', filter.jobId ?? ''))
    .$if(filter.stage !== undefined, (query) => query.where('stage', '=', filter.stage ?? 'submitted'))
    .$if(filter.q !== undefined, (query) => query.where(holdsWords(filter.q ?? '')))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('job_applications.created_at', 'job_applications.id'), '<', tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('job_applications.created_at', 'desc')
    .orderBy('job_applications.id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

/** Whether the candidate has an application to a posting of one of the companies that is not withdrawn. */
export async function hasApplied(db: JobsDatabase, candidateId: string, companies: readonly string[]): Promise<boolean> {
  if (companies.length === 0) return false;
  const row = await db
    .selectFrom('job_applications')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('company_id', 'in', companies)
    .where('stage', '<>', 'withdrawn')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function applications(db: JobsDatabase) {
  return db
    .selectFrom('job_applications')
    .innerJoin('job_postings', 'job_postings.id', 'job_applications.job_id')
    .innerJoin('users', 'users.id', 'job_applications.candidate_id')
    .selectAll('job_applications')
    .select([
      'job_postings.title as job_title',
      'job_postings.company_name',
      'job_postings.location as job_location',
      'users.name as candidate_name',
      'users.email as candidate_email',
    ]);
}
