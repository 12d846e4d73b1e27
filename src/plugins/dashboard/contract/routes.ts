import { ADDRESSES } from '#core/contract/addresses.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `dashboard` (specification section 2). */
export const dashboardRoutes = {
  own: routeRef('dashboard.own', ADDRESSES.dashboard),
  admin: routeRef('dashboard.admin', '/admin/dashboard/dashboard-admin'),
  candidate: routeRef('dashboard.candidate', '/admin/dashboard/dashboard-candidate'),
  employer: routeRef('dashboard.employer', '/admin/dashboard/dashboard-employer'),
};
