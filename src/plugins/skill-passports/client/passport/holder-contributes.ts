import type { Contribution } from '#core/contract/extension-point.ts';
import { certificateActions } from '#plugins/candidate/contract/certificate-actions.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { companyParts } from '#plugins/employer/contract/company-parts.ts';

/** What candidates see of their passport on other pages. */
export const holderContributes: readonly Contribution[] = [
  dashboardTodos.add('skill-passports.offers', 12, {
    audience: ['candidate'],
    load: () => import(/* webpackChunkName: "passport-parts" */ './offer-todos.ts'),
  }),
  companyParts.add('skill-passports.offered', 20, {
    section: {
      // Visitors may have loaded this for another page of their tab.
      ability: { subject: 'achievement', action: 'list' },
      load: () => import(/* webpackChunkName: "passport-parts" */ './CompanyCredentials.tsx'),
    },
  }),
  certificateActions.add('skill-passports.proof', 10, { load: () => import(/* webpackChunkName: "passport-parts" */ './AskForProof.tsx') }),
];
