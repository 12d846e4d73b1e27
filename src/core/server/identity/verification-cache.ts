import { createHash } from 'node:crypto';
import type { VerifiedToken } from './identity.ts';

const LONGEST_MS = 60_000;
const CAPACITY = 10_000;

/**
 * Remembers which tokens were found right, by their SHA-256, until they end and at most for a minute: so long may an
 * account live on here that was deleted or disabled elsewhere. Refusals are not remembered.
 */
export class VerificationCache {
  readonly #verify: (token: string) => Promise<VerifiedToken>;
  readonly #now: () => Date;
  readonly #capacity: number;
  // A Map keeps the order of insertion: the first entry is the one used least recently.
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
    // An account that changed meanwhile must be looked at again.
    if (generation === this.#generation) this.#keep(key, verified);
    return verified;
  };

  /** Forgets all: an account was changed. */
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
