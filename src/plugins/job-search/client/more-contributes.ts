import { type Command, commands } from '#core/client/palette/command.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import type { Contribution } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { masterParts } from '#plugins/admin-masters/contract/master-entity.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { hubPlaces } from '#plugins/jobs/contract/client-extension-points.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { searchSynonyms } from '../contract/master-kinds.ts';
import { savedRoutes } from '../contract/routes.ts';

/** Searches for jobs with the text of the command palette. */
const searchCommand: Command = {
  label: 'job-search:command.search',
  icon: SearchIcon,
  takesText: true,
  // Users without a role must choose one first. They cannot open the search.
  allowed: (resolve) => typeof resolve(SessionStore).role === 'string',
  run: (_resolve, text) => href(jobRoutes.search, {}, { q: text }),
};

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  commands.add('job-search.search', 10, searchCommand),
  hubPlaces.add('job-search.search', 10, {
    route: jobRoutes.search,
    title: 'job-search:nav.search',
    text: 'job-search:hub.searchText',
    roles: ['candidate', 'employer', 'admin'],
    figure: () => import('./search/open-jobs-figure.ts'),
  }),
  hubPlaces.add('job-search.saved', 15, {
    route: savedRoutes.list,
    title: 'job-search:nav.saved',
    text: 'job-search:saved.hubText',
    roles: ['candidate'],
    figure: () => import('./saved/saved-figure.ts'),
  }),
  dashboardTodos.add('job-search.saved-searches', 20, { audience: ['candidate'], load: () => import('./saved/search-todos.ts') }),
  dashboardWidgets.add('job-search.newest', 20, {
    title: 'job-search:widget.newest',
    audience: ['candidate', 'employer', 'admin'],
    size: 'wide',
    load: () => import('./widgets/NewestJobsWidget.tsx'),
  }),
  dashboardWidgets.add('job-search.categories', 5, {
    title: 'job-search:widget.categories',
    audience: ['admin'],
    size: 'normal',
    load: () => import('./widgets/CategoriesWidget.tsx'),
  }),
  postingParts.add('job-search.places', 10, {
    live: { ability: { subject: 'job-posting', action: 'create' }, load: () => import('./live/PlacesOfPosting.tsx') },
  }),
  masterParts.add('job-search.synonyms', 60, {
    kind: { description: searchSynonyms, texts: 'job-search:masters.searchSynonyms', group: 'jobs' },
  }),
];
