import { screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { someFacets } from '../testing/facet-builders.ts';
import { aJob, aJobSummary, besideAPosting, idOf, pageOf } from '../testing/job-builders.ts';
import { withWindow } from '../testing/open-search.ts';

const REPLIES: FakeReplies = {
  ...besideAPosting,
  'jobs.search': pageOf(aJobSummary()),
  'jobs.count': { count: 1, more: false },
  'jobs.list-facets': someFacets(),
  'jobs.get': aJob({ country: 'NL' }),
  'jobs.list-saved-marks': { ids: [] },
  'employer.get-company': { id: idOf(2), name: 'Test Company', website: null, tagline: null, about: null },
};

withWindow(800);

const POSTING = href(jobRoutes.openDetail, { id: idOf(1) });

function open(at: string, { as, api = {} }: { readonly as?: 'candidate'; readonly api?: FakeReplies } = {}): Promise<View> {
  return renderPlugin(clientPlugins, { at, ...(as !== undefined && { as }), api: { ...REPLIES, ...api } });
}

const markups = () => document.head.querySelectorAll('script[type="application/ld+json"]');
const feeds = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map((link) => link.getAttribute('href'));

describe('the search for everybody', () => {
  it('leads a visitor to the postings for everybody, and keeps its own address', async () => {
    const view = await open('/jobs?q=pump');
    expect(await screen.findByRole('link', { name: 'Pump engineer' })).toHaveAttribute('href', POSTING);
    await view.user.type(screen.getByRole('combobox', { name: 'Where' }), 'Oslo{Enter}');
    await waitFor(() => expect(view.address).toBe('/jobs?q=pump&where=Oslo'));
  });

  it('names its feed with its terms on the page and in its head, and takes it away when the page is left', async () => {
    const view = await open('/jobs?q=pump&workMode=remote');
    expect(await screen.findByRole('link', { name: 'RSS feed of this search' })).toHaveAttribute(
      'href',
      '/feeds/jobs.rss?q=pump&workMode=remote',
    );
    expect(feeds()).toEqual(['/feeds/jobs.rss?q=pump&workMode=remote']);
    await view.open(POSTING);
    expect(feeds()).toEqual([]);
  });

  it('takes over the element that the server has put into its head', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="alternate" href="/feeds/jobs.rss" type="application/rss+xml">');
    const view = await open('/jobs?q=pump');
    await waitFor(() => expect(feeds()).toEqual(['/feeds/jobs.rss?q=pump']));
    await view.open(POSTING);
    expect(feeds()).toEqual([]);
  });

  it('has no markup of postings', async () => {
    await open('/jobs');
    await screen.findByRole('link', { name: 'Pump engineer' });
    expect(markups()).toHaveLength(0);
  });

  it('stays for a signed-in user who came to it', async () => {
    await open('/jobs', { as: 'candidate' });
    expect(await screen.findByRole('link', { name: 'Pump engineer' })).toHaveAttribute('href', POSTING);
  });
});

it('a posting for everybody leads on to open jobs when it does not exist', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = () => {
    throw refusal(404, 'not-found', 'This does not exist.');
  };
  await open(POSTING, { api: { 'jobs.get': missing, 'jobs.search': pageOf(aJobSummary({ id: idOf(5), title: 'Fitter' })) } });
  expect(await screen.findByRole('link', { name: 'Fitter' })).toHaveAttribute('href', href(jobRoutes.openDetail, { id: idOf(5) }));
  expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/jobs');
  expect(markups()).toHaveLength(0);
});
