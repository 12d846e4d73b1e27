import { makeAutoObservable, observableRef } from 'mobx';
import { isChunkError } from './chunk-error.ts';
import { type ReloadingPage, reloadOnce } from './reload-once.ts';

/** A build of the client, as its manifest describes it. */
export interface BuildManifest {
  readonly id: string;
  /** ISO 8601. */
  readonly builtAt: string;
  /** Paths of the pages whose content was made with the build; see `usePayload`. */
  readonly prerendered: readonly string[];
}

/** How often the latest build is asked for. */
const POLL_MS = 60_000;

/**
 * Knows when the server has a newer build than this page, and reloads the page when a part of its own is gone. For a newer build
 * alone it never reloads unasked: a person may be typing.
 */
export class BuildWatcher {
  /** The newer build; `undefined` while this one is the latest. */
  newer: BuildManifest | undefined = undefined;
  private declined = '';

  /** @param running id of the build this page came with; empty when it came with none */
  constructor(
    readonly running: string,
    private readonly page: ReloadingPage,
  ) {
    makeAutoObservable<this, 'page'>(this, { running: false, page: false, newer: observableRef }, { autoBind: true });
  }

  /** The build that is offered: a newer one that was not declined. */
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

  /** Reloads for a part that did not load; answers whether it does, or did so too recently. */
  recover(error: unknown): boolean {
    return isChunkError(error) && reloadOnce(this.page);
  }

  /** Offers this build no more; the next one is offered again. */
  decline(): void {
    this.declined = this.newer?.id ?? '';
  }

  /** Loads the newer build. */
  reload(): void {
    this.page.reload();
  }

  /** Asks for the latest build; a failure is only logged (specification section 8). */
  async poll(): Promise<void> {
    try {
      const { id } = await fetchManifest(`/builds/latest.json?t=${this.page.now()}`);
      if (this.running === '' || id === this.newer?.id) return;
      // A build that was taken back leaves nothing to offer.
      this.found(id === this.running ? undefined : await fetchManifest(`/builds/meta/${encodeURIComponent(id)}.json`));
    } catch (error) {
      console.error('The latest build could not be looked up', error);
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
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as BuildManifest;
}
