import type { Screen } from '#tests/e2e/screens/screen.ts';
import { MISSING, submitEmpty } from '#tests/e2e/screens/states.ts';

const SEARCH = '/admin/jobs/all';
const MANAGED = '/admin/jobs/employer';

/** Searching job postings, and managing them. */
export const screens: readonly Screen[] = [
  { name: 'jobs-hub', who: 'candidate', route: '/admin/jobs', firstGet: 'never' },
  { name: 'search', who: 'candidate', route: SEARCH },
  { name: 'search-empty', who: 'candidate', route: SEARCH, at: () => `${SEARCH}?q=zzzzqqqq` },
  { name: 'job', who: 'candidate', route: `${SEARCH}/:id`, at: ({ quietJobId }) => `${SEARCH}/${quietJobId}` },
  // The id of something else.
  {
    name: 'job-missing',
    who: 'candidate',
    route: `${SEARCH}/:id`,
    at: ({ companyId }) => `${SEARCH}/${companyId}`,
    expectedFaults: MISSING,
  },
  { name: 'managed', who: 'employer', route: MANAGED },
  { name: 'job-form', who: 'employer', route: `${MANAGED}/form` },
  { name: 'job-form-errors', who: 'employer', route: `${MANAGED}/form`, prepare: submitEmpty },
];
