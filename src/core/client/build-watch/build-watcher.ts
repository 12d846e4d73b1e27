import { makeAutoObservable, observableRef } from 'mobx';
import { RELOAD_GUARD_MS } from '#core/contract/constants.ts';

export interface BuildManifest {
  readonly id: string;
  /** ISO 8601. */
  readonly builtAt: string;
  /** Paths of the pages whose content was made at build time; see `usePayload`. */
  readonly prerendered: readonly string[];
}

/** The browser functions that a reload needs. */
export interface ReloadingPage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
  /** Whether the browser has a network connection. */
  readonly isOnline: () => boolean;
}

/** Interval between two requests for the latest build. */
const POLL_MS = 60_000;

// In the tab's storage: the time of the last reload, in milliseconds.
const RELOADED_AT = 'trellis.reloaded-at';

/**
 * Detects when the server has a newer build than this page. Reloads the page when one of its chunks is missing. It never reloads only
 * because a newer build exists, because the user may be typing.
 */
export class BuildWatcher {
  /** The newer build; `undefined` while the running build is the latest. */
  newer: BuildManifest | undefined = undefined;
  private declined = '';

  /** @param running id of the build of this page; empty if the page has none */
  constructor(
    readonly running: string,
    private readonly page: ReloadingPage,
  ) {
    makeAutoObservable<this, 'page'>(this, { running: false, page: false, newer: observableRef }, { autoBind: true });
  }

  /** The build to offer: a newer build that the user has not declined. */
  get offered(): BuildManifest | undefined {
    return this.newer?.id === this.declined ? undefined : this.newer;
  }

  /** Watches until the returned function is called. */
  start(): () => void {
    const timer = setInterval(this.poll, POLL_MS);
    document.addEventListener('visibilitychange', this.pollWhenVisible);
    window.addEventListener('unhandledrejection', this.rejected);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', this.pollWhenVisible);
      window.removeEventListener('unhandledrejection', this.rejected);
    };
  }

  /** Reloads the page if the error is a chunk that did not load. Returns `false` for other errors and after a too recent reload. */
  recover(error: unknown): boolean {
    return isChunkError(error) && reloadOnce(this.page);
  }

  /** Stops offering this build. The next build is offered again. */
  decline(): void {
    this.declined = this.newer?.id ?? '';
  }

  /** Loads the newer build. */
  reload(): void {
    this.page.reload();
  }

  /** Requests the latest build. A failure is only logged (specification section 8). */
  async poll(): Promise<void> {
    try {
      const { id } = await fetchManifest(`/builds/latest.json?t=${this.page.now()}`);
      if (this.running === '' || id === this.newer?.id) return;
      // After a rollback to the running build there is nothing to offer.
      this.found(id === this.running ? undefined : await fetchManifest(`/builds/meta/${encodeURIComponent(id)}.json`));
    } catch (error) {
      console.error('The request for the latest build failed', error);
    }
  }

  private found(manifest: BuildManifest | undefined): void {
    this.newer = manifest;
  }

  private pollWhenVisible(): void {
    if (document.visibilityState === 'visible') void this.poll();
  }

  private rejected(event: PromiseRejectionEvent): void {
    this.recover(event.reason);
  }
}

async function fetchManifest(address: string): Promise<BuildManifest> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  return (await response.json()) as BuildManifest;
}

/** Whether an error means that a chunk of the application did not load. The network failed, or a newer build replaced the chunk. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || /Loading (CSS )?chunk .+ failed/i.test(error.message);
}

/**
 * Reloads the page, unless this tab did so less than 10 s ago (specification section 9). Returns whether it reloads.
 * It does not reload without a network, because the browser's error page would replace the page and the typed text would be lost.
 */
function reloadOnce({ storage, now, reload, isOnline }: ReloadingPage): boolean {
  if (!isOnline()) return false;
  const last = Number(storage.getItem(RELOADED_AT) ?? 0);
  if (now() - last < RELOAD_GUARD_MS) return false;
  storage.setItem(RELOADED_AT, String(now()));
  reload();
  return true;
}
