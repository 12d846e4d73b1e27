import { createHash } from 'node:crypto';
import type { VerifiedToken } from './identity.ts';

const LONGEST_MS = 60_000;
const CAPACITY = 10_000;

/**
 * Caches valid tokens by their SHA-256 until they expire, at most for a minute. For that time, an account that was deleted or disabled
 * elsewhere may still be used here. Refusals are not cached.
 */
export class VerificationCache {
  readonly #verify: (token: string) => Promise<VerifiedToken>;
  readonly #now: () => Date;
  readonly #capacity: number;
  // A Map keeps the order of insertion, so the first entry is the least recently used.
  readonly #entries = new Map<string, { readonly token: VerifiedToken; readonly until: number }>();
  #generation = 0;

  constructor(verify: (token: string) => Promise<VerifiedToken>, now: () => Date, capacity: number = CAPACITY) {
    this.#verify = verify;
    this.#now = now;
    this.#capacity = capacity;
  }

  readonly verify = async (token: string): Promise<VerifiedToken> => {
    const key = createHash('sha256').update(token).digest('base64url');
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    if (known !== undefined && known.until > this.#now().getTime()) {
      this.#entries.set(key, known);
      return known.token;
    }
    const generation = this.#generation;
    const verified = await this.#verify(token);
    // If an account changed in the meantime, the token must be verified again.
    if (generation === this.#generation) this.#keep(key, verified);
    return verified;
  };

  /** Clears the cache after a change of an account. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }

  #keep(key: string, token: VerifiedToken): void {
    const until = Math.min(token.expiresAt.getTime(), this.#now().getTime() + LONGEST_MS);
    this.#entries.set(key, { token, until });
    if (this.#entries.size <= this.#capacity) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
