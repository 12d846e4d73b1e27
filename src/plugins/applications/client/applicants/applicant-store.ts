import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { Entities } from '#core/client/lists/entities.ts';
import { coreErrors } from '#core/contract/errors.ts';
import { getApplication, listApplications, openApplication } from '../../contract/endpoints.ts';
import type { Application, ApplicationDetail } from '../../contract/schemas.ts';
import { applications } from '../application/applied-list.ts';
import { MOST_LISTED } from './applicant-lists.ts';

/** An application on the page of an applicant. */
export interface FoundApplicant {
  readonly application: ApplicationDetail;
  /** All applications of the candidate to the posting, newest first. */
  readonly attempts: readonly Application[];
}

/** The applicant on screen. */
@injectable()
export class ApplicantStore {
  readonly found = new Resource<FoundApplicant>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(Entities) private readonly entities: Entities,
  ) {}

  /** Opens an application of a candidate to a posting: the one with this id, or else the newest one. */
  openOf(jobId: string, candidateId: string, id: string | undefined): Promise<void> {
    this.found.clear();
    return this.found.load(async (signal) => {
      const { items } = await this.api.call(listApplications, { query: { jobId, candidateId, limit: MOST_LISTED }, signal });
      const chosen = id === undefined ? items[0] : items.find((attempt) => attempt.id === id);
      // The server answers a foreign or missing pair with an empty list. The page shows it as not found.
      if (chosen === undefined) throw new ApiError(404, { code: 'not-found', message: coreErrors['not-found'].message });
      return { application: await this.api.call(getApplication, { params: { id: chosen.id }, signal }), attempts: items };
    });
  }

  /** Loads the application on screen again. */
  renew(): Promise<void> {
    const { value } = this.found;
    if (value === undefined) return Promise.resolve();
    const { id } = value.application;
    return this.found.load(async (signal) => ({
      application: await this.api.call(getApplication, { params: { id }, signal }),
      attempts: value.attempts,
    }));
  }

  /** Says that a member of the company has opened the application. A failure is of no interest to the user: the next opening says it again. */
  async opened({ id, version }: Application): Promise<void> {
    try {
      // Quiet: the page says it by itself.
      await this.api.call(openApplication, { params: { id }, quiet: true });
    } catch {
      return;
    }
    this.entities.of(applications).change(id, version, { openedAt: new Date().toISOString() });
  }
}
