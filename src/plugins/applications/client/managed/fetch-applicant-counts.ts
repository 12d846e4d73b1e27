import type { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { ApplicantCount } from '../../contract/application.ts';
import { countApplicants } from '../../contract/endpoints.ts';

/** How many have applied to each of the postings: one call for as many as one call takes. */
export async function fetchApplicantCounts(
  api: Pick<ApiClient, 'call'>,
  jobIds: readonly string[],
  signal?: AbortSignal,
): Promise<ApplicantCount[]> {
  const counts: ApplicantCount[] = [];
  for (let from = 0; from < jobIds.length; from += PAGE_LIMIT.max) {
    const query = { jobIds: jobIds.slice(from, from + PAGE_LIMIT.max).join(',') };
    counts.push(...(await api.call(countApplicants, { query, ...(signal === undefined ? {} : { signal }) })).items);
  }
  return counts;
}
