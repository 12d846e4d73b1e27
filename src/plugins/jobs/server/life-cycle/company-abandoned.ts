import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyReferences } from '#plugins/employer/contract/company-references.ts';
import type { JobStatus } from '../../contract/life-cycle.ts';
import type { PostingListener, ReferenceHolder } from '../../contract/posting-references.ts';
import { recordEvents, systemMove } from '../history/posting-events.ts';
import type { JobsTables, JobsTransaction } from '../job-tables.ts';

/** The contributions are functions, because other plugins have contributed only when the server runs. */
export interface AbandonedDependencies {
  readonly now: () => Date;
  readonly keepers: () => readonly ReferenceHolder[];
  readonly listeners: () => readonly PostingListener[];
}

/** Handles a company without members: closes the postings that another plugin needs, and deletes the others. */
export function companyAbandoned({ now, keepers, listeners }: AbandonedDependencies): NonNullable<CompanyReferences['abandoned']> {
  return async (transaction, companyId) => {
    const db = tablesIn<JobsTables>(transaction);
    await lockPostings(db, companyId);
    const kept = await keptPostings(keepers(), transaction, [companyId]);
    await db.deleteFrom('job_postings').where('company_id', '=', companyId).where(sql<SqlBool>`id <> all(${kept}::uuid[])`).execute();
    await db.deleteFrom('job_search').where('company_id', '=', companyId).execute();
    await db.deleteFrom('job_posting_templates').where('company_id', '=', companyId).execute();
    const left = await closePostings(db, companyId, now());
    if (left.length > 0) for (const listener of listeners()) await listener.closed(transaction, left);
    return left.length > 0;
  };
}

/** Whether a company has a posting in any state. */
export const hasPostings: NonNullable<CompanyReferences['needs']> = async (transaction, companyId) => {
  const posting = tablesIn<JobsTables>(transaction).selectFrom('job_postings').select('id').where('company_id', '=', companyId);
  return (await posting.limit(1).executeTakeFirst()) !== undefined;
};

/** Ids of the companies' postings that at least one keeper needs, without duplicates. */
export async function keptPostings(
  keepers: readonly ReferenceHolder[],
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

/** Closes the postings that have not ended. Returns all postings, because applications to an expired and archived one may still be active. */
async function closePostings(db: JobsTransaction, companyId: string, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('job_postings').select(['id', 'status']).where('company_id', '=', companyId).orderBy('id').execute();
  const open = Map.groupBy(
    rows.filter(({ status }) => !ENDED.includes(status)),
    ({ status }) => status,
  );
  for (const [from, postings] of open) {
    const ids = postings.map(({ id }) => id);
    await db
      .updateTable('job_postings')
      .set({ status: 'closed', ended_at: now, end_reason: 'company_gone', paused_by_system: false })
      .where('id', 'in', ids)
      .execute();
    await recordEvents(db, ids, systemMove(now, from, 'closed', 'company_gone'));
  }
  return rows.map(({ id }) => id);
}

const ENDED: readonly JobStatus[] = ['closed', 'removed', 'archived'];
