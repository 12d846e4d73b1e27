import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `jobs` (specification section 2). */
export const jobRoutes = {
  hub: routeRef('jobs.hub', '/admin/jobs'),
  search: routeRef('jobs.search', '/admin/jobs/all'),
  detail: routeRef('jobs.detail', '/admin/jobs/all/:id', { id: uuidParam }),
  managed: routeRef('jobs.managed', '/admin/jobs/employer'),
  form: routeRef('jobs.form', '/admin/jobs/employer/form'),
};
