import { useEffect } from 'react';
import { Resource } from '../data/resource.ts';
import type { OwnResource } from '../data/use-resource.ts';
import { usePathname } from '../navigation/page-address.ts';

/** How long a count stays valid, unless this browser makes a change that affects it. */
const MAX_AGE_MS = 60_000;

/** A count that several components show, fetched once for all of them. */
export class CachedCount {
  /** For a part of a page that shows whether the count is loaded. */
  readonly resource = new Resource<number>();
  readonly #fetch: (signal: AbortSignal) => Promise<number>;
  readonly #now: () => number;
  #fetchedAt: number | undefined;

  constructor(fetch: (signal: AbortSignal) => Promise<number>, now: () => number = Date.now) {
    this.#fetch = fetch;
    this.#now = now;
  }

  /** 0 until it is loaded. A failed fetch does not change the value. */
  get value(): number {
    return this.resource.value ?? 0;
  }

  /** Fetches the count if it was never fetched or is older than a minute. */
  async ensure(): Promise<void> {
    if (this.#fetchedAt === undefined || Math.abs(this.#now() - this.#fetchedAt) >= MAX_AGE_MS) await this.load();
  }

  /** Fetches the count for a page that shows it, unless another part of the page has just done so. */
  async show(): Promise<void> {
    this.#fetchedAt = this.#now();
    await this.resource.share(this.#fetch);
  }

  /** Fetches the count again. */
  readonly load = async (): Promise<void> => {
    this.#fetchedAt = this.#now();
    await this.resource.load(this.#fetch);
  };

  /** Fetches the count after a change, unless no component shows it. */
  async changed(): Promise<void> {
    if (this.#fetchedAt !== undefined) await this.load();
  }
}

/** The count with its status, for a part of a page that shows whether it is loaded. */
export function useShownCount(count: CachedCount): OwnResource<number> {
  useEffect(() => void count.show(), [count]);
  return { resource: count.resource, load: () => void count.load() };
}

/** The count. Opening another page fetches it again if it is too old. */
export function useCount(count: CachedCount): number {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation checks the count's age
  useEffect(() => void count.ensure(), [count, path]);
  return count.value;
}
