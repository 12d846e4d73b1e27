import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SessionsTable } from '../db/core-tables.ts';
import type { Database } from '../db/database.ts';
import type { User } from './users-repository.ts';

/** A session as it is kept. */
export type SessionRow = Selectable<SessionsTable>;

// Times are for recognizing one's own browser, not for following somebody's day.
const PRECISION_MS = 5 * 60_000;
const UNUSED_DAYS = 90;
const USER_AGENT_LENGTH = 300;
const ENDED_KEPT = 100;

/** Whether a session was ended: by itself, or with all that began before an instant. Needs the user's row and nothing else. */
export function isEnded(user: Pick<User, 'sessions_valid_from' | 'kept_session' | 'ended_sessions'>, authTime: Date): boolean {
  const at = authTime.getTime();
  if (at < user.sessions_valid_from.getTime() && at !== user.kept_session?.getTime()) return true;
  return user.ended_sessions.some((ended) => ended.getTime() === at);
}

/** Our table of sessions. One is named by its user and the second in which they signed in: two in one second are one. */
export class SessionsRepository {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Writes down that a session is in use; forgets those of the user that nobody has used for three months. */
  async record(userId: string, authTime: Date, userAgent: string): Promise<void> {
    const seen = roughly(this.#now());
    const facts = { user_agent: userAgent.slice(0, USER_AGENT_LENGTH), last_seen: seen };
    await this.#db
      .insertInto('sessions')
      .values({ ...facts, id: uuidv7(), user_id: userId, auth_time: authTime, first_seen: seen })
      .onConflict((conflict) => conflict.columns(['user_id', 'auth_time']).doUpdateSet(facts))
      .execute();
    const unused = new Date(this.#now().getTime() - UNUSED_DAYS * 86_400_000);
    await this.#db.deleteFrom('sessions').where('user_id', '=', userId).where('last_seen', '<', unused).execute();
  }

  /** The user's sessions, the one used last before the others. */
  list(userId: string): Promise<SessionRow[]> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('last_seen', 'desc')
      .orderBy('auth_time', 'desc')
      .execute();
  }

  /** When a session of the user began; `undefined` when they have none of this id. */
  async beginOf(userId: string, id: string): Promise<Date | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .select('auth_time')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.auth_time;
  }

  /**
   * Ends one session: its tokens are refused from now on. The last hundred that were ended are remembered; whoever ended more
   * has signed in a hundred times since.
   */
  async end(userId: string, authTime: Date): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('auth_time', '=', authTime).execute();
      const others = sql`array_remove(ended_sessions, ${authTime}::timestamptz)`;
      const ended = sql<Date[]>`(array_prepend(${authTime}::timestamptz, ${others}))[1:${sql.lit(ENDED_KEPT)}]`;
      await db.updateTable('users').set({ ended_sessions: ended }).where('id', '=', userId).execute();
    });
  }

  /** Ends all sessions but this one; how many of them were known. */
  async endOthers(userId: string, kept: Date): Promise<number> {
    // Tokens tell their time in seconds: whoever signed in during this very second stays.
    const from = new Date(Math.floor(this.#now().getTime() / 1000) * 1000);
    return this.#db.transaction().execute(async (db) => {
      const gone = await db.deleteFrom('sessions').where('user_id', '=', userId).where('auth_time', '<>', kept).executeTakeFirst();
      const rule = { sessions_valid_from: from, kept_session: kept, ended_sessions: [] };
      await db.updateTable('users').set(rule).where('id', '=', userId).execute();
      return Number(gone.numDeletedRows);
    });
  }
}

function roughly(at: Date): Date {
  return new Date(Math.floor(at.getTime() / PRECISION_MS) * PRECISION_MS);
}
