import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import type { PlaceDirectory } from '#plugins/places/contract/place-directory.ts';
import type { JobCount, JobSearch } from '../../contract/search.ts';
import type { FoundJobs, FoundPage, JobFacets, JobSuggestion } from '../../contract/search-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import { facetCache } from './facet-cache.ts';
import { Facets } from './facets.ts';
import type { JobSearcher } from './job-searcher.ts';
import { othersThan } from './others.ts';
import { suggester } from './suggest.ts';

/**
 * Answers the calls of the search, which are open to visitors. It finds published postings only, and those that ended for no longer than six
 * minutes. It corrects words alike in all of its answers.
 */
export interface JobSearchEngine {
  /** @throws ApiFault invalid for a cursor of another search or order */
  readonly find: (search: JobSearch) => Promise<FoundPage>;
  /** The same, and other postings when it finds few. */
  readonly findWithOthers: (search: JobSearch) => Promise<FoundJobs>;
  readonly count: (filter: JobFilter) => Promise<JobCount>;
  /** How many of the postings found were published after a time, counted up to `most`. */
  readonly countNewer: (filter: JobFilter, after: Date, most: number) => Promise<JobCount>;
  readonly facets: (filter: JobFilter) => Promise<JobFacets>;
  /** At most `MOST_SUGGESTIONS` texts that complete what a user types. */
  readonly suggest: (typed: string) => Promise<JobSuggestion[]>;
}

interface JobSearchEngineDependencies {
  readonly db: JobSearchDatabase;
  readonly postings: Pick<PostingReader, 'namedCategory'>;
  readonly searcher: JobSearcher;
  readonly places: Pick<PlaceDirectory, 'listed'>;
  readonly now: () => Date;
}

export function jobSearchEngine(dependencies: JobSearchEngineDependencies): JobSearchEngine {
  const facets = facetCache(new Facets(dependencies), dependencies.now);
  return {
    find: (search) => dependencies.searcher.search(search),
    findWithOthers: async (search) => {
      const found = await dependencies.searcher.search(search);
      return { ...found, ...(await othersThan(dependencies, search, found)) };
    },
    count: (filter) => dependencies.searcher.count(filter),
    countNewer: (filter, after, most) => dependencies.searcher.countNewer(filter, after, most),
    facets: (filter) => facets.get(filter),
    suggest: suggester(dependencies.db, dependencies.postings),
  };
}
