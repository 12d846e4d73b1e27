import { inTransaction } from '#core/server/db/transaction.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PostingKeeper } from '../contract/posting-listeners.ts';
import { keptPostings } from './company-abandoned.ts';
import type { JobsDatabase } from './job-tables.ts';
import type { PausedPostings } from './paused-postings.ts';

export interface JobsPersonalDataNeeds {
  readonly db: JobsDatabase;
  readonly companies: Pick<CompanyDirectory, 'companiesOnlyOf'>;
  readonly keepers: () => readonly PostingKeeper[];
  readonly paused: Pick<PausedPostings, 'pauseWithout'>;
}

/** Postings belong to companies. When a company loses its last member, the postings that no plugin needs are deleted with it. */
export function jobsPersonalData({ db, companies, keepers, paused }: JobsPersonalDataNeeds): PersonalData {
  return {
    listOf: async (userId) => {
      const deleted = await countDeleted(db, await companies.companiesOnlyOf(userId), keepers());
      return deleted === 0 ? [] : [{ code: 'jobs.postings', fate: 'deleted', count: deleted }];
    },
    // Postings stay if the company has other members, who may all be suspended. The listener of abandoned companies handles the others.
    remove: (transaction, userId) => paused.pauseWithout(transaction, userId),
  };
}

function countDeleted(db: JobsDatabase, companies: readonly string[], keepers: readonly PostingKeeper[]): Promise<number> {
  if (companies.length === 0) return Promise.resolve(0);
  return inTransaction(db, async (own, transaction) => {
    const kept = await keptPostings(keepers, transaction, companies);
    const { n } = await own
      .selectFrom('job_postings')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('company_id', 'in', companies)
      .executeTakeFirstOrThrow();
    return n - kept.length;
  });
}
