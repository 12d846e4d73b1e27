import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Database, SessionsTable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AccountEvents } from './account-events.ts';
import { isEnded, withEnded } from './ended-sessions.ts';
import { readUserAgent } from './user-agent.ts';

export type SessionRow = Selectable<SessionsTable>;

// Users need the times to recognize their own browser. More precise times would track their day.
const PRECISION_MS = 5 * 60_000;
const USER_AGENT_LENGTH = 300;

/** The table of sessions. A session is identified by its user and the second of the sign-in: two sign-ins in one second are one session. */
export class SessionsRepository {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Records that a session, and so its user, is active.
   *
   * @param signedIn called for a new session with a browser and system that no other one has, unless the user was never here before
   */
  async record(userId: string, authTime: Date, userAgent: string, signedIn?: AccountEvents['signedIn']): Promise<void> {
    const seen = roughly(this.#now());
    const facts = { user_agent: userAgent.slice(0, USER_AGENT_LENGTH), last_seen: seen };
    const known = this.#db.updateTable('sessions').set(facts).where('user_id', '=', userId).where('auth_time', '=', authTime);
    const { numUpdatedRows } = await known.executeTakeFirst();
    if (numUpdatedRows === 0n)
      await this.#begin({ ...facts, id: uuidv7(), user_id: userId, auth_time: authTime, first_seen: seen }, signedIn);
    await this.#db.updateTable('users').set({ last_seen_at: seen }).where('id', '=', userId).where('last_seen_at', '<', seen).execute();
  }

  // Of several requests at once, also on several servers, one inserts the row. The others wait for it and change nothing.
  async #begin(session: SessionRow, signedIn: AccountEvents['signedIn'] | undefined): Promise<void> {
    const { id, user_id: userId, user_agent: agent } = session;
    await inTransaction(this.#db, async (own, transaction) => {
      const { numInsertedOrUpdatedRows } = await own
        .insertInto('sessions')
        .values(session)
        .onConflict((conflict) => conflict.columns(['user_id', 'auth_time']).doNothing())
        .executeTakeFirst();
      if (signedIn === undefined || numInsertedOrUpdatedRows === 0n) return;
      const { browser, system } = readUserAgent(agent);
      const isLike = (other: string): boolean => {
        const names = readUserAgent(other);
        return names.browser === browser && names.system === system;
      };
      const user = await own.selectFrom('users').select('last_seen_at').where('id', '=', userId).executeTakeFirst();
      const isFirst = user === undefined || user.last_seen_at.getTime() === 0;
      const others = own.selectFrom('sessions').select('user_agent').distinct().where('user_id', '=', userId).where('id', '<>', id);
      if (isFirst || (await others.execute()).some((other) => isLike(other.user_agent))) return;
      await signedIn(transaction, { userId, sessionId: id, browser, system });
    });
  }

  /** The user's sessions, the most recently used first. @param most how many of them */
  list(userId: string, most: number): Promise<SessionRow[]> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('last_seen', 'desc')
      .orderBy('auth_time', 'desc')
      .limit(most)
      .execute();
  }

  /** The start of a user's session; `undefined` when the user has none with this id. */
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
   * Ends one session. Its tokens are refused from now on.
   *
   * @param by start of the session that makes the request; by default the session itself
   */
  async end(userId: string, authTime: Date, by: Date = authTime): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      // Locks the row, so that the second of two simultaneous endings adds to the first.
      const columns = ['sessions_valid_from', 'kept_session', 'ended_sessions'] as const;
      const user = await db.selectFrom('users').select(columns).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
      if (user === undefined) return;
      const rules = withEnded(user, authTime, by);
      await db.updateTable('users').set(rules).where('id', '=', userId).execute();
      const rows = await db.selectFrom('sessions').select(['id', 'auth_time']).where('user_id', '=', userId).execute();
      const ended = rows.filter(({ auth_time }) => isEnded(rules, auth_time)).map(({ id }) => id);
      if (ended.length > 0) await db.deleteFrom('sessions').where('id', 'in', ended).execute();
    });
  }

  /** Ends all sessions up to this moment. Returns how many of them were known. Call it in a transaction. */
  async endAll(userId: string): Promise<number> {
    const gone = await this.#db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
    // Tokens have times in seconds, so a sign-in during this very second ends too, even if it comes after this call.
    const rule = { sessions_valid_from: this.#now(), kept_session: null, ended_sessions: [] };
    await this.#db.updateTable('users').set(rule).where('id', '=', userId).execute();
    return Number(gone.numDeletedRows);
  }

  /**
   * Ends all sessions but this one. Returns how many of them were known.
   *
   * @param ended called in the transaction when one was known
   */
  async endOthers(userId: string, kept: Date, ended?: (transaction: Transaction) => Promise<void>): Promise<number> {
    // Tokens have times in seconds, so a sign-in during this very second stays valid.
    const from = new Date(Math.floor(this.#now().getTime() / 1000) * 1000);
    return inTransaction(this.#db, async (db, transaction) => {
      const gone = await db.deleteFrom('sessions').where('user_id', '=', userId).where('auth_time', '<>', kept).executeTakeFirst();
      const rule = { sessions_valid_from: from, kept_session: kept, ended_sessions: [] };
      await db.updateTable('users').set(rule).where('id', '=', userId).execute();
      if (gone.numDeletedRows > 0n) await ended?.(transaction);
      return Number(gone.numDeletedRows);
    });
  }
}

function roughly(at: Date): Date {
  return new Date(Math.floor(at.getTime() / PRECISION_MS) * PRECISION_MS);
}

const UNUSED_DAYS = 90;
const BATCH = 1000;

/**
 * Deletes the sessions that were unused for three months, in short statements. Returns their number. Several servers may do it at once:
 * each skips the rows that another has locked.
 */
export async function purgeSessions(db: Database, now: Date): Promise<number> {
  const unused = new Date(now.getTime() - UNUSED_DAYS * 86_400_000);
  for (let purged = 0; ; ) {
    const batch = db.selectFrom('sessions').select('id').where('last_seen', '<', unused).limit(BATCH).forUpdate().skipLocked();
    const { numDeletedRows } = await db.deleteFrom('sessions').where('id', 'in', batch).executeTakeFirstOrThrow();
    purged += Number(numDeletedRows);
    if (numDeletedRows < BATCH) return purged;
  }
}
