import type { Selectable } from 'kysely';
import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { JobReview, PostingMover } from '../contract/life-cycle.ts';
import type { JoinedCategory, SharedColumns, SummaryRow } from '../contract/published-postings.ts';
import type { Job, JobSummary, JobViewer, ManagedJob, NamedCategory, Salary } from '../contract/reply-schemas.ts';
import { CATEGORIES } from './categories/reference-categories.ts';
import { hasImportDate } from './import-dates.ts';
import type { JobPostingsTable } from './job-tables.ts';
import { movesNow } from './moves/moves-now.ts';
import { applyAddress, applyingAt, endedAt, statusAt } from './posting-clock.ts';
import { detailsOf } from './posting-details.ts';
import { referenceOf } from './reference.ts';

/** A posting in the list of its managers. The long texts stay in the database. */
export type ManagedRow = SummaryRow &
  Pick<
    PostingRow,
    | 'id'
    | 'status'
    | 'published_at'
    | 'created_by'
    | 'created_at'
    | 'updated_at'
    | 'version'
    | 'reference_no'
    | 'expires_at'
    | 'renewed_at'
    | 'renewals'
    | 'ended_at'
    | 'end_reason'
    | 'review_note'
  > & {
    /** The number of open reports, in the list of all companies. */
    readonly reports?: number;
  };

/** A posting with the columns of its page. */
export type PostingRow = Selectable<JobPostingsTable> & JoinedCategory;

/** A posting as those see it who kept it. */
export type KeptRow = SummaryRow &
  Pick<PostingRow, 'id' | 'published_at' | 'created_at' | 'status' | 'expires_at' | 'deadline' | 'ended_at' | 'end_reason'>;

/** A row as a list shows it. */
export function toSummary(id: string, publishedAt: Date, row: SummaryRow): JobSummary {
  return {
    id,
    title: row.title,
    company: { id: row.company_id, name: row.company_name },
    location: row.location,
    workMode: row.work_mode,
    employmentType: row.employment_type,
    category: categoryOf(row),
    salary: salaryOf(row),
    publishedAt: publishedAt.toISOString(),
  };
}

/** What a posting is to the requesting user, besides the ways to apply, which are the same for everybody. */
export interface PostingViewing extends Omit<JobViewer, keyof ReturnType<typeof applyingAt> | 'mayApply'> {
  /** Whether an active user is a member of the company. */
  readonly isRead: boolean;
}

/** A row as the posting's own page shows it. */
export function toJob(row: PostingRow, { isRead, ...viewing }: PostingViewing, now: Date): Job {
  const applying = applyingAt(row, isRead, now);
  return { ...toJobCopy(row, now), viewer: { ...viewing, ...applying, mayApply: applying.applyBy === 'form' } };
}

/** The same, without what it is to the reader. */
export function toJobCopy(row: PostingRow, now: Date): Omit<Job, 'viewer'> {
  return {
    ...toSummary(row.id, row.published_at ?? row.created_at, row),
    ...(hasImportDate(row) && { isImportDate: true }),
    reference: referenceOf(row.reference_no),
    status: statusAt(row, now),
    description: row.description,
    descriptionHtml: row.description_html,
    seniority: row.seniority,
    country: row.country,
    language: row.language,
    experienceMin: row.experience_min,
    experienceMax: row.experience_max,
    applyUrl: applyAddress(row.apply_url),
    deadline: row.deadline,
    details: detailsOf(row.details),
    expiresAt: instant(row.expires_at),
    renewedAt: instant(row.renewed_at),
    endedAt: instant(endedAt(row, now)),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Who reads the rows of a list, and when. */
export interface ManagedReading {
  readonly by: PostingMover;
  readonly userId: string;
  readonly review: JobReview;
  readonly now: Date;
}

/** A row as those who manage or review it see it in their list. */
export function toManagedJob(row: ManagedRow, { by, userId, review, now }: ManagedReading): ManagedJob {
  return {
    ...toSummary(row.id, row.published_at ?? row.created_at, row),
    reference: referenceOf(row.reference_no),
    status: statusAt(row, now),
    version: row.version,
    expiresAt: instant(row.expires_at),
    renewedAt: instant(row.renewed_at),
    renewals: row.renewals,
    endedAt: instant(endedAt(row, now)),
    endReason: row.end_reason,
    reviewNote: row.review_note,
    updatedAt: row.updated_at.toISOString(),
    moves: movesNow(row, by, review, now),
    ...(by === 'moderator' && { isAuthor: row.created_by === userId }),
    ...(by === 'moderator' && row.reports !== undefined && { reports: row.reports }),
  };
}

function instant(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}

/** The category of a row; `null` without a category. */
export function categoryOf({ category_code: code, category_name: name, category_names: names }: JoinedCategory): NamedCategory | null {
  return code === null || name === null ? null : namedCategory(code, name, names ?? {});
}

/**
 * A category in a response. Built-in categories have texts in every language. Names that an administrator gave take precedence
 * over these texts.
 */
export function namedCategory(code: string, name: string, other: OtherNames): NamedCategory {
  const names: Record<string, string> = {};
  for (const [language, text] of Object.entries(other)) {
    if (text !== undefined) names[language] = text;
  }
  if ((CATEGORIES[code] ?? name) !== name) names.en = name;
  return Object.keys(names).length === 0 ? { code, name } : { code, name, names };
}

/** The salary in the columns of a row; `null` without a salary. */
export function salaryOf(row: Pick<SharedColumns, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>): Salary | null {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = row;
  return currency === null || period === null ? null : { min, max, currency, period };
}
