import type { FeedbackState } from './life-cycle.ts';

/** What was done to feedback. */
export const FEEDBACK_ACTIONS = Object.freeze(['sent', 'edited', 'answered', 'noted', 'handled', 'reopened', 'undone'] as const);

/** The fields whose values before and after a change the history has. Texts of messages are not repeated there. */
export const HANDLED_FIELDS = Object.freeze(['state', 'assignee', 'tags', 'kind', 'rating'] as const);

/** A change to one item of feedback. Absent fields stay. */
export interface HandlingChange {
  readonly state?: FeedbackState | undefined;
  /** Id of an administrator with the duty, or `null` for nobody. */
  readonly assignee?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** The highest number of items of one bulk action. */
export const BULK_LIMIT = 500;

/** A change to several items of feedback, of which at least one field is given. */
export interface BulkChange {
  readonly state?: FeedbackState | undefined;
  readonly assignee?: string | null | undefined;
  readonly addTag?: string | undefined;
  readonly removeTag?: string | undefined;
}

/**
 * What a bulk action did to one item. `not-allowed`: the state does not follow the present one, or there would be too many tags.
 * `changed-since`: for an undo, the item has another change since.
 */
export const BULK_OUTCOMES = Object.freeze(['done', 'unchanged', 'not-allowed', 'changed-since', 'not-found'] as const);

/** For how many seconds after a change the pages offer to undo it. The server allows some seconds more, for the request. */
export const UNDO_SECONDS = 60;

/** The orders of the list. `waiting` has the feedback first that waits longest for an answer, and leaves out what does not wait. */
export const FEEDBACK_ORDERS = Object.freeze(['newest', 'waiting'] as const);

/** The longest period of the figures, in weeks. */
export const MOST_WEEKS = 53;
