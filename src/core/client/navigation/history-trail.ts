interface Entry {
  readonly key: string;
  /** Path and query. */
  readonly address: string;
  /** Address of the link that has the focus, or that had it when the user left. */
  focused: string | undefined;
  /** Scroll position when the user left, in pixels. */
  scroll: number | undefined;
}

interface HistoryState {
  readonly location: { readonly key: string; readonly pathname: string; readonly search: string };
  /** How the location was reached: `PUSH`, `REPLACE`, or `POP` for "back", "forward" and the first page. */
  readonly historyAction: string;
}

/** The parts of the router that the trail uses. */
export interface FollowedRouter {
  readonly state: HistoryState;
  subscribe(changed: (state: HistoryState) => void): () => void;
}

/** The entries of the browser's history since the page was loaded. The browser itself shows a script only the current entry. */
export class HistoryTrail {
  #entries: readonly Entry[] = [];
  #at = 0;

  /** Called once, when the router exists. */
  follow(router: FollowedRouter): void {
    this.#arrive(router.state);
    router.subscribe((state) => this.#arrive(state));
  }

  /** Path and query of the entry that "back" leads to; `undefined` if it is unknown, for example after a reload. */
  get previous(): string | undefined {
    return this.#entries[this.#at - 1]?.address;
  }

  /** Path and query with which this tab showed one of these paths last, up to the current entry; `undefined` if it has not. */
  latest(paths: readonly string[]): string | undefined {
    return this.#entries
      .slice(0, this.#at + 1)
      .map(({ address }) => address)
      .findLast((address) => paths.includes(address.split('?', 1)[0] ?? ''));
  }

  /** Address of the link that had the focus when the user left the current entry; `undefined` at the first visit. */
  get focused(): string | undefined {
    return this.#entries[this.#at]?.focused;
  }

  /** Scroll position of the window when the user left the current entry; `undefined` at the first visit. */
  get scroll(): number | undefined {
    return this.#entries[this.#at]?.scroll;
  }

  /** Notes the link that has the focus now. */
  focus(address: string | undefined): void {
    const entry = this.#entries[this.#at];
    if (entry !== undefined) entry.focused = address;
  }

  #arrive({ location: { key, pathname, search }, historyAction }: HistoryState): void {
    const left = this.#entries[this.#at];
    if (left?.key === key) return;
    // The window still shows the entry that is left.
    if (left !== undefined) left.scroll = window.scrollY;
    const entry = { key, address: pathname + search, focused: undefined, scroll: undefined };
    if (historyAction === 'PUSH') this.#show([...this.#entries.slice(0, this.#at + 1), entry], this.#at + 1);
    else if (historyAction === 'REPLACE') this.#show(this.#entries.toSpliced(this.#at, 1, entry), this.#at);
    else this.#goTo(entry);
  }

  #goTo(entry: Entry): void {
    const known = this.#entries.findIndex(({ key }) => key === entry.key);
    // Entries beside an unknown one are unknown too.
    if (known === -1) this.#show([entry], 0);
    else this.#at = known;
  }

  #show(entries: readonly Entry[], at: number): void {
    this.#entries = entries;
    this.#at = at;
  }
}
