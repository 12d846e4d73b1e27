import { can } from '#core/server/access/policy.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { getRejectionsContract } from '../contract/schemas.ts';
import { importCommand } from './import-command.ts';
import { createJobImports } from './migrations/0001-create-job-imports.ts';
import type { ImportTables } from './records/import-tables.ts';
import { recordedRejections } from './records/recorded-rejections.ts';

/** Imports job postings from spreadsheets. */
export const jobImportServerPlugin = defineServerPlugin({
  id: 'job-import',
  summary: 'What became of imported spreadsheets.',
  requires: ['jobs', 'employer'],
  migrations: [createJobImports],
  commands: [importCommand],
  abilities: ({ role }, allow) => {
    if (role === 'admin') allow('read', 'job-import');
  },
  setup: ({ db }) => ({
    handlers: [
      handleDownload(getRejectionsContract, {
        policy: can('read', 'job-import'),
        run: ({ params }) => recordedRejections(db.$extendTables<ImportTables>(), params.id),
      }),
    ],
  }),
});
