import { codeParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `admin-masters` (specification section 2). */
export const masterRoutes = {
  entities: routeRef('admin-masters.entities', '/admin/settings/masters'),
  rows: routeRef('admin-masters.rows', '/admin/settings/masters/:entity', { entity: codeParam }),
  form: routeRef('admin-masters.form', '/admin/settings/masters/:entity/form', { entity: codeParam }),
  access: routeRef('admin-masters.access', '/admin/settings/masters/:entity/form-rbac', { entity: codeParam }),
};
