import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { getJob } from '../../contract/endpoints.ts';
import type { Job } from '../../contract/reply-schemas.ts';

/** The posting on screen. */
@injectable()
export class JobPostingStore {
  readonly job = new Resource<Job>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, job: false }, { autoBind: true });
  }

  open(id: string): Promise<void> {
    if (this.job.value?.id !== id) this.job.clear();
    return this.job.load((signal) => this.api.call(getJob, { params: { id }, signal }));
  }
}
