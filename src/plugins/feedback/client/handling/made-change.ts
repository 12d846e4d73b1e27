import type { BulkResult } from '../../contract/handling-schemas.ts';
import type { FeedbackHistoryEntry } from '../../contract/schemas.ts';

/** A saved change that the user can undo. */
export interface MadeChange {
  /** The entries of the history. */
  readonly entries: readonly string[];
  /** The changed items. */
  readonly ids: readonly string[];
  /** Number of the item; `undefined` for a change of several. */
  readonly number: string | undefined;
  readonly at: number;
}

/** The outcome of a change of several items. */
export interface BulkAnswer {
  readonly results: readonly BulkResult[];
  /** The number of items that were not reached, because a call failed. */
  readonly left: number;
  /** `undefined` when nothing was changed. */
  readonly made: MadeChange | undefined;
}

/** A change that was not saved, because another one came first. */
export interface HandlingConflict {
  readonly id: string;
  readonly number: string;
  /** What was decided meanwhile, newest first; empty when it is not known. */
  readonly decided: readonly FeedbackHistoryEntry[];
}
