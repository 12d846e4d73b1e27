import { sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { HIDDEN_STATUSES, type JobStatus } from '../contract/life-cycle.ts';
import type { KeptPosting, PostingReader } from '../contract/posting-reader.ts';
import { type CompanyMarksReader, withMarks } from './company-marks.ts';
import { type KeptRow, namedCategory, toSummary } from './job-mapping.ts';
import type { JobsDatabase, JobsTables } from './job-tables.ts';
import { openOf, stateOfOpen } from './open/open-postings.ts';
import { endedAt, isOpenToKept, statusAt } from './posting-clock.ts';
import { postingsWithCategory } from './posting-repository.ts';
import type { Postings } from './postings.ts';
import { numberOfReference } from './reference.ts';
import { rowFactsFinder } from './row-facts.ts';

interface PostingReaderDependencies {
  readonly db: JobsDatabase;
  readonly companies: CompanyMarksReader;
  readonly postings: Pick<Postings, 'demandReadable'>;
  readonly now: () => Date;
}

export function createPostingReader({ db, companies, postings, now }: PostingReaderDependencies): PostingReader {
  const rowFacts = rowFactsFinder(db);
  return {
    summaryOf: toSummary,
    namedCategory,
    idOfReference: async (typed) => {
      const number = numberOfReference(typed);
      if (number === undefined) return undefined;
      const row = await db.selectFrom('job_postings').select('id').where('reference_no', '=', number).executeTakeFirst();
      return row?.id;
    },
    withMarks: async (found) => {
      const ids = found.map(({ id }) => id);
      const [shown, facts] = await Promise.all([withMarks(companies, found), rowFacts(ids)]);
      return shown.map((posting) => ({ ...posting, ...facts.get(posting.id) }));
    },
    demandReadable: async (asked, call) => {
      const { id, title, category_id: categoryId } = await postings.demandReadable(asked, call);
      return { id, title, categoryId };
    },
    lockedTitle: async (transaction, id) => {
      const wanted = tablesIn<JobsTables>(transaction).selectFrom('job_postings').select(['title', 'status', 'end_reason']);
      const row = await wanted.where('id', '=', id).forKeyShare().executeTakeFirst();
      if (row === undefined || !isOpenToKept(row)) throw new ApiFault('not-found');
      return row.title;
    },
    keptOf: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await postingsWithCategory(db)
        .select(['job_postings.id', 'company_id', 'company_name', 'title', 'location', 'work_mode', 'employment_type'])
        .select(['salary_min', 'salary_max', 'salary_currency', 'salary_period', 'published_at', 'created_at'])
        .select(['status', 'expires_at', 'deadline', 'ended_at', 'end_reason'])
        .where(sql<boolean>`job_postings.id = any(${[...ids]}::uuid[])`)
        .execute();
      return new Map(rows.map((row) => [row.id, toKept(row, now())]));
    },
    openOf: (portion) => openOf(db, portion, now()),
    stateOfOpen: (companyIds) => stateOfOpen(db, companyIds, now()),
  };
}

/** Shows no more of a posting than its page, which those who kept it may open after its end. */
function toKept(row: KeptRow, now: Date): KeptPosting {
  return {
    job: isOpenToKept(row) ? toSummary(row.id, row.published_at ?? row.created_at, row) : null,
    status: shownStatus(statusAt(row, now)),
    expiresAt: row.expires_at?.toISOString() ?? null,
    deadline: row.deadline,
    endedAt: endedAt(row, now)?.toISOString() ?? null,
    endReason: row.end_reason,
  };
}

/** Readers do not learn that a posting is reviewed. */
function shownStatus(status: JobStatus): JobStatus {
  return status !== 'removed' && HIDDEN_STATUSES.includes(status) ? 'paused' : status;
}
