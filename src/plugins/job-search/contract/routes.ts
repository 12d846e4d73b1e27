import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of saved postings and searches. The addresses of the search itself are in `jobRoutes`, because pages of postings lead to it. */
export const savedRoutes = {
  list: routeRef('jobs.saved', '/admin/jobs/saved'),
  detail: routeRef('jobs.saved-detail', '/admin/jobs/saved/:id', { id: uuidParam }),
};
