import { makeAutoObservable, observableRef } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { repeatWhileVisible } from '#core/client/session/repeat-while-visible.ts';
import { listMessages } from '../../contract/endpoints.ts';
import type { DevMessage } from '../../contract/schemas.ts';

// A user looks for a code here right after the request for it.
const PAUSE_MS = 2000;

/** The messages in the development inbox, and those that arrived while the page was open. */
@injectable()
export class InboxStore {
  readonly resource = new Resource<readonly DevMessage[]>();
  /** New messages of the last poll; empty after the first one. */
  news: readonly DevMessage[] = [];
  /** Ids of all messages that arrived while the page was open. */
  fresh: ReadonlySet<string> = new Set();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, resource: false, news: observableRef, fresh: observableRef }, { autoBind: true });
  }

  /** Polls the inbox until the returned function is called. */
  watch(): () => void {
    let isPoll = false;
    const stop = repeatWhileVisible(() => {
      const look = isPoll ? this.poll() : this.look();
      isPoll = true;
      return look;
    }, PAUSE_MS);
    return () => {
      stop();
      this.resource.clear();
      this.forget();
    };
  }

  /** Loads the inbox on the user's request: when the page opens, or on a retry. */
  look(): Promise<void> {
    return this.fetch(async (signal) => (await this.api.call(listMessages, { signal })).items);
  }

  private poll(): Promise<void> {
    // Quiet: polls the inbox; the first call, on the user's request, is not quiet.
    return this.fetch(async (signal) => (await this.api.call(listMessages, { signal, quiet: true })).items);
  }

  private async fetch(list: (signal: AbortSignal) => Promise<readonly DevMessage[]>): Promise<void> {
    const before = this.resource.value;
    await this.resource.load(async (signal) => (await list(signal)).toReversed());
    const now = this.resource.value;
    if (before !== undefined && now !== undefined && before !== now) this.compare(before, now);
  }

  private compare(before: readonly DevMessage[], now: readonly DevMessage[]): void {
    const known = new Set(before.map(({ id }) => id));
    const news = now.filter(({ id }) => !known.has(id));
    if (news.length === 0) return;
    this.news = news;
    this.fresh = new Set([...this.fresh, ...news.map(({ id }) => id)]);
  }

  private forget(): void {
    this.news = [];
    this.fresh = new Set();
  }
}
