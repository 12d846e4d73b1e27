import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyAbandonedListener } from '#plugins/employer/contract/company-directory.ts';
import type { PostingKeeper, PostingListener } from '../contract/posting-listeners.ts';
import type { JobsTables, JobsTransaction } from './job-tables.ts';

/** The contributions of other plugins. They are functions, because the plugins have contributed only when the server runs. */
export interface PostingWatchers {
  readonly keepers: () => readonly PostingKeeper[];
  readonly listeners: () => readonly PostingListener[];
}

/** Handles a company without members: closes the postings that another plugin needs, and deletes the others. */
export function companyAbandoned({ keepers, listeners }: PostingWatchers): CompanyAbandonedListener {
  return {
    abandoned: async (transaction, companyId) => {
      const db = tablesIn<JobsTables>(transaction);
      await lockPostings(db, companyId);
      const kept = await keptPostings(keepers(), transaction, [companyId]);
      await db.deleteFrom('job_postings').where('company_id', '=', companyId).where(sql<SqlBool>`id <> all(${kept}::uuid[])`).execute();
      await db.deleteFrom('job_search').where('company_id', '=', companyId).execute();
      const closed = await closePostings(db, companyId);
      if (closed.length > 0) for (const listener of listeners()) await listener.closed(transaction, closed);
      return closed.length > 0;
    },
  };
}

/** Ids of the companies' postings that at least one keeper needs, without duplicates. */
export async function keptPostings(
  keepers: readonly PostingKeeper[],
  transaction: Transaction,
  companyIds: readonly string[],
): Promise<string[]> {
  const kept = new Set<string>();
  for (const keeper of keepers) for (const id of await keeper.keptOf(transaction, companyIds)) kept.add(id);
  return [...kept];
}

/** Blocks new references to the postings until the transaction ends. The keepers see all earlier references. */
async function lockPostings(db: JobsTransaction, companyId: string): Promise<void> {
  const postings = db.selectFrom('job_postings').select('id').where('company_id', '=', companyId).orderBy('id').forUpdate();
  await db
    .selectFrom(postings.as('locked'))
    .select(({ fn }) => fn.countAll().as('n'))
    .execute();
}

async function closePostings(db: JobsTransaction, companyId: string): Promise<string[]> {
  const rows = await db.updateTable('job_postings').set({ status: 'closed' }).where('company_id', '=', companyId).returning('id').execute();
  return rows.map(({ id }) => id);
}
