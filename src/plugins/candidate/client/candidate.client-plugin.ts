import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PeopleIcon, PersonIcon } from '#core/client/ui/icons/page-icons.tsx';
import { uuidParam } from '#core/contract/param-type.ts';
import { rolePlaces } from '#plugins/account/contract/role-places.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { getCandidate } from '../contract/candidate-endpoints.ts';
import { getMyProfile, previewProfile } from '../contract/endpoints.ts';
import { candidateRoutes } from '../contract/routes.ts';
import { NEEDED_SECTIONS, SECTIONS } from '../contract/section-names.ts';
import { candidateList } from './candidates/managed/candidate-list.ts';

/** The candidate's profile and the wizard that fills it. */
export const candidateClientPlugin = defineClientPlugin({
  id: 'candidate',
  requires: ['account', 'dashboard', 'employer', 'jobs', 'applications', 'admin-masters', 'users'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    page({
      route: candidateRoutes.profile,
      load: () => import('./profile/ProfilePage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
      nav: { label: 'candidate:nav.profile', icon: PersonIcon, section: 'account', order: 10 },
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(getMyProfile, { signal }),
    }),
    page({
      route: candidateRoutes.list,
      load: () => import('./candidates/CandidatesPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:candidate-profile:read'],
      nav: { label: 'candidate:nav.candidates', icon: PeopleIcon, section: 'main', order: 35 },
      opening: ({ search, signal, resolve }) => {
        if (resolve(SessionStore).may('candidate-profile', 'list')) beginList(resolve(ApiClient), candidateList, search, signal);
        else resolve(ApiClient).begin(listMyCompanies, { signal });
      },
    }),
    page({
      route: candidateRoutes.view,
      load: () => import('./candidates/sheet/CandidateSheetPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      opening: ({ search, signal, resolve }) => {
        const id = uuidParam.parse(search.id ?? '');
        const isOwn = resolve(SessionStore).role === 'candidate';
        if (isOwn && search.id === undefined) resolve(ApiClient).begin(previewProfile, { query: { as: 'applied' }, signal });
        if (!isOwn && id !== undefined) resolve(ApiClient).begin(getCandidate, { params: { id }, signal });
      },
    }),
    page({
      route: candidateRoutes.detail,
      load: () => import('./candidates/detail/CandidatePage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:candidate-profile:read'],
      opening: ({ params, signal, resolve }) => resolve(ApiClient).begin(getCandidate, { params, signal }),
    }),
    ...SECTIONS.map((section, index) =>
      page({
        route: candidateRoutes[section],
        load: () => import('./wizard/CandidateWizardPage.tsx'),
        layout: 'wizard-candidate',
        guards: ['auth', 'role:candidate'],
        step: {
          wizard: 'candidate',
          order: 10 * index,
          title: `candidate:step.${section}.name`,
          isOptional: !NEEDED_SECTIONS.includes(section),
          progress: async () => ({ Progress: (await import('./wizard/step-progress.ts')).progressOf(section) }),
        },
        opening: ({ signal, resolve }) => resolve(ApiClient).begin(getMyProfile, { signal }),
      }),
    ),
  ],
  contributes: [
    rolePlaces.add('candidate.pages', 10, { role: 'candidate', afterChoice: candidateRoutes.basics, profile: candidateRoutes.profile }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
