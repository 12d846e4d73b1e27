import type { Screen } from '#tests/e2e/screens/screen.ts';

/** The applications of a candidate, and the applicants of an employer. */
export const screens: readonly Screen[] = [
  { name: 'job-applied', who: 'candidate', route: '/admin/jobs/all/:id', at: ({ jobId }) => `/admin/jobs/all/${jobId}` },
  { name: 'applied', who: 'candidate', route: '/admin/jobs/applied' },
  {
    name: 'application',
    who: 'candidate',
    route: '/admin/jobs/applied/:id',
    at: ({ applicationId }) => `/admin/jobs/applied/${applicationId}`,
  },
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
