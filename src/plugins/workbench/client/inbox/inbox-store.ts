import { makeAutoObservable, observableRef } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/inject.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { type DevMessage, listMessages } from '../../contract/endpoints.ts';
import { repeatWhileVisible } from './repeat-while-visible.ts';

// Whoever waits for a code looks here the moment after they asked for it.
const PAUSE_MS = 2000;

/** What waits in the development inbox, and what came while somebody looked. */
@injectable()
export class InboxStore {
  readonly resource = new Resource<readonly DevMessage[]>();
  /** What the last look brought that was not there before; empty after the first look. */
  news: readonly DevMessage[] = [];
  /** Ids of everything that came while somebody looked. */
  fresh: ReadonlySet<string> = new Set();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, resource: false, news: observableRef, fresh: observableRef }, { autoBind: true });
  }

  /** Follows the inbox until the returned function is called. */
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

  /** Looks because a person asked: by opening the page, or by trying again. */
  look(): Promise<void> {
    return this.fetch(async (signal) => (await this.api.call(listMessages, { signal })).items);
  }

  private poll(): Promise<void> {
    // Quiet: polls the inbox; the first call, which a person asked for, is not quiet.
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
