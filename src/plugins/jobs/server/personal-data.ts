import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction, tablesFor } from '#core/server/db/transaction.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { PersonalDataItem } from '#plugins/account/contract/schemas.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { ReferenceHolder } from '../contract/posting-references.ts';
import type { JobsDatabase } from './job-tables.ts';
import { keptPostings } from './life-cycle/company-abandoned.ts';
import type { PausedPostings } from './life-cycle/paused-postings.ts';

export interface JobsPersonalDataDependencies {
  readonly db: JobsDatabase;
  readonly companies: Pick<CompanyDirectory, 'companiesOnlyOf' | 'memberCountsOf'>;
  readonly keepers: () => readonly ReferenceHolder[];
  readonly paused: Pick<PausedPostings, 'pauseWithout'>;
}

/**
 * Postings belong to companies. When a company loses its last member, the postings that no plugin needs are deleted with it. The histories of
 * the other postings stay, without the user's name, as do the user's reports. The drafts that an administrator has begun for companies without
 * members are deleted, because nobody else sees them.
 */
export function jobsPersonalData({ db, companies, keepers, paused }: JobsPersonalDataDependencies): PersonalData {
  return {
    listOf: async (userId) => {
      const { deleted, changes } = await counts(db, { userId, companies: await companies.companiesOnlyOf(userId), keepers: keepers() });
      const items: readonly PersonalDataItem[] = [
        { code: 'jobs.postings', fate: 'deleted', count: deleted },
        { code: 'jobs.drafts', fate: 'deleted', count: (await unseenDrafts({ db, companies }, userId)).length },
        { code: 'jobs.posting-changes', fate: 'kept', count: changes },
        { code: 'jobs.reports', fate: 'kept', count: await reportsOf(db, userId) },
      ];
      return items.filter(({ count }) => count > 0);
    },
    // Postings stay if the company has other members, who may all be suspended. The listener of abandoned companies handles the others.
    remove: async (transaction, userId) => {
      const unseen = await unseenDrafts({ db, companies }, userId, transaction);
      if (unseen.length > 0) await tablesFor(db, transaction).deleteFrom('job_postings').where('id', 'in', unseen).execute();
      await paused.pauseWithout(transaction, userId);
    },
  };
}

/** The drafts that only the user sees, who has begun them for companies without members. */
async function unseenDrafts(
  { db, companies }: Pick<JobsPersonalDataDependencies, 'db' | 'companies'>,
  userId: string,
  transaction?: Transaction,
): Promise<string[]> {
  const own = tablesFor(db, transaction).selectFrom('job_postings').where('created_by', '=', userId).where('status', '=', 'draft');
  const drafts = await own.select(['id', 'company_id']).execute();
  const members = await companies.memberCountsOf([...new Set(drafts.map((draft) => draft.company_id))], transaction);
  return drafts.filter((draft) => !members.has(draft.company_id)).map(({ id }) => id);
}

interface Leaving {
  readonly userId: string;
  /** The companies that lose their last member. */
  readonly companies: readonly string[];
  readonly keepers: readonly ReferenceHolder[];
}

/** The number of reports that the user sent. They stay without the person, because an administrator may still have to decide them. */
async function reportsOf(db: JobsDatabase, userId: string): Promise<number> {
  const own = db.selectFrom('job_reports').where('reporter_id', '=', userId);
  return (await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** The number of postings that are deleted, and of the user's changes to other postings. */
function counts(db: JobsDatabase, { userId, companies, keepers }: Leaving): Promise<{ deleted: number; changes: number }> {
  return inTransaction(db, async (own, transaction) => {
    const kept = companies.length === 0 ? [] : await keptPostings(keepers, transaction, companies);
    const { rows } = await sql<{ deleted: number; changes: number }>`
      with gone as (select id from job_postings where company_id = any(${companies}::uuid[]) and id <> all(${kept}::uuid[]))
      select (select count(*) from gone)::int as deleted,
        (select count(*) from job_posting_events where actor_id = ${userId} and job_id not in (select id from gone))::int as changes`.execute(
      own,
    );
    return rows[0] ?? { deleted: 0, changes: 0 };
  });
}
