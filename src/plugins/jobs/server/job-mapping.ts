import type { Selectable } from 'kysely';
import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { Job, JobSummary, ManagedJob, NamedCategory } from '../contract/job.ts';
import type { Salary } from '../contract/salary.ts';
import type { JobPostingsTable, SharedColumns } from './job-tables.ts';
import { CATEGORIES } from './migrations/0002-reference-categories.ts';

/** The category of a posting, joined to its row. */
interface JoinedCategory {
  readonly category_code: string | null;
  readonly category_name: string | null;
  readonly category_names: OtherNames | null;
}

/** The columns that the rows of lists, searches and pages share. */
export type SummaryRow = Omit<SharedColumns, 'category_id'> & JoinedCategory;

/** A posting in the list of its managers. The long texts stay in the database. */
export type ManagedRow = SummaryRow & Pick<PostingRow, 'id' | 'status' | 'published_at' | 'created_at'>;

/** A posting with the columns of its page. */
export type PostingRow = Selectable<JobPostingsTable> & JoinedCategory;

/** A row as a list shows it. */
export function toSummary(id: string, publishedAt: Date, row: SummaryRow): JobSummary {
  const { category_code: code, category_name: name, category_names: names } = row;
  return {
    id,
    title: row.title,
    company: { id: row.company_id, name: row.company_name },
    location: row.location,
    workMode: row.work_mode,
    employmentType: row.employment_type,
    category: code === null || name === null ? null : namedCategory(code, name, names ?? {}),
    salary: salaryOf(row),
    publishedAt: publishedAt.toISOString(),
  };
}

/** A row as the posting's own page shows it. `viewer` is the relation of the requesting user to it. */
export function toJob(row: PostingRow, viewer: Job['viewer']): Job {
  return {
    ...toSummary(row.id, row.published_at ?? row.created_at, row),
    status: row.status,
    description: row.description,
    seniority: row.seniority,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    viewer,
  };
}

/** A row as its managers see it in their list. */
export function toManagedJob(row: ManagedRow): ManagedJob {
  return { ...toSummary(row.id, row.published_at ?? row.created_at, row), status: row.status };
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
