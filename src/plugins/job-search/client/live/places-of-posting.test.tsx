import { act, screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { jobSearch } from '../terms/job-search.ts';
import { someFacets } from '../testing/facet-builders.ts';
import { aJob, aJobSummary, pageOf } from '../testing/job-builders.ts';
import { Panel } from './PlacesOfPosting.tsx';

const COMPANY = aJob().company.id;

const Shown = (): JSX.Element => <Panel job={aJob()} />;

const published = onePage('published', '/published', Shown, ['job-search']);

test('a posting that was just published is linked where it appears, and the next search finds it', async () => {
  const api = { 'jobs.search': pageOf(aJobSummary()), 'jobs.count': { count: 1, more: false }, 'jobs.list-facets': someFacets() };
  const view = await renderPlugin([...clientPlugins, published], { at: href(jobRoutes.search), as: 'employer', api });
  const searches = (): number => view.api.calls.filter(({ id }) => id === 'jobs.search').length;
  await waitFor(() => expect(searches()).toBe(1));
  await view.open('/published');
  await act(async () => undefined);
  const links = within(await screen.findByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/jobs/all?q=Pump%20engineer',
    `/admin/companies/view?id=${COMPANY}`,
    '/feeds/jobs.xml',
    '/sitemap.xml',
  ]);
  expect(view.resolve(KeptSearches).of(jobSearch).terms).toBeUndefined();
  await view.open(href(jobRoutes.search));
  expect(searches()).toBe(2);
});
