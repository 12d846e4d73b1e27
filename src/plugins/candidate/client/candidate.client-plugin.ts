import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { PersonIcon } from '#core/client/ui/icons/PersonIcon.tsx';
import { wizardSteps } from '#core/client/wizard/wizard-steps.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { afterRoleChosen, roleProfiles } from '#plugins/account/contract/role-places.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { applicantPanels } from '#plugins/jobs/contract/applicant-access.ts';
import { candidateRoutes } from '../contract/routes.ts';

/** What candidates say of themselves. */
export const candidateClientPlugin = defineClientPlugin({
  id: 'candidate',
  requires: ['account', 'dashboard', 'jobs'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    {
      route: candidateRoutes.profile,
      page: () => import('./profile/ProfilePage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
    },
    {
      route: candidateRoutes.wizardStep1,
      page: () => import('./profile/CandidateWizardPage.tsx'),
      layout: 'wizard-candidate',
      guards: ['auth', 'role:candidate'],
    },
  ],
  nav: [{ route: candidateRoutes.profile, label: 'candidate:nav.profile', icon: PersonIcon, section: 'account', order: 10 }],
  contributes: [
    contribute(afterRoleChosen, { id: 'candidate.wizard', order: 10, value: { role: 'candidate', to: candidateRoutes.wizardStep1 } }),
    contribute(wizardSteps, {
      id: 'candidate.about',
      order: 10,
      value: {
        wizard: 'candidate',
        route: candidateRoutes.wizardStep1,
        title: 'candidate:wizard.step',
        isOptional: false,
        progress: async () => ({ Progress: (await import('./profile/profile-progress.ts')).ProfileProgress }),
      },
    }),
    contribute(roleProfiles, { id: 'candidate.profile', order: 10, value: { role: 'candidate', to: candidateRoutes.profile } }),
    contribute(dashboardTodos, {
      id: 'candidate.profile',
      order: 20,
      value: { audience: ['candidate'], load: () => import('./dashboard/profile-todos.ts') },
    }),
    contribute(dashboardWidgets, {
      id: 'candidate.profile',
      order: 5,
      value: {
        title: 'candidate:widget.title',
        audience: ['candidate'],
        size: 'normal',
        load: () => import('./dashboard/ProfileWidget.tsx'),
      },
    }),
    contribute(applicantPanels, {
      id: 'candidate.profile',
      order: 10,
      value: { load: () => import('./profile/ApplicantProfilePanel.tsx') },
    }),
  ],
});
