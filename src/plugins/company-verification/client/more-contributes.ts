import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { companyParts } from '#plugins/employer/contract/company-parts.ts';

const DECIDES = { subject: 'company-verification', action: 'decide' } as const;

/** What owners and administrators see of verifications on other pages. */
export const contributes: readonly Contribution[] = [
  companyParts.add('company-verification.owner', 40, {
    verification: { load: () => import('./may-end.ts') },
    form: {
      ability: { subject: 'company-verification', action: 'update' },
      load: () => import('./owner/OwnVerification.tsx'),
    },
  }),
  companyParts.add('company-verification.decision', 8, {
    section: { title: 'company-verification:title', ability: DECIDES, load: () => import('./admin/VerificationDecision.tsx') },
  }),
  dashboardTodos.add('company-verification.decisions', 55, {
    audience: ['admin'],
    ability: DECIDES,
    load: () => import('./admin/decision-todos.ts'),
  }),
  adminWords.add('company-verification.words', 31, {
    sentences: {
      'company-verification.decided': 'company-verification:sentences.decided',
      'company-verification.undone': 'company-verification:sentences.undone',
    },
  }),
];
