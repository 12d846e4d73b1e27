import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { PersonIcon } from '#core/client/ui/icons/PersonIcon.tsx';
import { wizardSteps } from '#core/client/wizard/wizard-steps.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { afterRoleChosen, roleProfiles } from '#plugins/account/contract/role-places.ts';
import { applicantPanels } from '#plugins/applications/contract/applicant-access.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { candidateRoutes } from '../contract/routes.ts';
import { NEEDED_SECTIONS, SECTIONS } from '../contract/section-names.ts';

/** What candidates say of themselves. */
export const candidateClientPlugin = defineClientPlugin({
  id: 'candidate',
  requires: ['account', 'dashboard', 'jobs', 'applications'],
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
    ...SECTIONS.map((section) => ({
      route: candidateRoutes[section],
      page: () => import('./wizard/CandidateWizardPage.tsx'),
      layout: 'wizard-candidate' as const,
      guards: ['auth', 'role:candidate'] as const,
    })),
  ],
  nav: [{ route: candidateRoutes.profile, label: 'candidate:nav.profile', icon: PersonIcon, section: 'account', order: 10 }],
  contributes: [
    contribute(afterRoleChosen, { id: 'candidate.wizard', order: 10, value: { role: 'candidate', to: candidateRoutes.basics } }),
    ...SECTIONS.map((section, index) =>
      contribute(wizardSteps, {
        id: `candidate.${section}`,
        order: 10 * index,
        value: {
          wizard: 'candidate',
          route: candidateRoutes[section],
          title: `candidate:step.${section}.name`,
          isOptional: !NEEDED_SECTIONS.includes(section),
          progress: async () => ({ Progress: (await import('./wizard/step-progress.ts')).progressOf(section) }),
        },
      }),
    ),
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
      value: { load: () => import('./view/ApplicantProfilePanel.tsx') },
    }),
  ],
});
