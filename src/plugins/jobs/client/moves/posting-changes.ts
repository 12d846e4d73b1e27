import type { DeletionResult } from '../../contract/managing.ts';
import type { MoveResult, PostingEvent } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';

/** What was done to postings. */
export interface PostingsChange {
  /** Ids of the postings for which the action succeeded. */
  readonly done: readonly string[];
  /** The latest data of postings. */
  readonly latest: readonly ManagedJob[];
  /** Ids of deleted postings. */
  readonly gone: readonly string[];
  /** Whether lists must be loaded again, because there are new postings, or because some rows were outdated. */
  readonly isOutdated: boolean;
}

export const NO_CHANGE: PostingsChange = Object.freeze({ done: [], latest: [], gone: [], isOutdated: false });

/** The change after drafts were deleted. */
export function deletedOf(results: readonly DeletionResult[]): PostingsChange {
  const gone = results.filter(({ error }) => error === null).map(({ id }) => id);
  return { ...NO_CHANGE, done: gone, gone, isOutdated: gone.length < results.length };
}

/** A move that the server refused, because the posting had changed. */
export interface MoveConflict {
  readonly id: string;
  readonly title: string;
  /** What happened since the user loaded the posting, newest first. */
  readonly decided: readonly PostingEvent[];
}

/** The change that the results describe. A copy leaves its original as it is. A draft that was filled in stays selected for what comes next. */
export function changeOf(results: readonly MoveResult[], what: 'moved' | 'copied' | 'filled'): PostingsChange {
  const done = results.filter(({ job }) => job !== null);
  return {
    ...NO_CHANGE,
    done: what === 'filled' ? [] : done.map(({ id }) => id),
    latest: what === 'copied' ? [] : done.flatMap(({ job }) => job ?? []),
    isOutdated: what === 'copied' ? done.length > 0 : done.length < results.length,
  };
}
