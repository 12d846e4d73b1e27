import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { CachedCount } from '#core/client/nav/cached-count.ts';
import { countWaitingIssuers } from '../../contract/issuer-endpoints.ts';

/** How many companies wait for a decision, beside the navigation. */
@injectable()
export class WaitingIssuersStore {
  readonly count: CachedCount;

  constructor(@inject(ApiClient) api: ApiClient) {
    // Quiet: a count for a badge of the navigation.
    this.count = new CachedCount(async (signal) => (await api.call(countWaitingIssuers, { signal, quiet: true })).count);
  }
}
