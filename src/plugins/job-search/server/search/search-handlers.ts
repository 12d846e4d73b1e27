import { type Handler, handle } from '#core/server/http/handler.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import {
  countJobsContract,
  listJobFacetsContract,
  listSimilarJobsContract,
  searchJobsContract,
  suggestJobsContract,
} from '../../contract/search-schemas.ts';
import type { similarFinder } from '../similar/similar-postings.ts';
import type { JobSearchEngine } from './job-search-engine.ts';

interface SearchHandlerDependencies {
  readonly engine: JobSearchEngine;
  readonly findSimilar: ReturnType<typeof similarFinder>;
  readonly postings: Pick<PostingReader, 'demandReadable' | 'withMarks'>;
}

/** Handlers of the search and of similar postings. */
export function searchHandlers({ engine, findSimilar, postings }: SearchHandlerDependencies): readonly Handler[] {
  return [
    handle(searchJobsContract, {
      policy: 'public',
      run: async ({ query }) => {
        const found = await engine.findWithOthers(query);
        const items = await postings.withMarks(found.items);
        // Together, because few requests have others.
        const others = await Promise.all(found.others.map(async (group) => ({ ...group, items: await postings.withMarks(group.items) })));
        return { ...found, items, others };
      },
    }),
    handle(countJobsContract, { policy: 'public', run: ({ query }) => engine.count(query) }),
    handle(listJobFacetsContract, { policy: 'public', run: ({ query }) => engine.facets(query) }),
    handle(suggestJobsContract, { policy: 'public', run: async ({ query }) => ({ items: await engine.suggest(query.q) }) }),
    handle(listSimilarJobsContract, {
      policy: 'public',
      run: async (call) => ({ items: await postings.withMarks(await findSimilar(await postings.demandReadable(call.params.id, call))) }),
    }),
  ];
}
