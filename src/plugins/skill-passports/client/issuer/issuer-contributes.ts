import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { applicationPanels } from '#plugins/applications/contract/application-panels.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';

/** What members of companies and administrators see of credentials on other pages. */
export const issuerContributes: readonly Contribution[] = [
  contribute(applicationPanels, {
    id: 'skill-passports.offer',
    order: 60,
    value: { applicant: { ability: { subject: 'credential', action: 'issue' }, load: () => import('./offer/ApplicantOfferPanel.tsx') } },
  }),
  contribute(dashboardTodos, {
    id: 'skill-passports.issuer',
    order: 60,
    value: { audience: ['employer'], load: () => import('./todos/issuer-todos.ts') },
  }),
  contribute(dashboardTodos, {
    id: 'skill-passports.decisions',
    order: 60,
    value: {
      audience: ['admin'],
      ability: { subject: 'credential-issuer', action: 'decide' },
      load: () => import('../admin/decision-todos.ts'),
    },
  }),
];
