import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `applications` (specification section 2, which lists them below the pages of `jobs`). */
export const applicationRoutes = {
  applied: routeRef('applications.applied', '/admin/jobs/applied'),
  appliedDetail: routeRef('applications.applied-detail', '/admin/jobs/applied/:id', { id: uuidParam }),
  applicants: routeRef('applications.applicants', '/admin/jobs/employer/:jobId', { jobId: uuidParam }),
  applicant: routeRef('applications.applicant', '/admin/jobs/employer/:jobId/:userId', { jobId: uuidParam, userId: uuidParam }),
};
