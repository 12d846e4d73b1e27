import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `jobs` (specification section 2, and two pages that open without signing in). */
export const jobRoutes = {
  /** The search for everybody. */
  openSearch: routeRef('jobs.open-search', '/jobs'),
  /** A posting for everybody. */
  openDetail: routeRef('jobs.open-detail', '/jobs/:id', { id: uuidParam }),
  hub: routeRef('jobs.hub', '/admin/jobs'),
  search: routeRef('jobs.search', '/admin/jobs/all'),
  detail: routeRef('jobs.detail', '/admin/jobs/all/:id', { id: uuidParam }),
  view: routeRef('jobs.view', '/admin/jobs/view'),
  managed: routeRef('jobs.managed', '/admin/jobs/employer'),
  form: routeRef('jobs.form', '/admin/jobs/employer/form'),
};
