import { v7 as uuidv7 } from 'uuid';
import type { FeedbackHistoryEntry } from '../contract/schemas.ts';
import type { FeedbackDatabase, HandlingChanges } from './feedback-tables.ts';

/** Who changed feedback, how and when. */
export interface HistoryCause {
  readonly by: string;
  readonly isFromSender: boolean;
  readonly action: FeedbackHistoryEntry['action'];
  readonly at: Date;
}

/** Changed feedback. */
export interface ChangedFeedback {
  readonly id: string;
  readonly changes: HandlingChanges;
}

/** Writes one entry for each item, and returns the items with the ids of their entries. */
export async function writeHistory<Changed extends ChangedFeedback>(
  db: FeedbackDatabase,
  { by, isFromSender, action, at }: HistoryCause,
  changed: readonly Changed[],
): Promise<readonly (Changed & { readonly entry: string })[]> {
  const written = changed.map((item) => ({ ...item, entry: uuidv7() }));
  const rows = written.map(({ id, entry, changes }) => ({
    id: entry,
    feedback_id: id,
    at,
    by,
    is_from_sender: isFromSender,
    action,
    changes: JSON.stringify(changes),
  }));
  if (rows.length > 0) await db.insertInto('feedback_history').values(rows).execute();
  return written;
}
