import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import type { ApplicationInput } from '../../contract/applying/application-input-schemas.ts';
import { applyToJob, listApplications } from '../../contract/endpoints.ts';
import type { Application } from '../../contract/schemas.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';

/** The newest application of the user to a posting. */
interface OwnApplication {
  readonly jobId: string;
  readonly newest: Application | null;
}

/** The user's own application to the posting on screen. */
@injectable()
export class OwnApplicationStore {
  readonly own = new Resource<OwnApplication>();
  private asked: string | undefined = undefined;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NavCountsStore) private readonly counts: NavCountsStore,
  ) {
    makeAutoObservable<this, 'api' | 'counts' | 'asked'>(this, { api: false, counts: false, asked: false, own: false }, { autoBind: true });
  }

  /** The newest application to the posting; `null` when there is none, `undefined` until it is loaded. */
  of(jobId: string): Application | null | undefined {
    return this.own.value?.jobId === jobId ? this.own.value.newest : undefined;
  }

  /** Fetches the newest application to a posting. Several components of a page share one request. */
  async open(jobId: string): Promise<void> {
    if (this.asked === jobId && this.own.status === 'loading') return;
    this.asked = jobId;
    if (this.own.value?.jobId !== jobId) this.own.clear();
    await this.own.load((signal) => this.fetch(jobId, signal));
  }

  async apply(jobId: string, input: ApplicationInput): Promise<void> {
    const newest = await this.api.call(applyToJob, { params: { id: jobId }, body: input });
    void this.counts.underWay.changed();
    this.own.replace({ jobId, newest });
  }

  // Only the newest application can be active.
  private async fetch(jobId: string, signal: AbortSignal): Promise<OwnApplication> {
    const { items } = await this.api.call(listApplications, { query: { jobId, limit: 1 }, signal });
    return { jobId, newest: items[0] ?? null };
  }
}
