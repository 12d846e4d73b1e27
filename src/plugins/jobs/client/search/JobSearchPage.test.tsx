import { act, screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { rowMarks } from '../../contract/client-extension-points.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, aJobSummary, idOf, pageOf } from '../testing/job-builders.ts';

const categories = { items: [{ code: 'engineering', name: 'Engineering', jobs: 1 }] };

/** A plugin that marks the first posting, and has a second mark that does not load. */
const marking = defineClientPlugin({
  id: 'marking',
  requires: ['jobs'],
  contributes: [
    contribute(rowMarks, { id: 'marking.known', order: 10, value: { load: async () => ({ Source, Mark }) } }),
    contribute(rowMarks, { id: 'marking.away', order: 20, value: { load: () => Promise.reject(new Error('away')) } }),
  ],
});

function Source(): JSX.Element {
  return <i>Source of marks</i>;
}

function Mark({ jobId }: { readonly jobId: string }): JSX.Element | null {
  return jobId === idOf(1) ? <b>Known</b> : null;
}

const open = (reply: unknown, search = {}, api: FakeReplies = {}): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, marking], {
    at: href(jobRoutes.search, {}, search),
    as: 'candidate',
    api: {
      'jobs.search': reply,
      'jobs.count': { count: 1, more: false },
      'jobs.list-categories': categories,
      ...api,
    },
  });

// Wide enough for the filters beside the list, but not for a preview.
const ordinary = globalThis.matchMedia;
beforeEach(() => {
  globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('1280') });
});
afterEach(() => {
  globalThis.matchMedia = ordinary;
});

const filter = (name: string): HTMLElement => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

describe('the search of job postings', () => {
  it('shows the main facts of each posting, and links to it', async () => {
    await open(pageOf(aJobSummary()));
    const row = within(await screen.findByRole('list', { name: 'Jobs' })).getByRole('listitem');
    expect(row).toHaveTextContent('Test Company');
    expect(row).toHaveTextContent('€48,000 to €60,000 a year');
    expect(within(row).getByRole('link', { name: 'Pump engineer' })).toHaveAttribute('href', `/admin/jobs/all/${idOf(1)}`);
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
    expect(screen.getByRole('link', { name: 'Pump engineer' })).toHaveFocus();
  });

  it('marks the found words, and the postings that another plugin marks', async () => {
    await open(pageOf(aJobSummary(), aJobSummary({ id: idOf(9), title: 'Engine driver' })), { q: 'engin' });
    const rows = within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent('Known'));
    expect(rows[1]).not.toHaveTextContent('Known');
    expect(screen.getAllByText('Source of marks')).toHaveLength(1);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['engineer', 'Engine']);
  });

  it('searches for the terms of the address, and shows the number of results', async () => {
    const terms = { q: 'engineer', where: 'oslo', category: 'engineering', minSalary: 50_000, workMode: 'remote', postedWithin: 7 };
    const view = await open(pageOf(aJobSummary()), terms, { 'jobs.count': { count: 1000, more: true } });
    await screen.findByRole('list', { name: 'Jobs' });
    expect(view.api.calls.find(({ id }) => id === 'jobs.search')?.query).toMatchObject(terms);
    expect(screen.getByLabelText('What')).toHaveValue('engineer');
    expect(screen.getByLabelText('Where')).toHaveValue('oslo');
    expect(await screen.findByRole('radio', { name: /^Engineering/ })).toBeChecked();
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
    await view.user.click(await screen.findByRole('radio', { name: /^Engineering/ }));
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
    expect(filter('Any category')).toBeChecked();
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
