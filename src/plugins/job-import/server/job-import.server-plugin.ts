import type { ServerCommand } from '#core/server/plugin/server-command.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { importTargets } from '#plugins/imports/contract/import-target.ts';
import { postingImports } from '#plugins/jobs/contract/posting-imports.ts';
import { POSTING_IMPORTS } from '../contract/endpoints.ts';
import { createJobImport } from './migrations/0001-create.ts';
import { dropJobImports } from './migrations/0002-drop-records.ts';
import { postingTarget } from './target/posting-place.ts';

/**
 * `import-jobs FILE.csv [--mapping FILE.json] [--company NAME] [--dry-run]`: imports postings from a spreadsheet. `--undo ID` takes an import
 * back.
 * The command loads the importer on demand, so a running server does not load it.
 */
const importCommand: ServerCommand = {
  name: 'import-jobs',
  summary: 'Imports job postings from a CSV file.',
  prepare: async (args, host) => {
    const { prepareImport } = await import('./command/prepare-import.ts');
    return prepareImport(args, host);
  },
};

/** Imports job postings from spreadsheets. */
export const jobImportServerPlugin = defineServerPlugin({
  id: 'job-import',
  requires: ['jobs', 'employer', 'imports'],
  migrations: [createJobImport, dropJobImports],
  commands: [importCommand],
  setup: ({ now, service }) => ({
    contributes: [importTargets.add(POSTING_IMPORTS, 20, postingTarget(service(postingImports), now))],
  }),
});
