import type { Screen } from '#tests/e2e/screens/screen.ts';

const IMPORT = '/admin/settings/masters/:entity/import';

/** The import of master data, with the job categories as the example. */
export const screens: readonly Screen[] = [
  { name: 'master-import', who: 'admin', route: IMPORT, at: () => IMPORT.replace(':entity', 'job-categories') },
];
