import { observable, reaction, runInAction } from 'mobx';
import { linkPictures } from '#core/contract/files/endpoints.ts';
import { MOST_PICTURES } from '#core/contract/files/file-purpose.ts';
import { inject, injectable } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import { openView } from '../http/open-view.ts';
import { SessionStore } from '../session/session-store.ts';

/** An address works for a minute. It is replaced some seconds earlier. */
const RENEWED_AFTER_MS = 45_000;

/**
 * The addresses of pictures on the page, for the signed-in user. They work for a minute, so they are renewed while a part of the page needs
 * them and the page is visible. A picture that the user may no longer see loses its address.
 */
@injectable()
export class PictureAddresses {
  private readonly addresses = observable.map<string, string>();
  /** How many parts of the page need a picture. */
  private readonly needed = new Map<string, number>();
  /** When each picture was asked for, in milliseconds. */
  private readonly askedAt = new Map<string, number>();
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(SessionStore) session: SessionStore,
  ) {
    // The addresses of one user are of no use to the next one.
    reaction(
      () => session.me?.id,
      () => this.forget(),
    );
  }

  /** The address of a picture; `undefined` while it is not known, and for a picture that the user may not see. */
  of(fileId: string): string | undefined {
    return this.addresses.get(fileId);
  }

  /** Keeps the address of a picture current until the returned function is called. */
  need(fileId: string): () => void {
    if (this.needed.size === 0) document.addEventListener('visibilitychange', this.plan);
    this.needed.set(fileId, (this.needed.get(fileId) ?? 0) + 1);
    this.plan();
    return () => this.release(fileId);
  }

  private release(fileId: string): void {
    const left = (this.needed.get(fileId) ?? 0) - 1;
    if (left > 0) this.needed.set(fileId, left);
    else this.needed.delete(fileId);
    if (this.needed.size > 0) return;
    document.removeEventListener('visibilitychange', this.plan);
    clearTimeout(this.next);
  }

  /** Asks when the first address is due. All parts of a page that begin together are asked for by one call. */
  private readonly plan = (): void => {
    clearTimeout(this.next);
    // A view of the site as another person shows no pictures.
    if (document.visibilityState !== 'visible' || openView() !== undefined || this.needed.size === 0) return;
    const first = Math.min(...[...this.needed.keys()].map((id) => this.dueAt(id)));
    this.next = setTimeout(() => void this.renew(), Math.max(0, first - Date.now()));
  };

  private dueAt(fileId: string): number {
    return (this.askedAt.get(fileId) ?? Number.NEGATIVE_INFINITY) + RENEWED_AFTER_MS;
  }

  private async renew(): Promise<void> {
    const now = Date.now();
    const due = [...this.needed.keys()].filter((id) => this.dueAt(id) <= now).slice(0, MOST_PICTURES);
    for (const id of due) this.askedAt.set(id, now);
    this.plan();
    if (due.length === 0) return;
    try {
      // Quiet: the page asks by itself, and is readable without pictures.
      const { items } = await this.api.call(linkPictures, { body: { ids: due }, quiet: true });
      const urls = new Map(items.map(({ id, url }) => [id, url]));
      runInAction(() => {
        for (const id of due) this.keep(id, urls.get(id));
      });
    } catch (error) {
      console.error('Pictures of the page did not load', error);
    }
  }

  private keep(fileId: string, url: string | undefined): void {
    if (url === undefined) this.addresses.delete(fileId);
    else this.addresses.set(fileId, url);
  }

  private forget(): void {
    this.askedAt.clear();
    runInAction(() => this.addresses.clear());
    this.plan();
  }
}
