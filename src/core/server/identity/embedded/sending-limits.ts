import { LRUCache } from 'lru-cache';

/** A key under which messages are counted, and how many may be sent in an hour. */
export interface SendingLimit {
  readonly key: string;
  readonly perHour: number;
}

const HOUR_MS = 3_600_000;
const KEYS = 10_000;

/** Counts mails and text messages by recipient and by account. Counts are in memory: a restart clears them. */
export class SendingLimits {
  readonly #now: () => Date;
  readonly #sent = new LRUCache<string, readonly number[]>({ max: KEYS });

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Returns whether every limit allows one more message, and counts it. A refused message is not counted. */
  take(limits: readonly SendingLimit[]): boolean {
    const now = this.#now().getTime();
    const recent = limits.map(({ key, perHour }) => {
      const times = (this.#sent.get(key) ?? []).filter((at) => now - at < HOUR_MS);
      return { key, perHour, times };
    });
    if (recent.some(({ times, perHour }) => times.length >= perHour)) return false;
    for (const { key, times } of recent) this.#sent.set(key, [...times, now]);
    return true;
  }
}
