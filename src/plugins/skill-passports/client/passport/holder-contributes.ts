import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { certificateActions } from '#plugins/candidate/contract/certificate-actions.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { companySections } from '#plugins/employer/contract/company-sections.ts';

/** What candidates see of their passport on other pages. */
export const holderContributes: readonly Contribution[] = [
  contribute(dashboardTodos, {
    id: 'skill-passports.offers',
    order: 12,
    value: { audience: ['candidate'], load: () => import(/* webpackChunkName: "passport-parts" */ './offer-todos.ts') },
  }),
  contribute(companySections, {
    id: 'skill-passports.offered',
    order: 20,
    value: { load: () => import(/* webpackChunkName: "passport-parts" */ './CompanyCredentials.tsx') },
  }),
  contribute(certificateActions, {
    id: 'skill-passports.proof',
    order: 10,
    value: { load: () => import(/* webpackChunkName: "passport-parts" */ './AskForProof.tsx') },
  }),
];
