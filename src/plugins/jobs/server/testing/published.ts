import { sql } from 'kysely';
import { searchWords } from '#core/server/text/search-words.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import type { JobSummary } from '../../contract/reply-schemas.ts';
import { toSummary } from '../job-mapping.ts';
import { jobsDatabase } from './search-fixture.ts';

interface Wanted {
  /** Words that must match; all postings when absent. */
  readonly q?: string | undefined;
  readonly companyId?: string | undefined;
}

/** The published postings as plugins read them that find postings, the newest first. */
export async function published(api: TestServer, { q, companyId }: Wanted = {}): Promise<readonly JobSummary[]> {
  const words = q === undefined ? undefined : (searchWords(q) ?? '');
  const rows = await jobsDatabase(api)
    .selectFrom('job_search')
    .leftJoin('job_categories', 'job_categories.id', 'job_search.category_id')
    .selectAll('job_search')
    .select(['code as category_code', 'name as category_name', 'names as category_names'])
    .$if(words !== undefined, (some) => some.where(sql<boolean>`search @@ ${words}::tsquery`))
    .$if(companyId !== undefined, (some) => some.where('company_id', '=', companyId ?? ''))
    .orderBy('published_at', 'desc')
    .orderBy('job_id', 'desc')
    .execute();
  return rows.map((row) => toSummary(row.job_id, row.published_at, row));
}
