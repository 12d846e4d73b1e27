import { routeRef } from '#core/contract/route-ref.ts';

/** The page of the plugin `job-import` (an addition to specification section 2). */
export const jobImportRoutes = {
  postings: routeRef('job-import.postings', '/admin/jobs/employer/import'),
};
