import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { afterCommit, tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { recordEvents, systemMove } from '../history/posting-events.ts';
import type { JobPostingsTable, JobsTables, JobsTransaction } from '../job-tables.ts';
import type { PostingNews } from '../notices/posting-news.ts';
import type { ReviewRule } from '../review-rule.ts';
import { removeSearchRows } from '../search-rows.ts';
import { releasePostings } from './released-postings.ts';

interface UnverifiedDependencies {
  readonly review: ReviewRule;
  readonly companies: Pick<CompanyDirectory, 'isSuspended' | 'lockedNames'>;
  readonly news: Pick<PostingNews, 'waits'>;
  readonly now: () => Date;
  /** Called after postings have left the search. */
  readonly changed: () => void;
}

/**
 * Sends the postings of a company to the review whose verification has ended: those that visitors can read as open ones. When the company is
 * verified, they come back. Imported postings are outside the rule. The company is locked.
 */
export function companyVerified({ review, news, now, changed, companies }: UnverifiedDependencies) {
  return async (transaction: Transaction, companyId: string, isVerified: boolean): Promise<void> => {
    if (!review.byVerification) return;
    const db = tablesIn<JobsTables>(transaction);
    const at = now();
    if (isVerified) {
      // Postings of a company without an active member stay where nobody finds them.
      if (await companies.isSuspended(transaction, companyId)) return;
      const name = (await companies.lockedNames(transaction, [companyId])).get(companyId);
      if (name !== undefined && (await releasePostings(db, { id: companyId, name }, at)) > 0) afterCommit(transaction, changed);
      return;
    }
    let count = 0;
    for (const from of ['published', 'paused'] as const) {
      const moved = await db
        .updateTable('job_postings')
        .set({ status: 'pending_review', paused_by_system: false })
        .where('company_id', '=', companyId)
        .where('source', '=', 'authored')
        .where('status', '=', from)
        // The schedule moves the others.
        .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
        .returning('id')
        .execute();
      const ids = moved.map(({ id }) => id);
      await removeSearchRows(db, ids);
      await recordEvents(db, ids, systemMove(at, from, 'pending_review'));
      count += ids.length;
    }
    if (count === 0) return;
    await news.waits(transaction);
    afterCommit(transaction, changed);
  };
}

/**
 * Sends a posting that a member has published to the review, unless its company is verified or an administrator has released it since it was
 * last in the review. Its row and its company are locked. Returns whether it was sent.
 */
export async function reviewIfUnverified(
  db: JobsTransaction,
  transaction: Transaction,
  posting: Pick<JobPostingsTable, 'id' | 'company_id' | 'source'>,
  { review, at }: { readonly review: ReviewRule; readonly at: Date },
): Promise<boolean> {
  if (!review.byVerification || posting.source === 'imported') return false;
  if ((await review.reviewOf(posting.company_id, transaction)) === 'off') return false;
  if (await isReleased(db, posting.id)) return false;
  await db.updateTable('job_postings').set({ status: 'pending_review' }).where('id', '=', posting.id).execute();
  await removeSearchRows(db, [posting.id]);
  await recordEvents(db, [posting.id], systemMove(at, 'published', 'pending_review'));
  return true;
}

/** Whether an administrator has published the posting, and it was not sent to the review since then. */
async function isReleased(db: JobsTransaction, jobId: string): Promise<boolean> {
  const last = await db
    .selectFrom('job_posting_events')
    .select('to_status')
    .where('job_id', '=', jobId)
    .where(sql<boolean>`(to_status = 'pending_review' or (to_status = 'published' and by = 'moderator'))`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.to_status === 'published';
}
