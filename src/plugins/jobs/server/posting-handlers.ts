import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  countJobsContract,
  createJobContract,
  getJobContract,
  listCategoriesContract,
  listManagedJobsContract,
  searchJobsContract,
} from '../contract/schemas.ts';
import type { JobSearcher } from './job-searcher.ts';
import type { Postings } from './postings.ts';

/** Handlers of the posting endpoints. Visitors may read published postings; all other requests are for managers. */
export function postingHandlers(postings: Postings, searcher: JobSearcher): readonly Handler[] {
  return [
    handle(searchJobsContract, { policy: 'public', run: ({ query }) => searcher.search(query) }),
    handle(countJobsContract, { policy: 'public', run: ({ query }) => searcher.count(query) }),
    handle(listCategoriesContract, { policy: 'public', run: async () => ({ items: await postings.categories() }) }),
    handle(listManagedJobsContract, {
      policy: can('update', 'job-posting'),
      run: ({ actor, query }) => postings.managed(actor.userId, query),
    }),
    handle(getJobContract, {
      policy: 'public',
      run: ({ actor, abilities, params }) => postings.get(params.id, actor, abilities),
    }),
    handle(createJobContract, {
      policy: can('create', 'job-posting'),
      refusals: ['not-found', 'jobs.no-company'],
      run: ({ actor, abilities, body }) => postings.create(actor, abilities, body),
    }),
  ];
}
