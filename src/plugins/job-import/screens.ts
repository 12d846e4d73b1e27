import type { Screen } from '#tests/e2e/screens/screen.ts';

const IMPORT = '/admin/jobs/employer/import';

/** The import of job postings, into a company of one's own and into any. */
export const screens: readonly Screen[] = [
  { name: 'job-import', who: 'employer', route: IMPORT },
  { name: 'job-import-all', who: 'admin', route: IMPORT },
];
