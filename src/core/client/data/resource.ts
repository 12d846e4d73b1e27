import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Where the loading of something stands. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * Something that is fetched: its value, and where fetching stands. A later load overtakes an earlier one,
 * whose answer is dropped; a reload keeps the old value on screen until the new one is there.
 */
export class Resource<Value> {
  status: LoadStatus = 'idle';
  value: Value | undefined = undefined;
  error: unknown = undefined;
  private controller: AbortController | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'controller'>(this, { controller: false, value: observableRef }, { autoBind: true });
  }

  /** Fetches the value. Never rejects: a failure is kept in `error`, so that the screen can offer to try again. */
  async load(fetchValue: (signal: AbortSignal) => Promise<Value>): Promise<void> {
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    this.status = 'loading';
    try {
      const value = await fetchValue(controller.signal);
      this.settle(controller, () => {
        this.value = value;
        this.error = undefined;
        this.status = 'ready';
      });
    } catch (error) {
      this.settle(controller, () => {
        this.error = error;
        this.status = 'failed';
      });
    }
  }

  /** Puts a value in place without fetching, for instance the answer of a change. */
  replace(value: Value): void {
    this.controller?.abort();
    this.value = value;
    this.error = undefined;
    this.status = 'ready';
  }

  /** Forgets the value, for instance because the screen is about something else now. */
  clear(): void {
    this.controller?.abort();
    this.controller = undefined;
    this.value = undefined;
    this.error = undefined;
    this.status = 'idle';
  }

  /** Gives up a load under way; its answer is dropped. */
  cancel(): void {
    this.controller?.abort();
    this.controller = undefined;
    if (this.status === 'loading') this.status = this.value === undefined ? 'idle' : 'ready';
  }

  private settle(controller: AbortController, apply: () => void): void {
    if (this.controller === controller && !controller.signal.aborted) runInAction(apply);
  }
}
