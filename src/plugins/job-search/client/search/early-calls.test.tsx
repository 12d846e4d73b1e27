import { waitFor } from '@testing-library/react';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import type { PageDefinition, PageModule } from '#core/client/plugin/page.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { someFacets } from '../testing/facet-builders.ts';
import { aJob, aJobSummary, besideAPosting, idOf, pageOf } from '../testing/job-builders.ts';

const api = {
  ...besideAPosting,
  'jobs.search': pageOf(aJobSummary()),
  'jobs.count': { count: 1, more: false },
  'jobs.list-facets': someFacets(),
  'jobs.get': aJob(),
  'jobs.list-saved-marks': { ids: [] },
  'employer.get-company': { id: idOf(2), name: 'Test Company' },
};

const SEARCH = ['jobs.search', 'jobs.count', 'jobs.list-facets'];

/** The plugins, whose pages' code arrives when the promise resolves. */
function arrivingAfter(arrival: Promise<void>): readonly ClientPlugin[] {
  const late =
    ({ load = pageSaying('') }: PageDefinition) =>
    async (): Promise<PageModule> => {
      await arrival;
      return load();
    };
  return clientPlugins.map((plugin) => ({ ...plugin, pages: (plugin.pages ?? []).map((page) => ({ ...page, load: late(page) })) }));
}

it('the search sends its calls while its code loads, and each of them once', async () => {
  const code = Promise.withResolvers<void>();
  const view = await renderPlugin(arrivingAfter(code.promise), { at: '/nowhere', as: 'employer', api });
  const calls = (): readonly string[] => view.api.calls.map(({ id }) => id).filter((id) => SEARCH.includes(id));
  const opening = view.open(href(jobRoutes.search, {}, { q: 'pump', workMode: 'remote' }));
  await waitFor(() => expect(calls()).toEqual(SEARCH));
  code.resolve();
  await opening;
  expect(calls()).toEqual(SEARCH);
});

it('the search sends no call when its results are still there', async () => {
  const view = await renderPlugin(clientPlugins, { at: href(jobRoutes.search), as: 'candidate', api });
  const searches = (): number => view.api.calls.filter(({ id }) => id === 'jobs.search').length;
  await waitFor(() => expect(searches()).toBe(1));
  await view.open(href(jobRoutes.detail, { id: idOf(1) }));
  await view.open(href(jobRoutes.search));
  expect(searches()).toBe(1);
});
