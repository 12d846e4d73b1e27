import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { FeedbackKind, FeedbackRating } from '../contract/feedback.ts';
import type { FeedbackState } from '../contract/life-cycle.ts';
import type { FeedbackHistoryEntry } from '../contract/schemas.ts';

interface FeedbackTable {
  /** UUIDv7. */
  id: string;
  number: string;
  kind: FeedbackKind;
  text: string;
  rating: FeedbackRating | null;
  email: string | null;
  /** `null` for a visitor. */
  user_id: string | null;
  page: string | null;
  language: string;
  created_at: Date;
  edited_at: Date | null;
  state: Generated<FeedbackState>;
  assignee_id: string | null;
  /** In lower case, without repetitions, in the order in which they were added. */
  tags: Generated<string[]>;
  version: Generated<number>;
  /** When it was resolved, closed or marked as spam; `null` in open states. */
  closed_at: Date | null;
  /** When the team first answered; never changes after that. */
  first_answered_at: Date | null;
  /** When the team last answered. */
  answered_at: Date | null;
  /** Up to when the sender has read the answers. */
  read_at: Date | null;
  /** In open states, the time of the sender's first message after the last answer; otherwise `null`. */
  waiting_since: Date | null;
  /** A file that the feedback uses as `feedback.screenshot`. */
  screenshot_file_id: Generated<string | null>;
  /** The words of the text and of the answers, as `feedbackWords` writes them. */
  search: ColumnType<string, string, string>;
}

interface FeedbackReplyTable {
  /** UUIDv7. */
  id: string;
  feedback_id: string;
  /** `null` after the account was deleted. */
  by: string | null;
  is_from_sender: boolean;
  is_internal: boolean;
  text: string;
  at: Date;
}

interface FeedbackHistoryTable {
  /** UUIDv7. */
  id: string;
  feedback_id: string;
  at: Date;
  /** `null` for a visitor, and after the account was deleted. */
  by: string | null;
  is_from_sender: boolean;
  action: FeedbackHistoryEntry['action'];
  /** Values before and after, by field. Assignees are ids. */
  changes: JSONColumnType<HandlingChanges>;
}

/** What remains of deleted feedback for the figures: nothing that leads to a person. */
interface RemovedFeedbackTable {
  /** Cut to a quarter of an hour, which keeps the week right in every time zone. */
  sent_at: Date;
  kind: FeedbackKind;
  state: FeedbackState;
  rating: FeedbackRating | null;
  minutes_to_answer: number | null;
}

/** The values of the fields that a change concerns, before and after it. */
export interface HandlingChanges {
  readonly state?: readonly [FeedbackState, FeedbackState];
  readonly assignee?: readonly [string | null, string | null];
  readonly tags?: readonly [readonly string[], readonly string[]];
  readonly kind?: readonly [FeedbackKind, FeedbackKind];
  readonly rating?: readonly [FeedbackRating | null, FeedbackRating | null];
  /** `closed_at` of the row, as ISO 8601. Not shown; an undo restores it. */
  readonly closedAt?: readonly [string | null, string | null];
}

export type FeedbackTables = {
  feedback: FeedbackTable;
  feedback_replies: FeedbackReplyTable;
  feedback_history: FeedbackHistoryTable;
  removed_feedback: RemovedFeedbackTable;
};

/** A row of feedback. */
export type FeedbackRow = Selectable<FeedbackTable>;

/** The database as this plugin sees it. */
export type FeedbackDatabase = Kysely<CoreTables & FeedbackTables>;
