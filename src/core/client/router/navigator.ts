import { ADDRESSES } from '#core/contract/addresses.ts';

/** What the navigator needs of the router. */
export interface NavigatingRouter {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/** Leads to other pages from code that is no component. */
export class Navigator {
  #router: NavigatingRouter | undefined;

  /** Called once, when the router is there. */
  attach(router: NavigatingRouter): void {
    this.#router = router;
  }

  /** Path and query of the page that is shown. */
  get address(): string {
    const location = this.#router?.state.location;
    return location === undefined ? ADDRESSES.home : location.pathname + location.search;
  }

  async go(to: string, options: { readonly replace?: boolean } = {}): Promise<void> {
    await this.#router?.navigate(to, { replace: options.replace ?? false });
  }

  /** Where every 401 leads; the page returns to `next`. Stays where it is when it is there already. */
  async checkAuth(): Promise<void> {
    const address = this.address;
    if (address.split('?')[0] === ADDRESSES.checkAuth) return;
    await this.go(withNext(ADDRESSES.checkAuth, address), { replace: true });
  }
}

/** An address that remembers where to go on afterwards. */
export function withNext(to: string, next: string): string {
  return `${to}?next=${encodeURIComponent(next)}`;
}

/** The remembered address (`next` of the query), or what else to open; only a path of this application is followed, never another site. */
export function nextAddress(next: string | undefined, otherwise: string): string {
  return next !== undefined && /^\/(?![/\\])/.test(next) ? next : otherwise;
}
