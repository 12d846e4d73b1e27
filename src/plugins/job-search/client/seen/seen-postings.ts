import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { SessionStore } from '#core/client/session/session-store.ts';

/** The most postings that are remembered, the newest first. */
export const MOST_SEEN = 500;

const KEY = 'trellis.seen.';

/** Which postings were opened in this browser, for each account and for visitors. The server does not learn it. */
@injectable()
export class SeenPostings {
  /** Grows when the stored ids change. */
  private edition = 0;

  constructor(@inject(SessionStore) private readonly session: SessionStore) {
    makeAutoObservable<this, 'session'>(this, { session: false }, { autoBind: true });
    // Another tab opens postings too.
    globalThis.addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(KEY)) this.renew();
    });
  }

  /** Whose postings these are: an account, or all visitors. `undefined` until it is known who reads. */
  get reader(): string | undefined {
    const { status, me } = this.session;
    if (status === 'signed-out') return 'visitors';
    return status === 'signed-in' ? me?.id : undefined;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    if (this.reader === undefined) return;
    remember(this.reader, [id, ...recalled(this.reader).filter((other) => other !== id)]);
    this.renew();
  }

  private get ids(): ReadonlySet<string> {
    return new Set(this.edition < 0 || this.reader === undefined ? [] : recalled(this.reader));
  }

  private renew(): void {
    this.edition += 1;
  }
}

function recalled(reader: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY + reader) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST_SEEN) : [];
  } catch {
    // Storage is denied, or the stored value has another format: nothing is remembered.
    return [];
  }
}

function remember(reader: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY + reader, JSON.stringify(ids.slice(0, MOST_SEEN)));
  } catch {
    // Storage is denied or full: nothing is remembered.
  }
}
