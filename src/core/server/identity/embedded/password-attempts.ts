import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { type EmulatorAnswer, refusal, refusalCode, TOO_MANY } from './emulator-messages.ts';

interface Wrong {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly last: number;
}

const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 3_600_000;
const ADDRESSES = 10_000;
const WAITING = 20;

/**
 * Counts wrong passwords by address, with or without an account. After five, the next attempt has to wait, each time twice as long, up to a
 * quarter of an hour. A right password or a password reset clears the count. Counts are in memory: a restart clears them.
 */
export class PasswordAttempts {
  readonly #now: () => Date;
  readonly #wrong = new LRUCache<string, Wrong>({ max: ADDRESSES });
  readonly #running = new Map<string, LimitFunction>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Runs one attempt at a time for an address, so that simultaneous attempts cannot exceed the limit. */
  async run(email: string, attempt: () => Promise<EmulatorAnswer>): Promise<EmulatorAnswer> {
    const address = email.toLowerCase();
    const limit = this.#running.get(address) ?? pLimit(1);
    if (limit.pendingCount >= WAITING) return refusal(TOO_MANY);
    this.#running.set(address, limit);
    try {
      return await limit(() => this.#try(address, attempt));
    } finally {
      if (limit.activeCount === 0) this.#running.delete(address);
    }
  }

  /** Clears the count of an address after a password reset. */
  clear(email: string): void {
    this.#wrong.delete(email.toLowerCase());
  }

  async #try(address: string, attempt: () => Promise<EmulatorAnswer>): Promise<EmulatorAnswer> {
    const before = this.#recent(address);
    if (before !== undefined && this.#now().getTime() < before.last + pauseAfter(before.count)) return refusal(TOO_MANY);
    const answer = await attempt();
    if (answer.status === 200) this.clear(address);
    if (refusalCode(answer) === 'INVALID_LOGIN_CREDENTIALS') {
      this.#wrong.set(address, { count: (before?.count ?? 0) + 1, last: this.#now().getTime() });
    }
    return answer;
  }

  #recent(address: string): Wrong | undefined {
    const wrong = this.#wrong.get(address);
    return wrong !== undefined && this.#now().getTime() - wrong.last < FORGOTTEN_AFTER_MS ? wrong : undefined;
  }
}

function pauseAfter(count: number): number {
  return count < FREE_TRIES ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_TRIES), LONGEST_PAUSE_MS);
}
