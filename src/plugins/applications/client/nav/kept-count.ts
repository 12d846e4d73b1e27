import { Resource } from '#core/client/data/resource.ts';

/** How long a count stays valid, unless this browser makes a change that affects it. */
const KEPT_MS = 60_000;

/** A count that several components show, fetched once for all of them. */
export class KeptCount {
  readonly #resource = new Resource<number>();
  readonly #fetch: (signal: AbortSignal) => Promise<number>;
  readonly #now: () => number;
  #fetchedAt: number | undefined;

  constructor(fetch: (signal: AbortSignal) => Promise<number>, now: () => number = Date.now) {
    this.#fetch = fetch;
    this.#now = now;
  }

  /** 0 until it is loaded. A failed fetch does not change the value. */
  get value(): number {
    return this.#resource.value ?? 0;
  }

  /** Fetches the count if it was never fetched or is older than a minute. */
  async keep(): Promise<void> {
    if (this.#fetchedAt === undefined || Math.abs(this.#now() - this.#fetchedAt) >= KEPT_MS) await this.#load();
  }

  /** Fetches the count after a change, unless no component shows it. */
  async changed(): Promise<void> {
    if (this.#fetchedAt !== undefined) await this.#load();
  }

  async #load(): Promise<void> {
    this.#fetchedAt = this.#now();
    await this.#resource.load(this.#fetch);
  }
}
