import type { Logger } from '../observability/logger.ts';
import type { SessionsRepository } from './sessions-repository.ts';

const EVERY_MS = 10 * 60_000;
const REMEMBERED = 10_000;

/** Records which sessions are in use: at the first request that this server sees, then once in ten minutes. */
export class SessionLog {
  readonly #sessions: Pick<SessionsRepository, 'record'>;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #now: () => Date;
  readonly #written = new Map<string, number>();

  constructor(sessions: Pick<SessionsRepository, 'record'>, log: Pick<Logger, 'warn'>, now: () => Date) {
    this.#sessions = sessions;
    this.#log = log;
    this.#now = now;
  }

  /** Never rejects, so that a failed write of the list of sessions does not refuse the request. */
  async seen(userId: string, authTime: Date, userAgent: string): Promise<void> {
    const key = `${userId} ${authTime.getTime()}`;
    const at = this.#now().getTime();
    if (at - (this.#written.get(key) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
    if (this.#written.size >= REMEMBERED) this.#written.clear();
    // Set before the write, so that only the first of several simultaneous requests writes.
    this.#written.set(key, at);
    await this.#sessions.record(userId, authTime, userAgent).catch((error: unknown) => {
      this.#written.delete(key);
      this.#log.warn({ err: error }, 'A session could not be recorded');
    });
  }
}
