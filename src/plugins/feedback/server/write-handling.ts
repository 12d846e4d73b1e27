import { sql } from 'kysely';
import { type ChangedFeedback, type HistoryCause, writeHistory } from './feedback-history.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { changesBetween, type HandlingValues } from './handling-values.ts';
import type { LockedFeedback } from './locked-feedback.ts';
import { waitingSince } from './waiting-since.ts';

/** Locked feedback and the values that it gets. */
export interface Handled {
  readonly row: LockedFeedback;
  readonly after: HandlingValues;
}

/** What was written for one item, with the id of its entry in the history. */
export type WrittenHandling = ChangedFeedback & { readonly entry: string };

/** Writes the values and one entry of the history for each item whose values differ. The result has only these items, by their ids. */
export async function writeHandling(
  db: FeedbackDatabase,
  cause: HistoryCause,
  handled: readonly Handled[],
): Promise<ReadonlyMap<string, WrittenHandling>> {
  const changed = handled
    .map(({ row, after }) => ({ id: row.id, after, changes: changesBetween(row, after) }))
    .filter(({ changes }) => Object.keys(changes).length > 0);
  if (changed.length === 0) return new Map();
  // One statement for all rows: a bulk action has up to 500.
  await sql`
    update feedback
    set state = given.state, assignee_id = given.assignee_id, tags = given.tags, closed_at = given.closed_at,
      version = feedback.version + 1, waiting_since = ${waitingSince(sql`given.state`)}
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ id, after }) => ({ ...after, id })))}::jsonb)
      as given (id uuid, state text, assignee_id uuid, tags text[], closed_at timestamptz)
    where feedback.id = given.id`.execute(db);
  const written = await writeHistory(db, cause, changed);
  return new Map(written.map((item) => [item.id, item]));
}
