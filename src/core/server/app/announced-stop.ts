import { setTimeout as pause } from 'node:timers/promises';

/**
 * A stop that is announced before it begins: `/readyz` answers 503 at once, and the server goes on until a proxy has noticed it and sends
 * its requests elsewhere.
 */
export class AnnouncedStop {
  readonly #stop: () => Promise<void>;
  readonly #delayMs: number;
  #stopped: Promise<void> | undefined;

  constructor(stop: () => Promise<void>, delayMs: number) {
    this.#stop = stop;
    this.#delayMs = delayMs;
  }

  /** Whether the stop has not been announced yet. */
  readonly isAhead = (): boolean => this.#stopped === undefined;

  /** Announces the stop, and stops after the delay. A second call waits for the same stop. */
  run(): Promise<void> {
    this.#stopped ??= this.#afterDelay();
    return this.#stopped;
  }

  async #afterDelay(): Promise<void> {
    if (this.#delayMs > 0) await pause(this.#delayMs);
    await this.#stop();
  }
}
