import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { CachedCount } from '#core/client/nav/cached-count.ts';
import { countWaitingFeedback } from '../../contract/handling-endpoints.ts';

/** How much feedback waits for an answer, beside the navigation. */
@injectable()
export class WaitingCountStore {
  readonly count: CachedCount;

  constructor(@inject(ApiClient) api: ApiClient) {
    // Quiet: a count for a badge of the navigation.
    this.count = new CachedCount(async (signal) => (await api.call(countWaitingFeedback, { signal, quiet: true })).count);
  }
}
