import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { importCommand } from './import-command.ts';

/** Brings job postings in from spreadsheets. */
export const jobImportServerPlugin = defineServerPlugin({
  id: 'job-import',
  requires: ['jobs', 'employer'],
  commands: [importCommand],
  setup: () => ({}),
});
