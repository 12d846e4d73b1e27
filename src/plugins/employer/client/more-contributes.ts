import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { factPlaces } from '#plugins/users/contract/fact-places.ts';
import { companyParts } from '../contract/company-parts.ts';
import { employerRoutes } from '../contract/routes.ts';
import { companyKinds } from './master-kinds.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  ...companyKinds,
  dashboardTodos.add('employer.company', 20, { audience: ['employer'], load: () => import('./dashboard/company-todos.ts') }),
  dashboardWidgets.add('employer.companies', 5, {
    title: 'employer:profile.title',
    audience: ['employer'],
    size: 'normal',
    load: () => import('./dashboard/CompanyWidget.tsx'),
  }),
  companyParts.add('employer.team', 90, {
    section: { ability: { subject: 'company-team', action: 'read' }, load: () => import('./team/TeamSection.tsx') },
  }),
  companyParts.add('employer.history', 95, {
    section: { ability: { subject: 'company-team', action: 'update' }, load: () => import('./team/HistorySection.tsx') },
  }),
  factPlaces.add('employer.owned-companies', 10, {
    code: 'employer.owned-companies',
    to: (owner, { only: id }) =>
      id === undefined ? href(employerRoutes.companies, {}, { owner }) : href(employerRoutes.companyView, {}, { id }),
  }),
  adminWords.add('employer.words', 30, {
    duty: { duty: 'companies', title: 'employer:duty.title', text: 'employer:duty.text' },
    sentences: {
      'company.created': 'employer:sentences.created',
      'company.updated': 'employer:sentences.updated',
      'company.deleted': 'employer:sentences.deleted',
      'company.member-changed': 'employer:sentences.memberChanged',
      'company.member-removed': 'employer:sentences.memberRemoved',
      'company.join-decided': 'employer:sentences.joinDecided',
    },
  }),
];
