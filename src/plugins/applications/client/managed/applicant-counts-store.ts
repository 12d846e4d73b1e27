import { makeAutoObservable, observable } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { countApplicants } from '../../contract/endpoints.ts';
import type { ApplicantCount } from '../../contract/schemas.ts';

/** The numbers of applicants for the postings in the employer's lists. */
@injectable()
export class ApplicantCountsStore {
  hasFailed = false;
  private readonly counts = observable.map<string, ApplicantCount>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api' | 'counts'>(this, { api: false, counts: false }, { autoBind: true });
  }

  /** `undefined` until the counts are loaded. */
  of(jobId: string): ApplicantCount | undefined {
    return this.counts.get(jobId);
  }

  /** Fetches the counts of these postings again. The known counts stay on screen in the meantime. */
  async load(jobIds: readonly string[]): Promise<void> {
    this.hasFailed = false;
    try {
      this.arrived(await fetchApplicantCounts(this.api, jobIds));
    } catch {
      this.failed();
    }
  }

  private arrived(counts: readonly ApplicantCount[]): void {
    for (const count of counts) this.counts.set(count.jobId, count);
  }

  // The request's snackbar has shown the reason.
  private failed(): void {
    this.hasFailed = true;
  }
}

/** Fetches the numbers of applicants for the postings, with as many postings in each request as the API allows. */
async function fetchApplicantCounts(api: Pick<ApiClient, 'call'>, jobIds: readonly string[]): Promise<ApplicantCount[]> {
  const counts: ApplicantCount[] = [];
  for (let from = 0; from < jobIds.length; from += PAGE_LIMIT.max) {
    const query = { jobIds: jobIds.slice(from, from + PAGE_LIMIT.max).join(',') };
    counts.push(...(await api.call(countApplicants, { query })).items);
  }
  return counts;
}
