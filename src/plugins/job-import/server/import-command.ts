import type { ServerCommand } from '#core/server/plugin/server-command.ts';

/**
 * `import-jobs FILE.csv [--mapping FILE.json] [--company NAME] [--dry-run]`: imports postings from a spreadsheet.
 * The command loads the importer on demand, so a running server does not load it.
 */
export const importCommand: ServerCommand = {
  name: 'import-jobs',
  summary: 'Imports job postings from a CSV file.',
  prepare: async (args, host) => {
    const { prepareImport } = await import('./command/prepare-import.ts');
    return prepareImport(args, host);
  },
};
