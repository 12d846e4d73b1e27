import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { masterImports } from '#plugins/admin-masters/contract/master-imports.ts';
import { importTargets } from '#plugins/imports/contract/import-target.ts';
import { MASTER_IMPORTS } from '../contract/import-target.ts';

/** Imports master data from spreadsheets. A place is a kind of master data. */
export const masterImportServerPlugin = defineServerPlugin({
  id: 'master-import',
  requires: ['admin-masters', 'imports'],
  setup: ({ service }) => ({ contributes: [importTargets.add(MASTER_IMPORTS, 10, service(masterImports))] }),
});
