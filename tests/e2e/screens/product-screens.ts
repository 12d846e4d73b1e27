import type { Screen } from './screen.ts';
import { MISSING } from './states.ts';

/** Screens that belong to no plugin, or to more than one. */
export const PRODUCT_SCREENS: readonly Screen[] = [
  { name: 'not-found', who: 'visitor', route: '*', at: () => `/no/such/${'w'.repeat(200)}/page`, expectedFaults: MISSING },
  { name: 'job-applied', who: 'candidate', route: '/admin/jobs/all/:id', at: ({ jobId }) => `/admin/jobs/all/${jobId}` },
  { name: 'applied', who: 'candidate', route: '/admin/jobs/applied' },
  {
    name: 'application',
    who: 'candidate',
    route: '/admin/jobs/applied/:id',
    at: ({ applicationId }) => `/admin/jobs/applied/${applicationId}`,
  },
  // The guard refuses the page, which then asks for nothing.
  { name: 'forbidden', who: 'candidate', route: '/admin/jobs/employer', firstGet: 'not here' },
  { name: 'applicants', who: 'employer', route: '/admin/jobs/employer/:jobId', at: ({ jobId }) => `/admin/jobs/employer/${jobId}` },
  {
    name: 'applicants-none',
    who: 'employer',
    route: '/admin/jobs/employer/:jobId',
    at: ({ quietJobId }) => `/admin/jobs/employer/${quietJobId}`,
  },
  {
    name: 'applicant',
    who: 'employer',
    route: '/admin/jobs/employer/:jobId/:userId',
    at: ({ jobId, candidateId }) => `/admin/jobs/employer/${jobId}/${candidateId}`,
  },
];
