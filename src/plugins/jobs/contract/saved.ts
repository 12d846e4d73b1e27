import type { JobSummary } from './job.ts';
import type { EndReason, JobStatus } from './life-cycle.ts';
import type { JobCount, JobFilter } from './search.ts';

/** The most postings that a user saves. */
export const MOST_SAVED_JOBS = 500;

/** The most searches that a user saves. */
export const MOST_SAVED_SEARCHES = 20;

/** Most characters of a note. */
export const MOST_NOTE = 500;

/** Fewest and most characters of a search's name. */
export const SEARCH_NAME = Object.freeze({ min: 2, max: 60 });

/** Counting the new postings of a saved search stops at this number. */
export const MOST_NEW = 100;

/** What a user keeps about a saved posting. */
export interface SavedMark {
  /** Only the user reads it. */
  readonly note: string | null;
  readonly savedAt: string;
}

/** A saved posting in the list of its user. */
export interface SavedJob extends SavedMark {
  readonly id: string;
  /** The title when the posting was saved. */
  readonly title: string;
  /** The posting as it is now; `null` while it is reviewed again, and after its removal. */
  readonly job: JobSummary | null;
  /** A posting that is reviewed again counts as paused: readers do not see it for a time. */
  readonly status: JobStatus;
  /** When it expires by itself. */
  readonly expiresAt: string | null;
  /** The last day for applications. */
  readonly deadline: string | null;
  readonly endedAt: string | null;
  readonly endReason: EndReason | null;
}

/** A saved search. Its terms never change; another search is saved as another one. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** As `normalTerms` returns them. */
  readonly terms: JobFilter;
  readonly createdAt: string;
  /** When its postings were last looked at. */
  readonly seenAt: string;
  /** The postings found that were published after {@link seenAt}, counted up to {@link MOST_NEW}. */
  readonly fresh: JobCount;
}

export interface SavedSearchInput {
  readonly name: string;
  readonly terms: JobFilter;
}
