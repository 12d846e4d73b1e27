import type { Abilities } from '#core/server/access/abilities.ts';
import type { Action } from '#core/server/access/policy.ts';
import { FEEDBACK } from './feedback-abilities.ts';
import type { FeedbackDatabase, FeedbackRow } from './feedback-tables.ts';

const COLUMNS = [
  'id',
  'user_id',
  'email',
  'language',
  'kind',
  'rating',
  'state',
  'assignee_id',
  'tags',
  'version',
  'closed_at',
  'first_answered_at',
] as const satisfies readonly (keyof FeedbackRow)[];

/** Feedback that does not change until the transaction ends. */
export type LockedFeedback = Pick<FeedbackRow, (typeof COLUMNS)[number]>;

/**
 * Locks feedback. All transactions lock in the order of ids, so they never wait for each other in a circle. Lock rows of users before,
 * because the deletion of an account locks the user first.
 */
export async function lockFeedback(db: FeedbackDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, LockedFeedback>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('feedback').select(COLUMNS).where('id', 'in', ids).orderBy('id').forUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** @throws ApiFault not-found, also for feedback that the user may not access */
export async function demandLocked(db: FeedbackDatabase, abilities: Abilities, action: Action, id: string): Promise<LockedFeedback> {
  const row = (await lockFeedback(db, [id])).get(id);
  return abilities.demand(action, FEEDBACK, row && { ...row, senderId: row.user_id });
}
