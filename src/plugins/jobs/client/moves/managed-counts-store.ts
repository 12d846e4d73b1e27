import { makeAutoObservable, reaction } from 'mobx';
import { type LoadStatus, Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { Entities } from '#core/client/lists/entities.ts';
import type { JobStatus } from '../../contract/life-cycle.ts';
import { countManagedJobs } from '../../contract/managing-endpoints.ts';
import type { LackingCount, StatusCount } from '../../contract/managing-schemas.ts';
import { managedJobs } from './managed-jobs.ts';

/** How long the counts stay valid, unless this browser changes a posting. */
const MAX_AGE_MS = 60_000;

interface ManagedCounts {
  readonly items: readonly StatusCount[];
  readonly reported?: number | undefined;
  readonly lacking?: readonly LackingCount[] | undefined;
}

/** How many postings are in each state, for all components that show such a number. */
@injectable()
export class ManagedCountsStore {
  private readonly counts = new Resource<ManagedCounts>();
  private fetchedAt: number | undefined = undefined;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(Entities) entities: Entities,
  ) {
    makeAutoObservable<this, 'api' | 'counts' | 'fetchedAt'>(this, { api: false, counts: false, fetchedAt: false }, { autoBind: true });
    reaction(
      () => entities.of(managedJobs).edition,
      () => void this.refresh(),
    );
  }

  get status(): LoadStatus {
    return this.counts.status;
  }

  get hasFailed(): boolean {
    return this.counts.status === 'failed';
  }

  /** Whether the counts are loaded. */
  get isKnown(): boolean {
    return this.counts.value !== undefined;
  }

  /** 0 until the counts are loaded. */
  of(status: JobStatus): number {
    return this.counts.value?.items.find((one) => one.status === status)?.count ?? 0;
  }

  /** The number of postings in all states. */
  get total(): number {
    return (this.counts.value?.items ?? []).reduce((sum, { count }) => sum + count, 0);
  }

  /** The number of postings with open reports; 0 for members of companies, who do not know of reports. */
  get reported(): number {
    return this.counts.value?.reported ?? 0;
  }

  /** What the drafts lack; empty for administrators. */
  get lacking(): readonly LackingCount[] {
    return this.counts.value?.lacking ?? [];
  }

  /** Fetches the counts for a page that shows their failure. */
  load(): Promise<void> {
    this.fetchedAt = Date.now();
    return this.counts.load((signal) => this.api.call(countManagedJobs, { signal }));
  }

  /** Fetches the counts for one of several parts of a page. */
  show(): Promise<void> {
    this.fetchedAt = Date.now();
    // Quiet: each part shows the failure in its place.
    return this.counts.share((signal) => this.api.call(countManagedJobs, { signal, quiet: true }));
  }

  /** Fetches the counts for a badge, if they are older than a minute. */
  async ensure(): Promise<void> {
    if (this.fetchedAt === undefined || Math.abs(Date.now() - this.fetchedAt) >= MAX_AGE_MS) await this.fetchQuietly();
  }

  /** Fetches the counts again after a change, if a component has shown them. */
  private async refresh(): Promise<void> {
    if (this.fetchedAt !== undefined) await this.fetchQuietly();
  }

  private fetchQuietly(): Promise<void> {
    this.fetchedAt = Date.now();
    // Quiet: counts beside the navigation and filters, which the user did not request.
    return this.counts.load((signal) => this.api.call(countManagedJobs, { signal, quiet: true }));
  }
}
