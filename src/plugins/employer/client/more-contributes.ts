import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { CompanyIcon, ShopIcon } from '#core/client/ui/icons/page-icons.tsx';
import { wizardSteps } from '#core/client/wizard/wizard-steps.ts';
import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { factPlaces } from '#plugins/users/contract/fact-places.ts';
import { companySections } from '../contract/company-sections.ts';
import { employerRoutes } from '../contract/routes.ts';
import { companyKinds } from './master-kinds.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  ...companyKinds,
  contribute(wizardSteps, {
    id: 'employer.company',
    order: 10,
    value: {
      wizard: 'employer',
      route: employerRoutes.wizardStep1,
      title: 'employer:wizard.step',
      isOptional: false,
      progress: async () => ({ Progress: (await import('./wizard/company-progress.ts')).BasicsProgress }),
    },
  }),
  contribute(wizardSteps, {
    id: 'employer.profile',
    order: 20,
    value: {
      wizard: 'employer',
      route: employerRoutes.wizardStep2,
      title: 'employer:wizard.profileStep',
      isOptional: true,
      progress: async () => ({ Progress: (await import('./wizard/company-progress.ts')).ProfileProgress }),
    },
  }),
  contribute(wizardSteps, {
    id: 'employer.contact',
    order: 30,
    value: {
      wizard: 'employer',
      route: employerRoutes.wizardStep3,
      title: 'employer:wizard.contactStep',
      isOptional: true,
      progress: async () => ({ Progress: (await import('./wizard/company-progress.ts')).ContactProgress }),
    },
  }),
  contribute(dashboardTodos, {
    id: 'employer.company',
    order: 20,
    value: { audience: ['employer'], load: () => import('./dashboard/company-todos.ts') },
  }),
  contribute(dashboardWidgets, {
    id: 'employer.companies',
    order: 5,
    value: {
      title: 'employer:profile.title',
      audience: ['employer'],
      size: 'normal',
      load: () => import('./dashboard/CompanyWidget.tsx'),
    },
  }),
  contribute(companySections, {
    id: 'employer.accounts',
    order: 5,
    value: {
      title: 'employer:accounts.title',
      ability: { subject: 'user', action: 'read' },
      load: () => import('./companies/CompanyAccounts.tsx'),
    },
  }),
  contribute(factPlaces, {
    id: 'employer.owned-companies',
    order: 10,
    value: {
      code: 'employer.owned-companies',
      to: (owner, { only: id }) =>
        id === undefined ? href(employerRoutes.companies, {}, { owner }) : href(employerRoutes.companyView, {}, { id }),
    },
  }),
  contribute(auditSentences, {
    id: 'employer.company-created',
    order: 295,
    value: { action: 'company.created', text: 'employer:sentences.created' },
  }),
  contribute(auditSentences, {
    id: 'employer.company-updated',
    order: 300,
    value: { action: 'company.updated', text: 'employer:sentences.updated' },
  }),
  contribute(dutyWords, {
    id: 'employer.duty',
    order: 30,
    value: { duty: 'companies', title: 'employer:duty.title', text: 'employer:duty.text' },
  }),
];

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: employerRoutes.companies, label: 'employer:nav.companies', icon: CompanyIcon, section: 'main', order: 50 },
  { route: employerRoutes.profile, label: 'employer:nav.profile', icon: ShopIcon, section: 'account', order: 10 },
];
