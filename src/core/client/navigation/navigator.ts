import { ADDRESSES } from '#core/contract/addresses.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The parts of the router that the navigator uses. */
export interface NavigatingRouter {
  readonly state: {
    readonly location: Place;
    /** The location of a pending navigation, if there is one. */
    readonly navigation: { readonly location?: Place | undefined };
  };
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

/** Navigates to other pages from code outside components. */
export class Navigator {
  #router: NavigatingRouter | undefined;

  /** Called once, when the router exists. */
  attach(router: NavigatingRouter): void {
    this.#router = router;
  }

  /** Path and query of the current page. */
  get address(): string {
    const location = this.#router?.state.location;
    return location === undefined ? ADDRESSES.home : location.pathname + location.search;
  }

  /** Whether the sign-out page is open. It decides by itself which page opens next. */
  get isSigningOut(): boolean {
    return this.#router?.state.location.pathname === ADDRESSES.signOut;
  }

  async go(to: string, options: { readonly replace?: boolean } = {}): Promise<void> {
    await this.#router?.navigate(to, { replace: options.replace ?? false });
  }

  /** Opens an address by loading the page anew, so that nothing of this page is kept. */
  load(to: string): void {
    location.assign(to);
  }

  /** Opens `/check-auth` after a 401; the page returns to `next`. Several calls at the same time navigate once. */
  async checkAuth(): Promise<void> {
    if (this.#router === undefined) return;
    const { location, navigation } = this.#router.state;
    const { pathname, search, hash } = navigation.location ?? location;
    if (pathname === ADDRESSES.checkAuth) return;
    // A page that was still opening has no entry in the history to replace.
    await this.go(withNext(ADDRESSES.checkAuth, pathname + search + hash), { replace: navigation.location === undefined });
  }
}

/** Adds the address to return to as the query parameter `next`. */
export function withNext(to: string, next: string): string {
  return `${to}?next=${encodeURIComponent(next)}`;
}

/**
 * The remembered address (`next` of the query), or else `otherwise`. Only a path of this application is accepted, never another
 * site. The address is parsed like in a browser: browsers drop tabs and line ends, and treat `\\` as `/`.
 */
export function nextAddress(next: string | undefined, otherwise: string): string {
  const url = next?.startsWith('/') === true ? URL.parse(next, location.origin) : null;
  if (url === null || url.origin !== location.origin || url.pathname.startsWith('//')) return otherwise;
  return url.pathname + url.search + url.hash;
}
