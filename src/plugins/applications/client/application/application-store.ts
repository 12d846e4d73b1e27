import { makeAutoObservable } from 'mobx';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { coreErrors } from '#core/contract/errors.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { ApplicationStage } from '../../contract/application.ts';
import { getApplication, listApplications, moveApplication } from '../../contract/endpoints.ts';
import type { Application, ApplicationDetail } from '../../contract/schemas.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';

/** The applications that the user may see, and the one on screen. */
@injectable()
export class ApplicationStore {
  readonly detail = new Resource<ApplicationDetail>();
  private readonly kept = new KeptList<Application>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NavCountsStore) private readonly counts: NavCountsStore,
  ) {
    makeAutoObservable<this, 'api' | 'counts' | 'kept'>(
      this,
      { api: false, counts: false, kept: false, detail: false },
      { autoBind: true },
    );
  }

  /** The applications of a candidate. Read it in an observer. */
  get list(): PagedList<Application> {
    return this.kept.rows;
  }

  /** Loads the applications. After "back", as many pages as before: an employer may have moved some, and the user may have applied again. */
  showList(isReturn: boolean): Promise<void> {
    this.kept.outdate();
    return this.kept.show(
      { kind: 'application', query: '' },
      (cursor, signal) => this.api.call(listApplications, { query: { limit: PAGE_LIMIT.default, cursor }, signal }),
      isReturn,
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
    this.list.replace((item) => item.id === moved.id, moved);
  }
}
