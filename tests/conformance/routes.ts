import type { Role } from '#core/contract/actor.ts';

/** A route of the specification: its layout, whether it has the auth guard, and the roles that may open it. */
export interface RouteFact {
  readonly path: string;
  readonly layout: 'default' | 'admin' | 'wizard-candidate' | 'wizard-employer' | 'none';
  readonly auth: boolean;
  readonly roles: 'any' | 'all' | 'by grant' | 'no role yet' | readonly Role[];
}

const open = (path: string): RouteFact => ({ path, layout: 'default', auth: false, roles: 'any' });
const inside = (path: string, roles: RouteFact['roles']): RouteFact => ({ path, layout: 'admin', auth: true, roles });
const numbered = (layout: RouteFact['layout'], role: Role, count: number): RouteFact[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/admin/profile/${role}/${index + 1}`, layout, auth: true, roles: [role] }));

/** The twelve routes that open without signing in. */
export const PUBLIC_ROUTES: readonly RouteFact[] = [
  '/',
  '/home',
  '/login',
  '/signup',
  '/signup-verify-otp',
  '/email-verify',
  '/forgot-password',
  '/check-auth',
  '/submit-feedback',
  '/welcome',
  '/privacy-policy',
  '/term-of-service',
].map(open);

/** The two routes below /admin without the auth guard. */
const OPEN_ADMIN_ROUTES: readonly RouteFact[] = [
  { path: '/admin/profile/company/1', layout: 'admin', auth: false, roles: 'any' },
  { path: '/admin/settings/masters/:entity/form-rbac', layout: 'admin', auth: false, roles: 'any' },
];

/** All routes of the specification. */
export const ROUTES: readonly RouteFact[] = [
  ...PUBLIC_ROUTES,
  inside('/admin/account', 'all'),
  inside('/admin/account/delete-account', 'all'),
  inside('/admin/account/reset-password', 'all'),
  inside('/admin/account/signout', 'all'),
  inside('/admin/candidates', ['admin', 'employer']),
  inside('/admin/candidates/:id', ['admin', 'employer']),
  inside('/admin/candidates/view', ['admin', 'employer', 'candidate']),
  inside('/admin/companies', ['admin', 'employer', 'candidate']),
  inside('/admin/companies/form', ['admin', 'employer']),
  inside('/admin/companies/view', 'all'),
  inside('/admin/dashboard', 'all'),
  inside('/admin/dashboard/dashboard-admin', ['admin']),
  inside('/admin/dashboard/dashboard-candidate', ['candidate']),
  inside('/admin/dashboard/dashboard-employer', ['employer']),
  inside('/admin/feedbacks', ['admin']),
  inside('/admin/feedbacks/form', 'all'),
  inside('/admin/feedbacks/list', 'all'),
  inside('/admin/jobs', 'all'),
  inside('/admin/jobs/all', 'all'),
  inside('/admin/jobs/all/:id', 'all'),
  inside('/admin/jobs/applied', ['candidate']),
  inside('/admin/jobs/applied/:id', ['candidate']),
  inside('/admin/jobs/saved', ['candidate']),
  inside('/admin/jobs/saved/:id', ['candidate']),
  inside('/admin/jobs/view', 'all'),
  inside('/admin/jobs/employer', ['employer', 'admin']),
  inside('/admin/jobs/employer/form', ['employer', 'admin']),
  inside('/admin/jobs/employer/:jobId', ['employer', 'admin']),
  inside('/admin/jobs/employer/:jobId/:userId', ['employer', 'admin']),
  inside('/admin/privacy-policy', 'all'),
  inside('/admin/term-of-service', 'all'),
  inside('/admin/profile', 'all'),
  inside('/admin/profile/candidate', ['candidate']),
  ...numbered('wizard-candidate', 'candidate', 10),
  inside('/admin/profile/employer', ['employer']),
  ...numbered('wizard-employer', 'employer', 3),
  { path: '/admin/profile/choose-role', layout: 'none', auth: true, roles: 'no role yet' },
  ...OPEN_ADMIN_ROUTES,
  inside('/admin/settings/masters', 'by grant'),
  inside('/admin/settings/masters/:entity', 'by grant'),
  inside('/admin/settings/masters/:entity/form', 'by grant'),
  inside('/admin/skill-passports', ['candidate', 'employer', 'admin']),
  inside('/admin/skill-passports/form', ['candidate', 'employer']),
];

/** Addresses of ours, which the specification does not have, and the reasons. */
export const OUR_OWN: Readonly<Record<string, string>> = {
  '/jobs': 'The search for everybody. The search of the specification needs a sign-in.',
  '/jobs/:id': 'A posting for everybody, and for search engines.',
  '/companies': 'The companies for everybody. The list of the specification needs a sign-in.',
  '/companies/:id': 'A company for everybody, and for search engines. The page of the specification needs a sign-in.',
  '/verify': 'People who get a credential check it without signing in.',
  '/admin/settings/masters/:entity/import': 'The specification names no page for spreadsheets with master data.',
  '/admin/jobs/employer/import': 'The specification names no page for spreadsheets with job postings.',
  '/admin/audit': 'The specification names no page for the record of who did what.',
  '/admin/audit/:id': 'One event of that record.',
  '/admin/notifications': 'The specification names no page for what users were told.',
  '/admin/notifications/settings': 'What users choose to be told, on the site and by mail.',
  '/admin/notifications/outgoing': 'The mail that the site sent, for administrators.',
  '/unsubscribe': 'Readers of a mail stop it here without a sign-in.',
  '/admin/users': 'The specification names no page for the care of users.',
  '/admin/users/:id': 'One user, with what an administrator may do.',
  '/admin/users/groups': 'The groups of administrators and their duties.',
};

/** Routes that are not built yet. Remove a route here when you build it. */
export const NOT_THERE_YET: readonly string[] = [];
