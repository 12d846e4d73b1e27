import { act, screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import type { SearchTerms } from '../terms/job-search.ts';
import { aJob, aJobSummary, idOf, pageOf } from '../testing/job-builders.ts';
import { filter, openSearch, searchesOf, withRoomForFilters } from '../testing/open-search.ts';

/** A plugin that marks the first posting, and has a second mark that does not load. */
const marking = defineClientPlugin({
  id: 'marking',
  requires: ['jobs'],
  contributes: [
    postingParts.add('marking.known', 10, { mark: { load: async () => ({ Source, Mark }) } }),
    postingParts.add('marking.away', 20, { mark: { load: () => Promise.reject(new Error('away')) } }),
  ],
});

function Source({ jobIds }: { readonly jobIds: readonly string[] }): JSX.Element {
  return <i>{`Source of marks for ${jobIds.length}`}</i>;
}

function Mark({ jobId }: { readonly jobId: string }): JSX.Element | null {
  return jobId === idOf(1) ? <b>Known</b> : null;
}

interface FacetsCall {
  readonly query: SearchTerms;
}

const open = (reply: unknown, terms: SearchTerms = {}, api: FakeReplies = {}): Promise<View> =>
  openSearch({ terms, api: { 'jobs.search': reply, ...api }, plugins: [marking] });

withRoomForFilters();

describe('the search of job postings', () => {
  it('shows the main facts of each posting, and links to it', async () => {
    await open(pageOf(aJobSummary()));
    const row = within(await screen.findByRole('list', { name: 'Jobs' })).getByRole('listitem');
    expect(row).toHaveTextContent('Test Company');
    expect(row).toHaveTextContent('€48,000 to €60,000 a year');
    expect(within(row).getByRole('link', { name: 'Pump engineer' })).toHaveAttribute('href', `/admin/jobs/all/${idOf(1)}`);
  });

  it('shows the logos of companies that have one', async () => {
    const company = { id: idOf(2), name: 'Test Company' };
    await open(pageOf(aJobSummary({ company: { ...company, logoFileId: idOf(7) } }), aJobSummary({ id: idOf(3), company })));
    const [pictured, plain] = within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem');
    expect(pictured?.querySelector('img')).toHaveAttribute('src', `/files/public/${idOf(7)}/128.webp`);
    expect(plain?.querySelector('img')).toBeNull();
  });

  it('lets keyboard users skip the search and its filters', async () => {
    const { user } = await open(pageOf(aJobSummary()));
    await screen.findByRole('list', { name: 'Jobs' });
    screen.getByRole('heading', { level: 1 }).focus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to results' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 2, name: /1 job/ })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Pump engineer' })).toHaveFocus();
  });

  it('marks the found words, and the postings that another plugin marks', async () => {
    await open(pageOf(aJobSummary(), aJobSummary({ id: idOf(9), title: 'Engine driver' })), { q: 'engin' });
    const rows = within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent('Known'));
    expect(rows[1]).not.toHaveTextContent('Known');
    expect(screen.getAllByText('Source of marks for 2')).toHaveLength(1);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['engineer', 'Engine']);
  });

  it('searches for the terms of the address, and shows the number of results', async () => {
    const terms = { q: 'engineer', where: 'oslo', category: 'engineering', minSalary: 50_000, workMode: 'remote', postedWithin: 7 };
    const view = await open(pageOf(aJobSummary()), terms, { 'jobs.count': { count: 1000, more: true } });
    await screen.findByRole('list', { name: 'Jobs' });
    expect(view.api.calls.find(({ id }) => id === 'jobs.search')?.query).toMatchObject(terms);
    expect(screen.getByLabelText('What')).toHaveValue('engineer');
    expect(screen.getByLabelText('Where')).toHaveValue('oslo');
    expect(await screen.findByRole('checkbox', { name: /^Engineering/ })).toBeChecked();
    expect(view.heading).toBe('Find work');
    expect(screen.getByRole('heading', { name: /^More than 1,000 jobs for “.*engineer.*” in “.*oslo.*”$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Remove.*Remote/ })).toBeVisible();
  });

  it('puts the terms into the address when the user searches', async () => {
    const view = await open(pageOf(aJobSummary()), { workMode: 'hybrid' });
    await view.user.type(screen.getByLabelText('Where'), 'oslo');
    await view.user.type(screen.getByLabelText('What'), 'pumps{Enter}');
    expect(view.address).toBe('/admin/jobs/all?q=pumps&where=oslo&workMode=hybrid');
  });

  it('keeps the focus when the results change, and shows the previous terms after going back', async () => {
    const view = await open(pageOf(aJobSummary()));
    await view.user.click(await screen.findByRole('checkbox', { name: /^Engineering/ }));
    expect(view.address).toBe('/admin/jobs/all?category=engineering');
    // The address changes before the page is rendered with its terms.
    await waitFor(() => expect(filter('Engineering')).toBeChecked());
    expect(filter('Engineering')).toHaveFocus();
    await view.user.type(screen.getByLabelText('What'), ' pumps {Enter}');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=pumps&category=engineering'));
    expect(screen.getByLabelText('What')).toHaveValue('pumps');
    expect(screen.getByLabelText('What')).toHaveFocus();
    await view.open('/admin/jobs/all');
    await waitFor(() => expect(screen.getByLabelText('What')).toHaveValue(''));
    expect(filter('Engineering')).not.toBeChecked();
  });

  it('removes one filter, and all filters', async () => {
    const view = await open(pageOf(aJobSummary()), { q: 'pumps', workMode: 'remote', employmentType: 'full_time' });
    await view.user.click(await screen.findByRole('button', { name: /Remove.*Remote/ }));
    expect(view.address).toBe('/admin/jobs/all?q=pumps&employmentType=full_time');
    expect(screen.getByRole('button', { name: /Remove.*Full time/ })).toHaveFocus();
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
    if (clear !== undefined) await view.user.click(clear);
    expect(view.address).toBe('/admin/jobs/all?q=pumps');
  });

  it('shows a preview of the current posting beside the list on a wide screen', async () => {
    const ordinary = globalThis.matchMedia;
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: true });
    const view = await open(
      pageOf(aJobSummary(), aJobSummary({ id: idOf(9), title: 'Lock keeper' })),
      {},
      {
        'jobs.get': ({ params }: { params: { id: string } }) => aJob({ id: params.id, description: `About ${params.id}.` }),
      },
    );
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText(`About ${idOf(1)}.`)).toBeVisible();
    const row = screen.getByRole('link', { name: 'Lock keeper' });
    act(() => row.focus());
    expect(await preview.findByText(`About ${idOf(9)}.`)).toBeVisible();
    expect(preview.getByRole('link', { name: 'Open' })).toHaveAttribute('href', row.getAttribute('href'));
    expect(view.address).toBe('/admin/jobs/all');
  });

  it('searches in an order, and says what pay means for jobs without it', async () => {
    const view = await open(pageOf(aJobSummary()), { q: 'pumps' });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveValue('relevance');
    await waitFor(() => expect(within(order).getByRole('option', { name: 'Pay in EUR' })).toBeVisible());
    await view.user.selectOptions(order, 'pay');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=pumps&currency=EUR&sort=pay'));
    expect(await screen.findByText('Jobs without pay in EUR come last.')).toBeVisible();
    await view.user.selectOptions(order, 'newest');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=pumps&sort=newest'));
    await waitFor(() => expect(searchesOf(view).at(-1)).toMatchObject({ sort: 'newest' }));
    // The order changes nothing about what can be chosen.
    const counted = view.api.calls.filter(({ id }) => id === 'jobs.list-facets').map(({ query }) => query as SearchTerms);
    expect(counted.map(({ sort, currency }) => [sort, currency])).toEqual([
      [undefined, undefined],
      [undefined, 'EUR'],
      [undefined, undefined],
    ]);
  });

  it('says which similar words it searched, and leads to the typed ones', async () => {
    const view = await open(
      ({ query }: { query: SearchTerms }) => ({ ...pageOf(aJobSummary()), corrected: query.exact ? null : 'engineer' }),
      { q: 'enginere' },
      { 'jobs.count': ({ query }: FacetsCall) => ({ count: query.exact ? 0 : 3, more: false }) },
    );
    expect(await screen.findByText(/^Shown for “.*engineer.*”\.$/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: /^3 jobs for “.*engineer.*”$/ })).toBeVisible();
    expect(document.querySelector('mark')).toHaveTextContent('engineer');
    await view.user.click(screen.getByRole('link', { name: /^Search for “.*enginere.*” instead\.$/ }));
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=enginere&exact=true'));
    await waitFor(() => expect(screen.queryByText(/^Shown for/)).toBeNull());
    await view.user.type(screen.getByLabelText('What'), 's{Enter}');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=engineres'));
  });

  it('offers a way out for each part of a search that finds nothing', async () => {
    const found: Readonly<Record<string, number>> = { q: 12, workMode: 0, pay: 5 };
    const view = await open(
      { ...pageOf(), corrected: null },
      { q: 'pumps', workMode: 'remote,hybrid', minSalary: 90_000, currency: 'EUR' },
      {
        'jobs.count': ({ query: { q, workMode, minSalary } }: FacetsCall) => {
          const left = [q === undefined && 'q', workMode === undefined && 'workMode', minSalary === undefined && 'pay'].filter(Boolean);
          return { count: left.length === 1 ? (found[String(left[0])] ?? 0) : 0, more: false };
        },
      },
    );
    expect(await screen.findByText(/Without “.*pumps.*” there are 12 jobs\./)).toBeVisible();
    expect(screen.getByText(/Without “.*Pay from €90,000 per year.*” there are 5 jobs\./)).toBeVisible();
    expect(screen.queryByText(/Without “.*Remote/)).toBeNull();
    await view.user.click(screen.getAllByRole('button', { name: 'Remove it' })[1] ?? document.body);
    expect(view.address).toBe('/admin/jobs/all?q=pumps&workMode=hybrid%2Cremote');
  });

  it('suggests which term to leave out when nothing was found', async () => {
    const view = await open(
      pageOf(),
      { q: 'pumps', workMode: 'remote' },
      {
        'jobs.count': ({ query }: { query: { q?: string } }) => ({ count: query.q === undefined ? 0 : 12, more: false }),
      },
    );
    expect(await screen.findByText(/Without “.*Remote.*” there are 12 jobs\./)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(view.address).toBe('/admin/jobs/all?q=pumps');
  });

  it('keeps the terms and lists nothing else when a search fails', async () => {
    let fail = false;
    const view = await open(() => {
      if (fail) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
      return pageOf(aJobSummary());
    });
    await screen.findByRole('link', { name: 'Pump engineer' });
    fail = true;
    await view.user.type(screen.getByLabelText('What'), 'locks{Enter}');
    expect(await screen.findByText('The jobs did not load.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pump engineer' })).toBeNull();
    expect(screen.getByLabelText('What')).toHaveValue('locks');
    fail = false;
    // Enter in the search bar searches again, like the button.
    await view.user.type(screen.getByLabelText('What'), '{Enter}');
    await screen.findByRole('link', { name: 'Pump engineer' });
    expect(view.api.calls.filter(({ id }) => id === 'jobs.search').at(-1)?.query).toMatchObject({ q: 'locks', cursor: undefined });
  });
});
