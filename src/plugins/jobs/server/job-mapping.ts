import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { Job, JobSummary, ManagedJob } from '../contract/job.ts';
import { namedCategory } from './categories/named-category.ts';
import type { PostingCard } from './job-tables.ts';
import type { ManagedRow, PostingRow } from './posting-repository.ts';
import { salaryOf } from './search-row.ts';

/** The columns that the rows of lists, searches and pages share. */
export interface CardRow extends Omit<PostingCard, 'category_id'> {
  readonly category_code: string | null;
  readonly category_name: string | null;
  readonly category_names: OtherNames | null;
}

/** A row as a list shows it. */
export function toSummary(id: string, publishedAt: Date, row: CardRow): JobSummary {
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

/** A row as the posting's own page shows it. `viewer` tells what the requesting user may do. */
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
