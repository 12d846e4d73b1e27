import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listFeedbackTags, listHandlers } from '../../contract/handling-endpoints.ts';
import type { FeedbackPerson } from '../../contract/schemas.ts';

/** After this time, the choices are fetched again. Milliseconds. */
const LASTING = 60_000;

/** The administrators and the tags that fields offer. Several fields of a page use them, so they are fetched once a minute at most. */
@injectable()
export class FeedbackChoices {
  private readonly keptHandlers: KeptAnswer<readonly FeedbackPerson[]>;
  private readonly keptTags: KeptAnswer<readonly string[]>;

  constructor(@inject(ApiClient) api: ApiClient) {
    this.keptHandlers = new KeptAnswer(async () => (await api.call(listHandlers)).items);
    this.keptTags = new KeptAnswer(async () => (await api.call(listFeedbackTags)).items.map(({ tag }) => tag));
  }

  /** By name. */
  handlers(): Promise<readonly FeedbackPerson[]> {
    return this.keptHandlers.get();
  }

  /** The most frequent first. */
  tags(): Promise<readonly string[]> {
    return this.keptTags.get();
  }

  /** Makes the next field fetch the tags again, because one was added or removed. */
  outdateTags(): void {
    this.keptTags.drop();
  }
}

class KeptAnswer<Value> {
  private kept: { readonly at: number; readonly answer: Promise<Value> } | undefined = undefined;

  constructor(private readonly ask: () => Promise<Value>) {}

  get(): Promise<Value> {
    if (this.kept !== undefined && Date.now() - this.kept.at < LASTING) return this.kept.answer;
    const answer = this.ask();
    this.kept = { at: Date.now(), answer };
    // The next field tries again.
    answer.catch(() => this.drop());
    return answer;
  }

  drop(): void {
    this.kept = undefined;
  }
}
