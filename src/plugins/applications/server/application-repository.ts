import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { type Param, preparedIn, runPrepared } from '#core/server/db/prepared.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { CreatedPosition } from '#core/server/http/cursor.ts';
import type { ApplicationStage } from '../contract/application.ts';
import { hasOwnWords, isIn, type SeenStage, type SeenStanding, standsAs } from './application-conditions.ts';
import type {
  ApplicationsDatabase,
  ApplicationsTransaction,
  ApplicationTables,
  JobApplicationMovesTable,
  JobApplicationsTable,
} from './application-tables.ts';
import { holdsWords } from './search/found-words.ts';
import type { MoveRow } from './settled-moves.ts';

/** An application with the candidate's data for both sides. */
export type ApplicationRow = Selectable<JobApplicationsTable> & {
  readonly candidate_name: string;
  readonly candidate_email: string;
  readonly candidate_status: 'active' | 'suspended';
};

/** Filters of a list of applications. An `undefined` filter matches all applications. */
export interface ApplicationFilter {
  readonly companies: readonly string[] | undefined;
  readonly candidateId: string | undefined;
  /** Whether the reader is the candidate, whose words are looked for in the postings. */
  readonly isOwn?: boolean;
  readonly jobId: string | undefined;
  readonly stage?: ApplicationStage | undefined;
  /** Applications that the reader sees in another stage than the stored one. */
  readonly seenElsewhere?: readonly SeenStage[] | undefined;
  readonly standing?: SeenStanding | undefined;
  readonly q?: string | undefined;
}

/** The applications of the candidate to the posting, the newest first. */
export function attemptsOf(
  db: ApplicationsDatabase,
  { jobId, candidateId }: { readonly jobId: string; readonly candidateId: string },
): Promise<Selectable<JobApplicationsTable>[]> {
  const attempts = db.selectFrom('job_applications').selectAll().where('job_id', '=', jobId).where('candidate_id', '=', candidateId);
  return attempts.orderBy('attempt_no', 'desc').execute();
}

/** Ids of those refused applications after which their candidates have applied again, and are not refused yet. */
export async function activeAttempts(
  db: ApplicationsDatabase,
  refused: readonly Pick<Selectable<JobApplicationsTable>, 'id'>[],
): Promise<ReadonlySet<string>> {
  if (refused.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select refused.id from job_applications as refused
    join job_applications as later on later.job_id = refused.job_id and later.candidate_id = refused.candidate_id and later.id <> refused.id
    where refused.id = any(${refused.map(({ id }) => id)}::uuid[]) and later.stage not in ('withdrawn', 'rejected')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

// The condition of the unique index.
const isOneAtATime = sql<SqlBool>`stage not in ('withdrawn', 'rejected')`;

/** Inserts an application. Returns `false` when the candidate already has one, also with concurrent requests. */
export async function insertApplication(db: ApplicationsTransaction, row: Insertable<JobApplicationsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('job_applications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).where(isOneAtATime).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertMove(db: ApplicationsTransaction, move: Insertable<JobApplicationMovesTable>): Promise<void> {
  await db.insertInto('job_application_moves').values(move).execute();
}

/** An application, locked until this transaction ends; `undefined` when it was deleted in the meantime. */
export function lockedApplication(db: ApplicationsTransaction, id: string): Promise<Selectable<JobApplicationsTable> | undefined> {
  return db.selectFrom('job_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateApplication(db: ApplicationsTransaction, id: string, values: Updateable<JobApplicationsTable>): Promise<void> {
  await db.updateTable('job_applications').set(values).where('id', '=', id).execute();
}

export async function applicationById(db: ApplicationsDatabase, id: string): Promise<ApplicationRow | undefined> {
  return (await byId(db, { id }))[0];
}

const byId = preparedIn((db: ApplicationsDatabase, param: Param<{ id: string }>) =>
  applications(db).where('job_applications.id', '=', param('id')),
);

/** The histories of applications by their ids, each with the oldest move first. */
export async function movesOf(
  db: ApplicationsDatabase,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MoveRow[]>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await allMoves(db, { ids: applicationIds });
  return Map.groupBy(rows, ({ application_id }) => application_id);
}

const allMoves = preparedIn((db: ApplicationsDatabase, param: Param<{ ids: readonly string[] }>) =>
  db
    .selectFrom('job_application_moves')
    .selectAll()
    .where(sql<SqlBool>`application_id = any(${param('ids')}::uuid[])`)
    .orderBy('seq'),
);

/** The candidate's applications that were moved after `since`. */
export function movedSince(db: ApplicationsDatabase, candidateId: string, since: Date): Promise<{ readonly id: string }[]> {
  return db.selectFrom('job_applications').select('id').where('candidate_id', '=', candidateId).where('updated_at', '>', since).execute();
}

/**
 * Applications, newest first. Returns up to one row more than `limit`, to show whether there is a next page. Only the lists of one
 * candidate and of one company are prepared: otherwise the best index depends on the values, and with the plan for all values a posting's
 * list is a hundred times slower.
 */
export function applicationsPage(
  db: ApplicationsDatabase,
  filter: ApplicationFilter,
  page: { readonly after: CreatedPosition | undefined; readonly limit: number },
): Promise<ApplicationRow[]> {
  const { after } = page;
  const list = applications(db)
    .$if(filter.companies !== undefined, (query) => query.where('job_applications.company_id', 'in', filter.companies ?? []))
    .$if(filter.candidateId !== undefined, (query) => query.where('candidate_id', '=', filter.candidateId ?? ''))
    .$if(filter.jobId !== undefined, (query) => query.where('job_id', '=', filter.jobId ?? ''))
    .$if(filter.stage !== undefined, (query) => query.where(isIn([filter.stage ?? 'submitted'], filter.seenElsewhere ?? [])))
    .$if(filter.standing !== undefined, (query) => query.where(standsAs(filter.standing, filter.seenElsewhere ?? [])))
    .$if(filter.q !== undefined, (query) =>
      query.where(filter.isOwn === true ? hasOwnWords(filter.q ?? '') : holdsWords(filter.q ?? '', filter)),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('job_applications.created_at', 'job_applications.id'), '<', tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('job_applications.created_at', 'desc')
    .orderBy('job_applications.id', 'desc')
    .limit(page.limit + 1);
  return isInOrder(filter) ? runPrepared(db, list) : list.execute();
}

/** Whether an index has the rows of the list in their order. */
function isInOrder({ companies, candidateId, jobId, stage, standing, q }: ApplicationFilter): boolean {
  const owners = [...(companies ?? []), ...(candidateId === undefined ? [] : [candidateId])];
  return owners.length === 1 && [jobId, stage, standing, q].every((filter) => filter === undefined);
}

/** Ids of the postings of the companies to which the candidate has an application, not withdrawn. */
export async function appliedPostingIds(transaction: Transaction, candidateId: string, companies: readonly string[]): Promise<string[]> {
  if (companies.length === 0) return [];
  const rows = await tablesIn<ApplicationTables>(transaction)
    .selectFrom('job_applications')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .where('company_id', 'in', companies)
    .where('stage', '<>', 'withdrawn')
    .execute();
  return rows.map(({ job_id }) => job_id);
}

function applications(db: ApplicationsDatabase) {
  return db
    .selectFrom('job_applications')
    .innerJoin('users', 'users.id', 'job_applications.candidate_id')
    .selectAll('job_applications')
    .select(['users.name as candidate_name', 'users.email as candidate_email', 'users.status as candidate_status']);
}
