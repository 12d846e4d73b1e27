import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { PeopleIcon, PersonIcon } from '#core/client/ui/icons/page-icons.tsx';
import { wizardSteps } from '#core/client/wizard/wizard-steps.ts';
import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { applicationPanels } from '#plugins/applications/contract/application-panels.ts';
import { sharedParts } from '#plugins/applications/contract/shared-parts.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { factPlaces } from '#plugins/users/contract/fact-places.ts';
import { candidateRoutes } from '../contract/routes.ts';
import { NEEDED_SECTIONS, SECTIONS } from '../contract/section-names.ts';
import { profileUseWords } from './master-uses.ts';

/** Contributions to the pages of signed-in users. */
export const contributes: readonly Contribution[] = [
  ...profileUseWords,
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
  contribute(dashboardTodos, {
    id: 'candidate.profile',
    order: 20,
    value: { audience: ['candidate'], load: () => import('./dashboard/profile-todos.ts') },
  }),
  contribute(dashboardTodos, {
    id: 'candidate.invitations',
    order: 15,
    value: { audience: ['candidate'], load: () => import('./dashboard/invitations/invitation-todos.ts') },
  }),
  contribute(postingParts, {
    id: 'candidate.invitation',
    order: 5,
    value: {
      panel: {
        place: 'action',
        ability: { subject: 'candidate-profile', action: 'update' },
        load: () => import('./posting/InvitationPanel.tsx'),
      },
    },
  }),
  contribute(postingParts, {
    id: 'candidate.invite',
    order: 10,
    value: {
      live: { ability: { subject: 'candidate-profile', action: 'search' }, load: () => import('./posting/CandidatesToInvite.tsx') },
    },
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
  contribute(seekerParts, {
    id: 'candidate.profile',
    order: 10,
    value: {
      wishes: { roles: ['candidate'], load: () => import('./dashboard/WishSource.tsx') },
      skills: { roles: ['candidate'], load: () => import('./view/SkillSource.tsx') },
    },
  }),
  contribute(applicationPanels, {
    id: 'candidate.profile',
    order: 10,
    // Administrators open a profile for a reason, on its own page.
    value: { applicant: { roles: ['employer'], load: () => import('./view/ApplicantProfilePanel.tsx') } },
  }),
  contribute(sharedParts, { id: 'candidate.profile', order: 10, value: { load: () => import('./view/SharedProfile.tsx') } }),
  ...Object.entries({ 'candidate-profile.opened': 'profileOpened', 'company.candidate-views-used-up': 'viewsUsedUp' }).map(
    ([action, what], index) =>
      contribute(auditSentences, {
        id: `candidate.${action.replace('.', '-')}`,
        order: 800 + 10 * index,
        value: { action, text: `candidate:sentences.${what}` },
      }),
  ),
  contribute(factPlaces, {
    id: 'candidate.sections',
    order: 40,
    value: {
      code: 'candidate.sections',
      ability: { subject: 'candidate-profile', action: 'open' },
      to: (id) => href(candidateRoutes.detail, { id }),
    },
  }),
  contribute(dutyWords, {
    id: 'candidate.duty',
    order: 35,
    value: { duty: 'candidates', title: 'candidate:duty.title', text: 'candidate:duty.text' },
  }),
];

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  {
    route: candidateRoutes.list,
    label: 'candidate:nav.candidates',
    icon: PeopleIcon,
    section: 'main',
    order: 35,
  },
  { route: candidateRoutes.profile, label: 'candidate:nav.profile', icon: PersonIcon, section: 'account', order: 10 },
];
