import type { JobSearchEngine } from '../../contract/job-search-engine.ts';
import type { JobSearcher } from '../job-searcher.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { Facets } from './facets.ts';
import { KeptFacets } from './kept-facets.ts';
import { suggester } from './suggest.ts';

export interface BuiltInEngineNeeds {
  readonly db: JobsDatabase;
  readonly searcher: JobSearcher;
  readonly now: () => Date;
}

/** The search of this plugin. */
export function builtInEngine(needs: BuiltInEngineNeeds): JobSearchEngine {
  const kept = new KeptFacets(new Facets(needs), needs.now);
  return {
    find: (search) => needs.searcher.search(search),
    count: (filter) => needs.searcher.count(filter),
    countNewer: (filter, after, most) => needs.searcher.countNewer(filter, after, most),
    facets: (filter) => kept.of(filter),
    suggest: suggester(needs.db),
  };
}
