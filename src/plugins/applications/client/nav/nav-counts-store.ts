import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { CachedCount } from '#core/client/nav/cached-count.ts';
import { countMyApplications, countNewApplicants } from '../../contract/endpoints.ts';

/** The counts of the navigation, shared by all components. The user did not request them, so a failure shows no message. */
@injectable()
export class NavCountsStore {
  /** New applicants of all postings that the user manages. */
  readonly newApplicants: CachedCount;
  /** The user's own active applications. */
  readonly underWay: CachedCount;

  constructor(@inject(ApiClient) api: ApiClient) {
    // Quiet: a count for a badge of the navigation.
    this.newApplicants = new CachedCount(async (signal) => (await api.call(countNewApplicants, { signal, quiet: true })).count);
    // Quiet: a count for a badge of the navigation.
    this.underWay = new CachedCount(async (signal) => (await api.call(countMyApplications, { signal, quiet: true })).count);
  }
}
