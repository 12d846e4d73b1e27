import type { Screen } from '#tests/e2e/screens/screen.ts';

const FORM = '/admin/companies/form';

/** The screens of companies and of the employer's own company. */
export const screens: readonly Screen[] = [
  { name: 'open-companies', who: 'visitor', route: '/companies' },
  { name: 'open-company', who: 'visitor', route: '/companies/:id', at: ({ companyId }) => `/companies/${companyId}` },
  { name: 'companies', who: 'candidate', route: '/admin/companies' },
  { name: 'managed-companies', who: 'admin', route: '/admin/companies' },
  { name: 'company', who: 'candidate', route: '/admin/companies/view', at: ({ companyId }) => `/admin/companies/view?id=${companyId}` },
  // The form of a new company sends no request.
  { name: 'company-form', who: 'employer', route: FORM, firstGet: 'not here' },
  { name: 'company-change', who: 'employer', route: FORM, at: ({ companyId }) => `${FORM}?id=${companyId}` },
  { name: 'employer-profile', who: 'employer', route: '/admin/profile/employer' },
  { name: 'employer-wizard', who: 'employer', route: '/admin/profile/employer/1' },
  { name: 'employer-wizard-2', who: 'employer', route: '/admin/profile/employer/2' },
  { name: 'employer-wizard-3', who: 'employer', route: '/admin/profile/employer/3' },
  { name: 'company-step', who: 'employer', route: '/admin/profile/company/1' },
  { name: 'company-step-visitor', who: 'visitor', route: '/admin/profile/company/1' },
];
