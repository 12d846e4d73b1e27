import { makeAutoObservable } from 'mobx';
import { type RefObject, useEffect, useRef } from 'react';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { applyToJob, listApplications } from '../../contract/endpoints.ts';
import type { ApplicationInput } from '../../contract/schemas.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';

/** Whether the user has applied to a posting. */
interface OwnApplication {
  readonly jobId: string;
  /** `null` when there is none, or only withdrawn ones. */
  readonly applicationId: string | null;
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

  /** The id of the application to the posting; `null` when there is none, `undefined` until it is loaded. */
  of(jobId: string): string | null | undefined {
    return this.own.value?.jobId === jobId ? this.own.value.applicationId : undefined;
  }

  /** Fetches the application to a posting. Several components of a page share one request. */
  async open(jobId: string): Promise<void> {
    if (this.asked === jobId && this.own.status === 'loading') return;
    this.asked = jobId;
    if (this.own.value?.jobId !== jobId) this.own.clear();
    await this.own.load((signal) => this.fetch(jobId, signal));
  }

  async apply(jobId: string, input: ApplicationInput): Promise<void> {
    const { id } = await this.api.call(applyToJob, { params: { id: jobId }, body: input });
    void this.counts.underWay.changed();
    this.own.replace({ jobId, applicationId: id });
  }

  // A candidate may apply again after a withdrawal, so only the newest application can be active.
  private async fetch(jobId: string, signal: AbortSignal): Promise<OwnApplication> {
    const { items } = await this.api.call(listApplications, { query: { jobId, limit: 1 }, signal });
    const [newest] = items;
    return { jobId, applicationId: newest === undefined || newest.stage === 'withdrawn' ? null : newest.id };
  }
}

/** The state of the user's application for a component of the posting's page. */
export interface OwnApplicationView {
  /** `null` when there is none, `undefined` until it is loaded. */
  readonly applicationId: string | null | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The user's application to a posting. Call it in an observer. */
export function useOwnApplication(jobId: string): OwnApplicationView {
  const store = useService(OwnApplicationStore);
  useEffect(() => void store.open(jobId), [store, jobId]);
  const applicationId = store.of(jobId);
  return {
    applicationId,
    hasFailed: applicationId === undefined && store.own.status === 'failed',
    retry: () => void store.open(jobId),
  };
}

/** After the user applies, the form disappears. This moves the focus to the element that replaces it. */
export function useFocusOnceApplied<Part extends HTMLElement>(applicationId: string | null | undefined): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(applicationId);
  useEffect(() => {
    if (before.current === null && typeof applicationId === 'string') part.current?.focus();
    before.current = applicationId;
  }, [applicationId]);
  return part;
}
