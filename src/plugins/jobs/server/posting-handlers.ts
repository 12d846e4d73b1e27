import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { createJobContract, getJobContract, listCategoriesContract } from '../contract/schemas.ts';
import type { Postings } from './postings.ts';

/** Handlers of the categories and of the page of a posting, and the call that posts a job at once. */
export function postingHandlers(postings: Postings): readonly Handler[] {
  return [
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
