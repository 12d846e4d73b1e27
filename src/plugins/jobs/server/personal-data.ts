import { inTransaction } from '#core/server/db/transaction.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PostingKeeper } from '../contract/posting-listeners.ts';
import { keptPostings } from './company-abandoned.ts';
import type { JobsDatabase } from './job-tables.ts';

/** Postings belong to companies. When a company loses its last member, the postings that no plugin needs are deleted with it. */
export function jobsPersonalData(
  db: JobsDatabase,
  companies: Pick<CompanyDirectory, 'companiesOnlyOf'>,
  keepers: () => readonly PostingKeeper[],
): PersonalData {
  return {
    listOf: async (userId) => {
      const deleted = await countDeleted(db, await companies.companiesOnlyOf(userId), keepers());
      return deleted === 0 ? [] : [{ code: 'jobs.postings', fate: 'deleted', count: deleted }];
    },
    // The listener of abandoned companies deletes or closes them.
    remove: async () => undefined,
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
