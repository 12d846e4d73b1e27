import { sql } from 'kysely';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import type { JobsDatabase, JobsTables } from './job-tables.ts';

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

/** Finds those of the postings whose source named no date. */
export function importDateFinder(db: JobsDatabase): (ids: readonly string[]) => Promise<ReadonlySet<string>> {
  const find = prepared(db, (param: Param<{ ids: string[] }>) =>
    db
      .selectFrom('job_postings')
      .select('id')
      .where(sql<boolean>`id = any(${param('ids')}::uuid[]) and source = 'imported' and published_at = created_at`),
  );
  return async (ids) => (ids.length === 0 ? new Set() : new Set((await find({ ids: [...ids] })).map(({ id }) => id)));
}
