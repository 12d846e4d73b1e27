import type { Logger } from '../observability/logger.ts';
import type { AccountEvents } from './account-events.ts';
import type { SessionsRepository } from './sessions-repository.ts';

const EVERY_MS = 10 * 60_000;
const REMEMBERED = 10_000;

interface SessionLogDependencies {
  readonly sessions: Pick<SessionsRepository, 'record'>;
  readonly events: Pick<AccountEvents, 'signedIn'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
}

/** Records which sessions are in use: at the first request that this server sees, then once in ten minutes. */
export class SessionLog {
  readonly #dependencies: SessionLogDependencies;
  readonly #written = new Map<string, number>();

  constructor(dependencies: SessionLogDependencies) {
    this.#dependencies = dependencies;
  }

  /** Never rejects, so that a failed write of the list of sessions does not refuse the request. */
  async seen(userId: string, authTime: Date, userAgent: string): Promise<void> {
    const { sessions, events, log, now } = this.#dependencies;
    const key = `${userId} ${authTime.getTime()}`;
    const at = now().getTime();
    if (at - (this.#written.get(key) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
    if (this.#written.size >= REMEMBERED) this.#written.clear();
    // Set before the write, so that only the first of several simultaneous requests writes.
    this.#written.set(key, at);
    await sessions.record(userId, authTime, userAgent, events.signedIn).catch((error: unknown) => {
      this.#written.delete(key);
      log.warn({ err: error }, 'A session could not be recorded');
    });
  }
}
