import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { someFacets } from '../testing/facet-builders.ts';
import { aJob, aJobSummary, besideAPosting, idOf, pageOf } from '../testing/job-builders.ts';

const gone = (): never => {
  throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
};

const search = (category: string | undefined) =>
  pageOf(aJobSummary({ id: idOf(5), title: category === undefined ? 'Newest' : `Like ${category}` }));

const REPLIES: FakeReplies = {
  ...besideAPosting,
  'jobs.search': ({ query }: { query: { category?: string } }) => search(query.category),
  'jobs.count': { count: 1, more: false },
  'jobs.list-facets': someFacets(),
  'jobs.list-saved-marks': { ids: [] },
  'jobs.get': gone,
  'employer.get-company': { id: idOf(2), name: 'Test Company' },
};

const open = (at: string, api: FakeReplies = {}): Promise<View> =>
  renderPlugin(clientPlugins, { at, as: 'candidate', api: { ...REPLIES, ...api } });

describe('the page of a posting that is gone', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('offers the newest jobs', async () => {
    await open(href(jobRoutes.detail, { id: idOf(1) }));
    const jobs = within(await screen.findByRole('list', { name: 'Newest jobs' }));
    expect(jobs.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', href(jobRoutes.detail, { id: idOf(5) }));
    expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', href(jobRoutes.search));
  });

  it('offers jobs of the same category when this tab knows the posting', async () => {
    let isGone = false;
    const view = await open(href(jobRoutes.detail, { id: idOf(1) }), { 'jobs.get': () => (isGone ? gone() : aJob()) });
    isGone = true;
    await view.open(href(jobRoutes.hub));
    await view.open(href(jobRoutes.detail, { id: idOf(1) }));
    expect(
      within(await screen.findByRole('list', { name: 'Similar open jobs' })).getByRole('link', { name: 'Like engineering' }),
    ).toBeVisible();
    expect(screen.queryByText('You keep the pumps running.')).toBeNull();
  });

  it('keeps the latest search', async () => {
    const terms = { category: 'sales' };
    const view = await open(href(jobRoutes.search, {}, terms));
    await view.open(href(jobRoutes.detail, { id: idOf(9) }));
    expect(await screen.findByRole('link', { name: 'Like sales' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your search' })).toHaveAttribute('href', href(jobRoutes.search, {}, terms));
  });
});

it('the page of a posting leads back to the search from which the user came, and otherwise to the search', async () => {
  const posting = href(jobRoutes.detail, { id: idOf(1) });
  const view = await open(posting, { 'jobs.get': aJob() });
  expect(await screen.findByRole('link', { name: 'Find work', current: false })).toHaveAttribute('href', href(jobRoutes.search));
  await view.open(href(jobRoutes.search, {}, { q: 'pump' }));
  await view.open(posting);
  expect(await screen.findByRole('link', { name: 'Back to your search' })).toHaveAttribute(
    'href',
    href(jobRoutes.search, {}, { q: 'pump' }),
  );
});
