import { codeParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** The page of the plugin `master-import`. */
export const masterImportRoutes = {
  rows: routeRef('master-import.rows', '/admin/settings/masters/:entity/import', { entity: codeParam }),
};
