import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { afterCommit, inTransaction } from '#core/server/db/transaction.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { NewReport } from '../../contract/report-schemas.ts';
import type { JobsDatabase, JobsTransaction } from '../job-tables.ts';
import type { PostingNews } from '../notices/posting-news.ts';
import { statusAt } from '../posting-clock.ts';
import { reviewIfReported } from './due-review.ts';

export interface ReportIntakeDependencies {
  readonly db: JobsDatabase;
  readonly now: () => Date;
  readonly news: Pick<PostingNews, 'moved' | 'reported'>;
  /** Called after postings have changed. */
  readonly changed: () => void;
}

/** Stores reports on postings. The posting is locked, so of reports at the same time, one moves it to the review. */
export class ReportIntake {
  readonly #dependencies: ReportIntakeDependencies;

  constructor(dependencies: ReportIntakeDependencies) {
    this.#dependencies = dependencies;
  }

  /** Stores a report, unless it was reported before. One from the trap is not stored. */
  async take(jobId: string, { homepage = '', ...given }: NewReport, actor: Actor | null): Promise<void> {
    if (homepage !== '') return;
    await inTransaction(this.#dependencies.db, async (db, transaction) => {
      if (actor !== null) await lockActor(transaction, actor);
      const posting = await lockedPosting(db, jobId);
      if (posting === undefined) return;
      const at = this.#dependencies.now();
      const isNew = await insertReport(db, jobId, given, actor, at);
      const isShown = statusAt(posting, at) === 'published';
      if (!isNew) return;
      await this.#dependencies.news.reported(transaction, jobId);
      if (!isShown || !(await reviewIfReported(db, jobId, at))) return;
      await this.#dependencies.news.moved(transaction, posting, { by: 'system', from: 'published', to: 'pending_review' });
      afterCommit(transaction, this.#dependencies.changed);
    });
  }
}

async function lockedPosting(db: JobsTransaction, jobId: string) {
  const posting = db.selectFrom('job_postings').select(['id', 'company_id', 'status', 'expires_at']).where('id', '=', jobId);
  return posting.forNoKeyUpdate().executeTakeFirst();
}

/** Returns whether the report was stored. An account reports a posting once. Of equal open reports of visitors, one is kept. */
async function insertReport(
  db: JobsTransaction,
  jobId: string,
  { reason, detail = '' }: Pick<NewReport, 'reason' | 'detail'>,
  actor: Actor | null,
  at: Date,
): Promise<boolean> {
  const reporterId = actor?.userId ?? null;
  const { rows } = await sql`
    insert into job_reports (id, job_id, reporter_id, by_visitor, reason, detail, at)
    select ${uuid()}::uuid, ${jobId}::uuid, ${reporterId}::uuid, ${actor === null}, ${reason}, ${detail}, ${at}::timestamptz
    where not exists (
      select from job_reports where job_id = ${jobId} and (
        reporter_id = ${reporterId}::uuid or (${actor === null} and by_visitor and status = 'open' and reason = ${reason} and detail = ${detail})
      )
    ) returning id`.execute(db);
  return rows.length > 0;
}
