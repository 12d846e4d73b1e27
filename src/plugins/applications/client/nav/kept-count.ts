import { Resource } from '#core/client/data/resource.ts';

/** So long a count stands, unless this browser changes what is counted. */
const KEPT_MS = 60_000;

/** A count that several places show, fetched once for all of them. */
export class KeptCount {
  readonly #resource = new Resource<number>();
  readonly #fetch: (signal: AbortSignal) => Promise<number>;
  readonly #now: () => number;
  #fetchedAt: number | undefined;

  constructor(fetch: (signal: AbortSignal) => Promise<number>, now: () => number = Date.now) {
    this.#fetch = fetch;
    this.#now = now;
  }

  /** 0 until it is known. A failed fetch leaves the value as it was. */
  get value(): number {
    return this.#resource.value ?? 0;
  }

  /** Fetches the count when it was never fetched, or a minute ago. */
  async keep(): Promise<void> {
    if (this.#fetchedAt === undefined || Math.abs(this.#now() - this.#fetchedAt) >= KEPT_MS) await this.#load();
  }

  /** Fetches the count after a change, unless no place shows it. */
  async changed(): Promise<void> {
    if (this.#fetchedAt !== undefined) await this.#load();
  }

  async #load(): Promise<void> {
    this.#fetchedAt = this.#now();
    await this.#resource.load(this.#fetch);
  }
}
