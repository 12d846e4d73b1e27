import { inTransaction } from '#core/server/db/transaction.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { UNDO_SECONDS } from '../contract/handling.ts';
import type { BulkResult } from '../contract/handling-schemas.ts';
import { handlingUndone } from './feedback-actions.ts';
import type { FeedbackCall } from './feedback-call.ts';
import { lockedUsers } from './feedback-people.ts';
import type { FeedbackDatabase, HandlingChanges } from './feedback-tables.ts';
import { type HandlingValues, valuesBefore } from './handling-values.ts';
import { type LockedFeedback, lockFeedback } from './locked-feedback.ts';
import { type Handled, writeHandling } from './write-handling.ts';

/** With extra time for the request of an undo that was chosen at the last moment. */
const UNDO_LIMIT_MS = (UNDO_SECONDS + 15) * 1000;

/** Administrators undo their own last changes. */
export class UndoneHandling {
  readonly #db: FeedbackDatabase;
  readonly #now: () => Date;

  constructor(db: FeedbackDatabase, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Each entry has its own outcome, in the order of the ids without repetitions. */
  async undo({ actor, audit }: FeedbackCall, given: readonly string[]): Promise<BulkResult[]> {
    const ids = [...new Set(given)];
    return inTransaction(this.#db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const entries = await entriesOf(own, actor.userId, ids);
      const users = await lockedUsers(own, [...new Set(entries.flatMap(({ changes }) => changes.assignee?.[0] ?? []))]);
      const feedbackIds = [...new Set(entries.map(({ feedback_id }) => feedback_id))];
      const rows = await lockFeedback(own, feedbackIds);
      const newest = await newestEntries(own, feedbackIds);
      const at = this.#now();
      const plans = new Map(entries.map((entry) => [entry.id, planFor(entry, { rows, newest, users, at })]));
      const cause = { by: actor.userId, isFromSender: false, action: 'undone', at } as const;
      const written = await writeHandling(
        own,
        cause,
        [...plans.values()].flatMap(({ handled }) => handled ?? []),
      );
      if (written.size > 0) await audit(transaction, handlingUndone, { changes: { count: [0, written.size] } });
      return ids.map((id) => {
        const { feedbackId, outcome } = plans.get(id) ?? { feedbackId: id, outcome: 'not-found' };
        return { id: feedbackId, outcome: outcome ?? (written.has(feedbackId) ? 'done' : 'unchanged'), entry: null };
      });
    });
  }
}

interface UndoableEntry {
  readonly id: string;
  readonly feedback_id: string;
  readonly at: Date;
  readonly changes: HandlingChanges;
}

interface Present {
  readonly rows: ReadonlyMap<string, LockedFeedback>;
  /** The id of the newest entry, by the id of the feedback. */
  readonly newest: ReadonlyMap<string, string>;
  readonly users: ReadonlySet<string>;
  readonly at: Date;
}

/** Either what to write, or why nothing is undone. */
interface UndoPlan {
  readonly feedbackId: string;
  readonly outcome?: 'not-found' | 'changed-since';
  readonly handled?: Handled;
}

function planFor({ id, feedback_id, at: madeAt, changes }: UndoableEntry, { rows, newest, users, at }: Present): UndoPlan {
  const row = rows.get(feedback_id);
  if (row === undefined || at.getTime() - madeAt.getTime() > UNDO_LIMIT_MS) return { feedbackId: feedback_id, outcome: 'not-found' };
  const before = newest.get(feedback_id) === id ? valuesBefore(row, changes) : undefined;
  if (before === undefined) return { feedbackId: feedback_id, outcome: 'changed-since' };
  return { feedbackId: feedback_id, handled: { row, after: withExisting(before, users, row) } };
}

/** An assignee whose account was deleted meanwhile is not restored. */
function withExisting(before: HandlingValues, users: ReadonlySet<string>, row: LockedFeedback): HandlingValues {
  const { assignee_id } = before;
  const isGone = assignee_id !== null && assignee_id !== row.assignee_id && !users.has(assignee_id);
  return isGone ? { ...before, assignee_id: null } : before;
}

function entriesOf(db: FeedbackDatabase, userId: string, ids: readonly string[]): Promise<UndoableEntry[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('feedback_history')
    .select(['id', 'feedback_id', 'at', 'changes'])
    .where('id', 'in', ids)
    .where('by', '=', userId)
    .where('action', '=', 'handled')
    .execute();
}

async function newestEntries(db: FeedbackDatabase, feedbackIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (feedbackIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('feedback_history')
    .distinctOn('feedback_id')
    .select(['feedback_id', 'id'])
    .where('feedback_id', 'in', feedbackIds)
    .orderBy('feedback_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ feedback_id, id }) => [feedback_id, id]));
}
