import { type Selectable, sql } from 'kysely';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { jobCategories } from '../../contract/master-kinds.ts';
import type { ImportScope, PostingWork } from '../../contract/posting-imports.ts';
import type { JobPostingsTable, JobsTransaction } from '../job-tables.ts';

// An arbitrary number, the same in every Trellis. Concurrent imports take turns, and see each other's postings.
const ADVISORY_LOCK = 7_387_435_010;

export interface LockDependencies {
  readonly companies: Pick<CompanyDirectory, 'lockedNames' | 'isMember'>;
  readonly catalogue: Pick<MasterCatalogue, 'lock'>;
}

/**
 * Locks what an import may need, in the order of all writers of postings: user, company, categories, postings. An import has many portions, so
 * it takes all of them at its beginning: locks between two portions would be in another order.
 *
 * @throws ApiFault suspended or forbidden
 * @throws ApiFault conflict when the company is gone, or the user is no longer a member
 */
export async function lockForImport(
  { companies, catalogue }: LockDependencies,
  db: JobsTransaction,
  { by, company }: Pick<ImportScope, 'by' | 'company'>,
  { transaction, actor }: PostingWork,
): Promise<void> {
  if (actor !== null) await lockActor(transaction, actor);
  if (company === undefined) await lockImports(db);
  else {
    const names = await companies.lockedNames(transaction, [company.id]);
    if (!names.has(company.id)) throw new ApiFault('conflict');
    if (by === 'member' && (actor === null || !(await companies.isMember(actor.userId, company.id)))) throw new ApiFault('conflict');
  }
  // Administrators may add categories. Every change of categories begins with this lock, so their rows need none.
  if (by === 'moderator') await catalogue.lock(transaction, jobCategories.entity);
  else await sql`select count(*) from (select id from job_categories order by id for share) as locked`.execute(db);
  if (company === undefined) return;
  await sql`
    select count(*) from (
      select id from job_postings where company_id = ${company.id} and import_key is not null order by id for no key update
    ) as locked`.execute(db);
}

/** Locks postings, and returns them by id. */
export async function lockedPostings(
  db: JobsTransaction,
  ids: readonly string[],
  forDeletion = false,
): Promise<ReadonlyMap<string, Selectable<JobPostingsTable>>> {
  if (ids.length === 0) return new Map();
  const query = db.selectFrom('job_postings').selectAll().where('id', 'in', ids).orderBy('id');
  const rows = await (forDeletion ? query.forUpdate() : query.forNoKeyUpdate()).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Makes other imports of postings of all companies wait until this transaction ends. */
async function lockImports(trx: JobsTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
}
