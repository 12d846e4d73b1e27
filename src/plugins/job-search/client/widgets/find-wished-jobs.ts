import type { ApiClient } from '#core/client/http/api-client.ts';
import type { JobSearches } from '#plugins/jobs/contract/client-extension-points.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { searchJobs } from '../../contract/endpoints.ts';

const MOST = 5;

/** The five newest postings of the first group of searches that finds any. */
export async function findWishedJobs(
  api: Pick<ApiClient, 'call'>,
  searches: JobSearches,
  signal: AbortSignal,
): Promise<readonly JobSummary[]> {
  const search = async (filter: JobFilter): Promise<readonly JobSummary[]> =>
    (await api.call(searchJobs, { query: { ...filter, limit: MOST }, signal })).items;
  for (const group of searches) {
    const found = newestOf((await Promise.all(group.map(search))).flat());
    if (found.length > 0) return found;
  }
  return [];
}

function newestOf(jobs: readonly JobSummary[]): readonly JobSummary[] {
  const distinct = [...new Map(jobs.map((job) => [job.id, job])).values()];
  return distinct.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, MOST);
}
