import type { JobsTables } from './job-tables.ts';

/** The columns that tell whose date `published_at` is. */
interface DatedRow {
  readonly source: JobsTables['job_postings']['source'];
  readonly published_at: Date | null;
  readonly created_at: Date;
}

/** Whether the source named no date: the import that created the posting published it at the same time. */
export function hasImportDate({ source, published_at, created_at }: DatedRow): boolean {
  return source === 'imported' && published_at?.getTime() === created_at.getTime();
}
