import type { JobSearchEngine } from '../../contract/job-search-engine.ts';
import type { JobSearcher } from '../job-searcher.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { facetCache } from './facet-cache.ts';
import { Facets } from './facets.ts';
import { suggester } from './suggest.ts';

export interface BuiltInEngineNeeds {
  readonly db: JobsDatabase;
  readonly searcher: JobSearcher;
  readonly now: () => Date;
}

/** The search of this plugin. */
export function builtInEngine(needs: BuiltInEngineNeeds): JobSearchEngine {
  const facets = facetCache(new Facets(needs), needs.now);
  return {
    find: (search) => needs.searcher.search(search),
    count: (filter) => needs.searcher.count(filter),
    countNewer: (filter, after, most) => needs.searcher.countNewer(filter, after, most),
    facets: (filter) => facets.get(filter),
    suggest: suggester(needs.db),
  };
}
