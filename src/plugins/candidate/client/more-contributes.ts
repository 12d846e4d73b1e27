import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { applicationParts } from '#plugins/applications/contract/application-parts.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { factPlaces } from '#plugins/users/contract/fact-places.ts';
import { candidateRoutes } from '../contract/routes.ts';
import { CANDIDATE_PARTS } from '../contract/sent-profile.ts';
import { profileUseWords } from './master-uses.ts';

/** Contributions to the pages of signed-in users. */
export const contributes: readonly Contribution[] = [
  profileUseWords,
  dashboardTodos.add('candidate.profile', 20, { audience: ['candidate'], load: () => import('./dashboard/profile-todos.ts') }),
  dashboardTodos.add('candidate.invitations', 15, {
    audience: ['candidate'],
    load: () => import('./dashboard/invitations/invitation-todos.ts'),
  }),
  postingParts.add('candidate.invitation', 5, {
    panel: {
      place: 'action',
      ability: { subject: 'candidate-profile', action: 'update' },
      load: () => import('./posting/InvitationPanel.tsx'),
    },
  }),
  postingParts.add('candidate.invite', 10, {
    live: { ability: { subject: 'candidate-profile', action: 'search' }, load: () => import('./posting/CandidatesToInvite.tsx') },
  }),
  dashboardWidgets.add('candidate.profile', 5, {
    title: 'candidate:widget.title',
    audience: ['candidate'],
    size: 'normal',
    load: () => import('./dashboard/ProfileWidget.tsx'),
  }),
  seekerParts.add('candidate.profile', 10, {
    wishes: { roles: ['candidate'], load: () => import('./dashboard/WishSource.tsx') },
    skills: { roles: ['candidate'], load: () => import('./view/SkillSource.tsx') },
  }),
  applicationParts.add('candidate.cv', 30, {
    sent: {
      name: CANDIDATE_PARTS.cv,
      title: 'candidate:sentCv.title',
      isAsked: ({ cv }) => cv !== 'off',
      load: () => import('./sent/cv-part.tsx'),
    },
  }),
  applicationParts.add('candidate.profile', 40, {
    sent: { name: CANDIDATE_PARTS.profile, title: 'candidate:applicant.title', load: () => import('./sent/profile-part.tsx') },
  }),
  adminWords.add('candidate.words', 35, {
    duty: { duty: 'candidates', title: 'candidate:duty.title', text: 'candidate:duty.text' },
    sentences: {
      'candidate-profile.opened': 'candidate:sentences.profileOpened',
      'company.candidate-views-used-up': 'candidate:sentences.viewsUsedUp',
    },
  }),
  factPlaces.add('candidate.sections', 40, {
    code: 'candidate.sections',
    ability: { subject: 'candidate-profile', action: 'open' },
    to: (id) => href(candidateRoutes.detail, { id }),
  }),
];
