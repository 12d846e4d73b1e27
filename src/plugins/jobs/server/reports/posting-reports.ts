import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { PostingReport, PostingReports } from '../../contract/report-schemas.ts';
import { MOST_REPORTS, type ReportDecision } from '../../contract/reports.ts';
import type { JobReportsTable, JobsDatabase } from '../job-tables.ts';
import type { PostingNews } from '../notices/posting-news.ts';
import type { PostingAccess, PostingCall } from '../posting-access.ts';
import { decideReports } from './decided-reports.ts';

export interface ReportsDependencies {
  readonly db: JobsDatabase;
  readonly access: PostingAccess;
  readonly now: () => Date;
  readonly news: Pick<PostingNews, 'decided'>;
}

/** The open reports on postings, for administrators. */
export class Reports {
  readonly #dependencies: ReportsDependencies;

  constructor(dependencies: ReportsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found */
  async of(call: PostingCall, jobId: string): Promise<PostingReports> {
    await this.#dependencies.access.demand('moderate', call, jobId);
    return openReports(this.#dependencies.db, jobId);
  }

  /** @throws ApiFault not-found, or conflict when one of the reports was decided before */
  async decide(call: PostingCall, jobId: string, decision: ReportDecision, seen: readonly string[]): Promise<PostingReports> {
    const { db: database, access, now, news } = this.#dependencies;
    await access.demand('moderate', call, jobId);
    await inTransaction(database, async (db, transaction) => {
      await lockActor(transaction, call.actor);
      const posting = db.selectFrom('job_postings').select('id').where('id', '=', jobId);
      if ((await posting.forNoKeyUpdate().executeTakeFirst()) === undefined) throw new ApiFault('not-found');
      await decideReports({ db, transaction, call, now: now(), news }, jobId, { decision, seen, isOnlySeen: true });
    });
    return openReports(database, jobId);
  }

  /** The number of postings with open reports. A member may report a draft of the company, which no administrator sees. */
  async countPostings(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(distinct job_id)::int as count from job_reports
      join job_postings on job_postings.id = job_reports.job_id
      where job_reports.status = 'open' and job_postings.status <> 'draft'`.execute(this.#dependencies.db);
    return rows[0]?.count ?? 0;
  }
}

type ReportRow = Pick<JobReportsTable, 'id' | 'reason' | 'detail' | 'at' | 'by_visitor'> & { readonly name: string | null };

async function openReports(db: JobsDatabase, jobId: string): Promise<PostingReports> {
  const open = db.selectFrom('job_reports').where('job_id', '=', jobId).where('job_reports.status', '=', 'open');
  const rows = await open
    .leftJoin('users', 'users.id', 'job_reports.reporter_id')
    .select(['job_reports.id', 'reason', 'detail', 'at', 'by_visitor', 'users.name'])
    .orderBy('job_reports.id', 'desc')
    .limit(MOST_REPORTS)
    .execute();
  const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { items: rows.map(toReport), count };
}

function toReport({ id, reason, detail, at, by_visitor, name }: ReportRow): PostingReport {
  const from = by_visitor ? 'visitor' : name === null ? 'deleted-account' : 'account';
  return { id, reason, detail, at: at.toISOString(), from, name };
}
