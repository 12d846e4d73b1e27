import { href } from '#core/contract/route-ref.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { masterImports } from '#plugins/admin-masters/contract/master-imports.ts';
import { importTargets } from '#plugins/imports/contract/import-target.ts';
import { MASTER_IMPORTS } from '../contract/import-target.ts';
import { masterImportRoutes } from '../contract/routes.ts';

/** Imports master data from spreadsheets. A place is a kind of master data. */
export const masterImportServerPlugin = defineServerPlugin({
  id: 'master-import',
  requires: ['admin-masters', 'imports'],
  setup: ({ service }) => {
    const { open } = service(masterImports);
    const pageOf = (entity: string, id: string): string => href(masterImportRoutes.rows, { entity }, { import: id });
    return { contributes: [importTargets.add(MASTER_IMPORTS, 10, { open, pageOf })] };
  },
});
