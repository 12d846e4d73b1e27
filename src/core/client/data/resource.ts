import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Parts of one page that load at about the same time share one request. */
const SHARED_MS = 5000;

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * A fetched value with its loading status. A later load replaces an earlier load, and the earlier response is dropped.
 * A reload keeps the old value on screen until the new value arrives.
 */
export class Resource<Value> {
  status: LoadStatus = 'idle';
  value: Value | undefined = undefined;
  error: unknown = undefined;
  private controller: AbortController | undefined = undefined;
  private begunAt = Number.NEGATIVE_INFINITY;

  constructor() {
    makeAutoObservable<this, 'controller' | 'begunAt'>(
      this,
      { controller: false, begunAt: false, value: observableRef },
      { autoBind: true },
    );
  }

  /** Fetches the value. Never rejects. A failure is stored in `error`, so that the screen can offer a retry. */
  async load(fetchValue: (signal: AbortSignal) => Promise<Value>): Promise<void> {
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    this.begunAt = performance.now();
    this.status = 'loading';
    try {
      const value = await fetchValue(controller.signal);
      this.applyIfLatest(controller, () => {
        this.value = value;
        this.error = undefined;
        this.status = 'ready';
      });
    } catch (error) {
      this.applyIfLatest(controller, () => {
        this.error = error;
        this.status = 'failed';
      });
    }
  }

  /** As {@link load}, for one of several parts of a page that show the value: does nothing if a load began within the last 5 s. */
  async share(fetchValue: (signal: AbortSignal) => Promise<Value>): Promise<void> {
    if (performance.now() - this.begunAt >= SHARED_MS) await this.load(fetchValue);
  }

  /** Sets the value without fetching, for instance to the response of a change. */
  replace(value: Value): void {
    this.controller?.abort();
    this.value = value;
    this.error = undefined;
    this.status = 'ready';
  }

  /** Drops the value, for instance because the screen now shows something else. */
  clear(): void {
    this.controller?.abort();
    this.controller = undefined;
    this.begunAt = Number.NEGATIVE_INFINITY;
    this.value = undefined;
    this.error = undefined;
    this.status = 'idle';
  }

  /** Aborts a pending load. Its response is dropped. */
  cancel(): void {
    this.controller?.abort();
    this.controller = undefined;
    this.begunAt = Number.NEGATIVE_INFINITY;
    if (this.status === 'loading') this.status = this.value === undefined ? 'idle' : 'ready';
  }

  private applyIfLatest(controller: AbortController, change: () => void): void {
    if (this.controller === controller && !controller.signal.aborted) runInAction(change);
  }
}
