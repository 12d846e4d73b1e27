import { extensionPoint } from '#core/contract/extension-point.ts';
import type { FoundJobs } from './schemas.ts';
import type { JobCount, JobSearch } from './search.ts';
import type { JobFacets, JobFilter, JobSuggestion } from './search-schemas.ts';

/**
 * Answers the calls of the search, which are open to visitors. It must find published postings only, and those that ended for no longer
 * than six minutes. If it corrects words, it does so alike in all of its answers.
 */
export interface JobSearchEngine {
  /** @throws ApiFault invalid for a cursor of another search or order */
  readonly find: (search: JobSearch) => Promise<FoundJobs>;
  readonly count: (filter: JobFilter) => Promise<JobCount>;
  /** How many of the postings found were published after a time, counted up to `most`. */
  readonly countNewer: (filter: JobFilter, after: Date, most: number) => Promise<JobCount>;
  readonly facets: (filter: JobFilter) => Promise<JobFacets>;
  /** At most `MOST_SUGGESTIONS` texts that complete what a user types. */
  readonly suggest: (typed: string) => Promise<JobSuggestion[]>;
}

/** A server plugin that contributes an engine here takes the place of the built-in search. Of several engines, the first one is used. */
export const jobSearchEngines = extensionPoint<JobSearchEngine>('jobs.search-engines');
