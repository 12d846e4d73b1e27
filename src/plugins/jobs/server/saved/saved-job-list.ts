import type { Page } from '#core/contract/paging.ts';
import { type CreatedCursor, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import { HIDDEN_STATUSES, type JobStatus } from '../../contract/life-cycle.ts';
import type { SavedJob } from '../../contract/saved-schemas.ts';
import { type CompanyLogos, withLogos } from '../company-logos.ts';
import { type SummaryRow, toSummary } from '../job-mapping.ts';
import type { JobSavedPostingsTable, JobsDatabase } from '../job-tables.ts';
import { endedAt, isOpenToKept, type StandingRow, statusAt } from '../life-cycle/posting-clock.ts';
import type { SavingCall } from './saved-jobs.ts';

interface SavedJobListNeeds {
  readonly db: JobsDatabase;
  readonly companies: CompanyLogos;
  readonly now: () => Date;
  /** Key for the cursors of the list. */
  readonly cursorKey: Buffer;
}

type SavedRow = SummaryRow &
  Omit<StandingRow, 'paused_by_system'> &
  Pick<JobSavedPostingsTable, 'note' | 'saved_at'> & {
    readonly id: string;
    readonly saved_title: string;
    readonly published_at: Date | null;
    readonly created_at: Date;
  };

/** The list of a user's saved postings. */
export class SavedJobList {
  readonly #needs: SavedJobListNeeds;
  readonly #cursors: CreatedCursor;

  constructor(needs: SavedJobListNeeds) {
    this.#needs = needs;
    this.#cursors = createdCursor(needs.cursorKey, 'jobs.saved');
  }

  /** The posting saved last comes first. */
  async page(
    { actor: { userId } }: Pick<SavingCall, 'actor'>,
    query: { limit: number; cursor?: string | undefined },
  ): Promise<Page<SavedJob>> {
    // The cursor is of one user.
    const asked = { ...query, userId };
    const after = this.#cursors.after(asked);
    const rows = await savedPostings(this.#needs.db, userId)
      .$if(after !== undefined, (some) =>
        some.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('saved.saved_at', 'saved.job_id'), '<', tuple(after?.at ?? new Date(0), after?.id ?? '')),
        ),
      )
      .orderBy('saved.saved_at', 'desc')
      .orderBy('saved.job_id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const now = this.#needs.now();
    const page = pageOf(rows, query.limit, ({ saved_at, id }) => this.#cursors.of(asked)({ created_at: saved_at, id }));
    return { ...page, items: await this.#withLogos(page.items.map((row) => toSavedJob(row, now))) };
  }

  async #withLogos(saved: readonly SavedJob[]): Promise<SavedJob[]> {
    const postings = await withLogos(
      this.#needs.companies,
      saved.flatMap(({ job }) => job ?? []),
    );
    const byId = new Map(postings.map((job) => [job.id, job]));
    return saved.map((each) => ({ ...each, job: byId.get(each.id) ?? null }));
  }
}

function savedPostings(db: JobsDatabase, userId: string) {
  return db
    .selectFrom('job_saved_postings as saved')
    .innerJoin('job_postings as job', 'job.id', 'saved.job_id')
    .leftJoin('job_categories as category', 'category.id', 'job.category_id')
    .select(['saved.title as saved_title', 'saved.note', 'saved.saved_at'])
    .select(['job.id', 'job.company_id', 'job.company_name', 'job.title', 'job.location', 'job.work_mode', 'job.employment_type'])
    .select(['job.salary_min', 'job.salary_max', 'job.salary_currency', 'job.salary_period', 'job.published_at', 'job.created_at'])
    .select(['job.status', 'job.expires_at', 'job.deadline', 'job.ended_at', 'job.end_reason'])
    .select(['category.code as category_code', 'category.name as category_name', 'category.names as category_names'])
    .where('saved.user_id', '=', userId);
}

/** Shows no more of a posting than its page, which those who saved it may open after its end. */
function toSavedJob(row: SavedRow, now: Date): SavedJob {
  return {
    id: row.id,
    title: row.saved_title,
    job: isOpenToKept(row) ? toSummary(row.id, row.published_at ?? row.created_at, row) : null,
    status: shownStatus(statusAt(row, now)),
    expiresAt: row.expires_at?.toISOString() ?? null,
    deadline: row.deadline,
    endedAt: endedAt(row, now)?.toISOString() ?? null,
    endReason: row.end_reason,
    note: row.note,
    savedAt: row.saved_at.toISOString(),
  };
}

/** Readers do not learn that a posting is reviewed. */
function shownStatus(status: JobStatus): JobStatus {
  return status !== 'removed' && HIDDEN_STATUSES.includes(status) ? 'paused' : status;
}
