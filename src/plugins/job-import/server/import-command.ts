import type { ServerCommand } from '#core/server/plugin/server-command.ts';

/**
 * `import-jobs FILE.csv [--mapping FILE.json] [--company NAME] [--dry-run]`: brings postings in from a spreadsheet.
 * The importer is loaded when it is called for; a server that serves does without it.
 */
export const importCommand: ServerCommand = {
  name: 'import-jobs',
  summary: 'Imports job postings from a CSV file.',
  prepare: async (args, host) => {
    const { prepareImport } = await import('./command/prepare-import.ts');
    return prepareImport(args, host);
  },
};
