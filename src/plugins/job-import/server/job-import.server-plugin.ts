import { can } from '#core/server/access/policy.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import type { ServerCommand } from '#core/server/plugin/server-command.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { importTargets } from '#plugins/imports/contract/import-target.ts';
import { postingImports } from '#plugins/jobs/contract/posting-imports.ts';
import { POSTING_IMPORTS } from '../contract/endpoints.ts';
import { getRejectionsContract } from '../contract/schemas.ts';
import { createJobImport } from './migrations/0001-create.ts';
import type { ImportTables } from './records/import-tables.ts';
import { recordedRejections } from './records/recorded-rejections.ts';
import { postingTarget } from './target/posting-place.ts';

/**
 * `import-jobs FILE.csv [--mapping FILE.json] [--company NAME] [--dry-run]`: imports postings from a spreadsheet.
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
  summary: 'The rows that imports of spreadsheets rejected.',
  requires: ['jobs', 'employer', 'imports'],
  migrations: [createJobImport],
  commands: [importCommand],
  abilities: ({ duties }, allow) => {
    if (duties.has('jobs')) allow('read', 'job-import');
  },
  setup: ({ db, now, service }) => ({
    handlers: [
      handleDownload(getRejectionsContract, {
        policy: can('read', 'job-import'),
        run: ({ params }) => recordedRejections(db.$extendTables<ImportTables>(), params.id),
      }),
    ],
    contributes: [importTargets.add(POSTING_IMPORTS, 20, postingTarget(service(postingImports), now))],
  }),
});
