import { ADDRESSES } from '#core/contract/addresses.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What the navigator needs of the router. */
export interface NavigatingRouter {
  readonly state: {
    readonly location: Place;
    /** Where the router is on its way to, if it is. */
    readonly navigation: { readonly location?: Place | undefined };
  };
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/** Navigates to other pages from code outside of components. */
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

  /** Where every 401 leads; the page returns to `next`. Many at once lead there once. */
  async checkAuth(): Promise<void> {
    if (this.#router === undefined) return;
    const { location, navigation } = this.#router.state;
    const { pathname, search, hash } = navigation.location ?? location;
    if (pathname === ADDRESSES.checkAuth) return;
    // A page that was still opening has no place in the history yet that could be taken.
    await this.go(withNext(ADDRESSES.checkAuth, pathname + search + hash), { replace: navigation.location === undefined });
  }
}

/** An address that remembers where to go on afterwards. */
export function withNext(to: string, next: string): string {
  return `${to}?next=${encodeURIComponent(next)}`;
}

/**
 * The remembered address (`next` of the query), or what else to open. Only a path of this application is followed, never another site.
 * The address is read as a browser reads it: a browser drops tabs and line ends, and takes `\\` for `/`.
 */
export function nextAddress(next: string | undefined, otherwise: string): string {
  const url = next?.startsWith('/') === true ? URL.parse(next, location.origin) : null;
  if (url === null || url.origin !== location.origin || url.pathname.startsWith('//')) return otherwise;
  return url.pathname + url.search + url.hash;
}
