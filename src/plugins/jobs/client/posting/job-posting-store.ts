import { makeAutoObservable } from 'mobx';
import { PagedList } from '#core/client/data/paged-list.ts';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { createJob, getJob, listManagedJobs } from '../../contract/endpoints.ts';
import type { Job, JobInput, ManagedJob } from '../../contract/job.ts';

/** The posting on screen, and the postings of the user's companies. */
@injectable()
export class JobPostingStore {
  readonly job = new Resource<Job>();
  readonly managed = new PagedList<ManagedJob>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, job: false, managed: false }, { autoBind: true });
  }

  open(id: string): Promise<void> {
    if (this.job.value?.id !== id) this.job.clear();
    return this.job.load((signal) => this.api.call(getJob, { params: { id }, signal }));
  }

  loadManaged(): Promise<void> {
    return this.managed.start((cursor, signal) => this.api.call(listManagedJobs, { query: { limit: PAGE_LIMIT.default, cursor }, signal }));
  }

  post(input: JobInput): Promise<Job> {
    return this.api.call(createJob, { body: input });
  }
}
