import type { FeedbackKind, FeedbackRating } from './feedback.ts';
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

export interface BulkResult {
  readonly id: string;
  readonly outcome: (typeof BULK_OUTCOMES)[number];
  /** The entry of the history by which the change can be undone; `null` if nothing was changed. */
  readonly entry: string | null;
}

/** For how many seconds after a change the pages offer to undo it. The server allows some seconds more, for the request. */
export const UNDO_SECONDS = 60;

/** The orders of the list. `waiting` has the feedback first that waits longest for an answer, and leaves out what does not wait. */
export const FEEDBACK_ORDERS = Object.freeze(['newest', 'waiting'] as const);

/** The filters of the list. A missing filter matches all feedback. */
export interface FeedbackFilters {
  /** Each word must begin a word of the text or of an answer; or a number as in `F-BCDFGH`. */
  readonly q?: string | undefined;
  readonly kind?: FeedbackKind | undefined;
  /** `open`: any state of `OPEN_STATES`. */
  readonly state?: FeedbackState | 'open' | undefined;
  readonly tag?: string | undefined;
  /** The id of an administrator, or `nobody`. */
  readonly assignee?: string | undefined;
  readonly rating?: FeedbackRating | undefined;
  /** BCP 47; also matches its regional forms. */
  readonly language?: string | undefined;
  /** The beginning of the path of a page. */
  readonly page?: string | undefined;
  /** First instant of the period in which it was sent. */
  readonly from?: string | undefined;
  /** First instant after the period. */
  readonly to?: string | undefined;
  readonly sort: (typeof FEEDBACK_ORDERS)[number];
}

/** The longest period of the figures, in weeks. */
export const MOST_WEEKS = 53;

/**
 * Figures about the feedback of the last weeks, the present one included. Deleted feedback is counted too. Spam is counted only in
 * `byState`.
 */
export interface FeedbackFigures {
  /** Every kind, in the order of the form. */
  readonly byKind: readonly { readonly kind: FeedbackKind; readonly count: number }[];
  /** Every state, in order. */
  readonly byState: readonly { readonly state: FeedbackState; readonly count: number }[];
  /** Oldest first, without gaps. */
  readonly weeks: readonly FeedbackWeek[];
  /** How many have an answer of the team. */
  readonly answered: number;
  /** Median of the minutes until the first answer of the team; `null` if there is none. */
  readonly medianMinutes: number | null;
}

export interface FeedbackWeek {
  /** The first day of the week, as `2026-03-02`. */
  readonly start: string;
  readonly count: number;
  /** How many have a rating. */
  readonly rated: number;
  /** Mean of the ratings; `null` without one. */
  readonly meanRating: number | null;
}
