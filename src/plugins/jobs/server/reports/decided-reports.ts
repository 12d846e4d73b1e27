import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ReportDecision } from '../../contract/reports.ts';
import { reportActions } from '../audit-actions.ts';
import type { JobsTransaction } from '../job-tables.ts';
import type { PostingNews } from '../notices/posting-news.ts';
import type { PostingCall } from '../posting-access.ts';

/** One transaction in which an administrator decides. The posting is locked. */
export interface Deciding {
  readonly db: JobsTransaction;
  readonly transaction: Transaction;
  readonly call: Pick<PostingCall, 'actor' | 'audit'>;
  readonly now: Date;
  readonly news: Pick<PostingNews, 'decided'>;
}

interface DecidedReports {
  readonly decision: ReportDecision;
  /** Reports that must still be open. */
  readonly seen?: readonly string[] | undefined;
  /** Decides only the seen ones, because others may be of another kind. */
  readonly isOnlySeen?: boolean;
}

/**
 * Decides open reports on a posting, and records it. Without any, nothing happens.
 *
 * @throws ApiFault conflict when another administrator has decided one of the seen reports
 */
export async function decideReports(
  { db, transaction, call, now, news }: Deciding,
  jobId: string,
  { decision, seen, isOnlySeen = false }: DecidedReports,
): Promise<void> {
  const decided = await db
    .updateTable('job_reports')
    .set({ status: decision, decided_at: now, decided_by: call.actor.userId })
    .where('job_id', '=', jobId)
    .where('status', '=', 'open')
    .$if(isOnlySeen, (some) => some.where(sql<boolean>`id = any(${[...(seen ?? [])]}::uuid[])`))
    .returning(['id', 'reporter_id'])
    .execute();
  const ids = new Set(decided.map(({ id }) => id));
  if (seen?.some((id) => !ids.has(id)) === true) throw new ApiFault('conflict');
  if (decided.length === 0) return;
  const reporters = decided.flatMap(({ reporter_id }) => (reporter_id === null ? [] : [reporter_id]));
  await news.decided(transaction, jobId, decision, reporters);
  await call.audit(transaction, reportActions[decision], { subjectId: jobId, changes: { reports: [null, decided.length] } });
}
