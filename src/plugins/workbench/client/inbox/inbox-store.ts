import { makeAutoObservable, observableRef } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { repeatWhileVisible } from '#core/client/session/repeat-while-visible.ts';
import { listMessages } from '../../contract/endpoints.ts';
import type { DevMail, DevMessage } from '../../contract/schemas.ts';

// A user looks for a code here right after the request for it.
const PAUSE_MS = 2000;

/** A code or a link of the embedded identity, or a mail. */
export type InboxEntry = DevMessage | DevMail;

/** The messages in the development inbox, newest first, and those that arrived while the page was open. */
@injectable()
export class InboxStore {
  readonly resource = new Resource<readonly InboxEntry[]>();
  /** New messages of the last poll; empty after the first one. */
  news: readonly InboxEntry[] = [];
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
    return this.fetch(async (signal) => newestFirst(await this.api.call(listMessages, { signal })));
  }

  private poll(): Promise<void> {
    // Quiet: polls the inbox; the first call, on the user's request, is not quiet.
    return this.fetch(async (signal) => newestFirst(await this.api.call(listMessages, { signal, quiet: true })));
  }

  private async fetch(list: (signal: AbortSignal) => Promise<readonly InboxEntry[]>): Promise<void> {
    const before = this.resource.value;
    await this.resource.load(list);
    const now = this.resource.value;
    if (before !== undefined && now !== undefined && before !== now) this.compare(before, now);
  }

  private compare(before: readonly InboxEntry[], now: readonly InboxEntry[]): void {
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

// Codes of the same instant are listed in the order of the server.
function newestFirst({ items, mails }: { readonly items: readonly DevMessage[]; readonly mails: readonly DevMail[] }): InboxEntry[] {
  const instant = ({ askedAt }: InboxEntry): number => Date.parse(askedAt);
  return [...items.toReversed(), ...mails].sort((one, other) => instant(other) - instant(one));
}
