import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  countJobsContract,
  createJobContract,
  getJobContract,
  listCategoriesContract,
  listJobFacetsContract,
  searchJobsContract,
  suggestJobsContract,
} from '../contract/schemas.ts';
import { type CompanyLogos, withLogos } from './company-logos.ts';
import type { Postings } from './postings.ts';
import type { JobSearchEngine } from './search/job-search-engine.ts';

/** Handlers of the search and of the page of a posting, and the call that posts a job at once. */
export function postingHandlers(postings: Postings, engine: JobSearchEngine, companies: CompanyLogos): readonly Handler[] {
  return [
    handle(searchJobsContract, {
      policy: 'public',
      run: async ({ query }) => {
        const found = await engine.find(query);
        return { ...found, items: await withLogos(companies, found.items) };
      },
    }),
    handle(countJobsContract, { policy: 'public', run: ({ query }) => engine.count(query) }),
    handle(listJobFacetsContract, { policy: 'public', run: ({ query }) => engine.facets(query) }),
    handle(suggestJobsContract, { policy: 'public', run: async ({ query }) => ({ items: await engine.suggest(query.q) }) }),
    handle(listCategoriesContract, { policy: 'public', run: async () => ({ items: await postings.categories() }) }),
    handle(getJobContract, {
      policy: 'public',
      run: (call) => postings.get(call.params.id, call),
    }),
    handle(createJobContract, {
      policy: can('post', 'job-posting'),
      refusals: ['not-found', 'jobs.no-company'],
      run: ({ actor, abilities, body }) => postings.create(actor, abilities, body),
    }),
  ];
}
