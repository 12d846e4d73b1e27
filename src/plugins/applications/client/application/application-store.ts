import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { Entities } from '#core/client/lists/entities.ts';
import { coreErrors } from '#core/contract/errors.ts';
import type { ApplicationStage } from '../../contract/application.ts';
import { getApplication, listApplications, moveApplication } from '../../contract/endpoints.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';
import { applications } from './applied-list.ts';

/** The application on screen. */
@injectable()
export class ApplicationStore {
  readonly detail = new Resource<ApplicationDetail>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NavCountsStore) private readonly counts: NavCountsStore,
    @inject(Entities) private readonly entities: Entities,
  ) {
    makeAutoObservable<this, 'api' | 'counts' | 'entities'>(
      this,
      { api: false, counts: false, entities: false, detail: false },
      { autoBind: true },
    );
  }

  open(id: string): Promise<void> {
    if (this.detail.value?.id !== id) this.detail.clear();
    return this.detail.load((signal) => this.api.call(getApplication, { params: { id }, signal }));
  }

  /** Opens a candidate's newest application to a posting. Older ones are withdrawn. */
  openOf(jobId: string, candidateId: string): Promise<void> {
    this.detail.clear();
    return this.detail.load(async (signal) => {
      const { items } = await this.api.call(listApplications, { query: { jobId, candidateId, limit: 1 }, signal });
      const [newest] = items;
      // The server answers a foreign or missing pair with an empty list. The page shows it as not found.
      if (newest === undefined) throw new ApiError(404, { code: 'not-found', message: coreErrors['not-found'].message });
      return this.api.call(getApplication, { params: { id: newest.id }, signal });
    });
  }

  /** Moves the application on screen, unless it has changed on the server. */
  async move(stage: ApplicationStage): Promise<void> {
    const application = this.detail.value;
    if (application === undefined) return;
    const moved = await this.api.call(moveApplication, {
      params: { id: application.id },
      body: { stage, version: application.version },
    });
    void this.counts.underWay.changed();
    this.detail.replace(moved);
    this.entities.of(applications).put(moved);
  }
}
