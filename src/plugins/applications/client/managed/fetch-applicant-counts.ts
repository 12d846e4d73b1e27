import type { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { ApplicantCount } from '../../contract/application.ts';
import { countApplicants } from '../../contract/endpoints.ts';

/** Fetches the numbers of applicants for the postings, with as many postings in each request as the API allows. */
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
