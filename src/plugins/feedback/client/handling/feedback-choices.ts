import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listFeedbackTags, listHandlers } from '../../contract/handling-endpoints.ts';
import type { FeedbackPerson } from '../../contract/schemas.ts';

/** After this time, the choices are fetched again. Milliseconds. */
const MAX_AGE_MS = 60_000;

/** The administrators and the tags that fields offer. Several fields of a page use them, so they are fetched once a minute at most. */
@injectable()
export class FeedbackChoices {
  private readonly cachedHandlers: TtlCache<readonly FeedbackPerson[]>;
  private readonly cachedTags: TtlCache<readonly string[]>;

  constructor(@inject(ApiClient) api: ApiClient) {
    this.cachedHandlers = new TtlCache(async () => (await api.call(listHandlers)).items);
    this.cachedTags = new TtlCache(async () => (await api.call(listFeedbackTags)).items.map(({ tag }) => tag));
  }

  /** By name. */
  handlers(): Promise<readonly FeedbackPerson[]> {
    return this.cachedHandlers.get();
  }

  /** The most frequent first. */
  tags(): Promise<readonly string[]> {
    return this.cachedTags.get();
  }

  /** Makes the next field fetch the tags again, because one was added or removed. */
  outdateTags(): void {
    this.cachedTags.drop();
  }
}

class TtlCache<Value> {
  private cached: { readonly at: number; readonly answer: Promise<Value> } | undefined = undefined;

  constructor(private readonly ask: () => Promise<Value>) {}

  get(): Promise<Value> {
    if (this.cached !== undefined && Date.now() - this.cached.at < MAX_AGE_MS) return this.cached.answer;
    const answer = this.ask();
    this.cached = { at: Date.now(), answer };
    // The next field tries again.
    answer.catch(() => this.drop());
    return answer;
  }

  drop(): void {
    this.cached = undefined;
  }
}
