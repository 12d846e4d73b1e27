import type { Contribution } from '#core/contract/extension-point.ts';
import { applicationParts } from '#plugins/applications/contract/application-parts.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';

/** What members of companies and administrators see of credentials on other pages. */
export const issuerContributes: readonly Contribution[] = [
  applicationParts.add('skill-passports.offer', 60, {
    applicant: { ability: { subject: 'credential', action: 'issue' }, load: () => import('./issuer/offer/ApplicantOfferPanel.tsx') },
  }),
  dashboardTodos.add('skill-passports.issuer', 60, { audience: ['employer'], load: () => import('./issuer/todos/issuer-todos.ts') }),
  dashboardTodos.add('skill-passports.decisions', 60, {
    audience: ['admin'],
    ability: { subject: 'credential-issuer', action: 'decide' },
    load: () => import('./admin/decision-todos.ts'),
  }),
];
