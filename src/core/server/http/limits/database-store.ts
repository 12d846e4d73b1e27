import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What a store reports after a hit. */
interface Hits {
  readonly current: number;
  /** Milliseconds until the count starts again at zero. */
  readonly ttl: number;
}

/** Counts in PostgreSQL, for several servers that share one database. Each hit is one atomic statement. */
export class DatabaseCounts {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Counts one hit. The first hit, and the first after the end of a window, begins a new window. */
  async hit(key: string, windowMs: number): Promise<Hits> {
    const now = this.#now();
    const { hits, ends_at } = await this.#db
      .insertInto('rate_limits')
      .values({ key, hits: 1, ends_at: new Date(now.getTime() + windowMs) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when rate_limits.ends_at <= ${now} then 1 else rate_limits.hits + 1 end`,
          ends_at: sql`case when rate_limits.ends_at <= ${now} then excluded.ends_at else rate_limits.ends_at end`,
        }),
      )
      .returning(['hits', 'ends_at'])
      .executeTakeFirstOrThrow();
    return { current: hits, ttl: Math.max(0, ends_at.getTime() - now.getTime()) };
  }

  /** Deletes the windows that have ended. */
  async purge(): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('ends_at', '<=', this.#now()).execute();
  }
}

/** Adapts the counts to the store interface of the rate limit library. Its keys name the limit, so one table serves all limits. */
export function storeOver(counts: DatabaseCounts): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: Hits) => void, windowMs: number): void {
      counts.hit(key, windowMs).then(
        (hits) => callback(null, hits),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): this {
      return this;
    }
  };
}
