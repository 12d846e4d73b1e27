import type { ManagedJob } from '../../contract/job.ts';
import type { MoveResult, PostingEvent } from '../../contract/managing.ts';

/** What was done to postings, for the lists that show them. */
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

/** A move that the server refused, because the posting had changed. */
export interface MoveConflict {
  readonly id: string;
  readonly title: string;
  /** What happened since the user loaded the posting, newest first. */
  readonly decided: readonly PostingEvent[];
}

/** The change that the results describe. A copy leaves its original as it is. */
export function changeOf(results: readonly MoveResult[], what: 'moved' | 'copied'): PostingsChange {
  const done = results.filter(({ job }) => job !== null);
  return {
    ...NO_CHANGE,
    done: done.map(({ id }) => id),
    latest: what === 'moved' ? done.flatMap(({ job }) => job ?? []) : [],
    isOutdated: what === 'copied' ? done.length > 0 : done.length < results.length,
  };
}
