import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJobSummary, idOf, pageOf } from '../testing/job-builders.ts';

const categories = { items: [{ code: 'engineering', name: 'Engineering', jobs: 1 }] };

const open = (reply: unknown, search = {}): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at: href(jobRoutes.search, {}, search),
    as: 'candidate',
    api: { 'jobs.search': reply, 'jobs.list-categories': categories },
  });

describe('the search of job postings', () => {
  it('shows what each posting is about, and leads to it', async () => {
    await open(pageOf(aJobSummary()));
    const row = within(await screen.findByRole('list', { name: 'Job postings' })).getByRole('listitem');
    expect(row).toHaveTextContent('Test Company');
    expect(row).toHaveTextContent('€48,000 to €60,000 a year');
    expect(within(row).getByRole('link', { name: 'Pump engineer' })).toHaveAttribute('href', `/admin/jobs/all/${idOf(1)}`);
  });

  it('asks for what the address says', async () => {
    const view = await open(pageOf(), { q: 'engineer', category: 'engineering', minSalary: 50_000 });
    await screen.findByText('No published posting matches.');
    const call = view.api.calls.find(({ id }) => id === 'jobs.search');
    expect(call?.query).toMatchObject({ q: 'engineer', category: 'engineering', minSalary: 50_000 });
    expect(screen.getByLabelText('What')).toHaveValue('engineer');
    expect(screen.getByLabelText('Category')).toHaveValue('engineering');
  });

  it('puts the terms into the address when somebody searches', async () => {
    const view = await open(pageOf(aJobSummary()));
    await view.user.type(screen.getByLabelText('What'), 'pumps');
    await view.user.type(screen.getByLabelText('Minimum pay a year'), '50,000{Enter}');
    await screen.findByRole('list', { name: 'Job postings' });
    expect(view.address).toBe('/admin/jobs/all?q=pumps&minSalary=50000');
  });

  it('keeps the focus where it was when the results change, and shows the terms of before on the way back', async () => {
    const view = await open(pageOf(aJobSummary()));
    await screen.findByRole('list', { name: 'Job postings' });
    await view.user.selectOptions(screen.getByLabelText('Category'), 'engineering');
    expect(view.address).toBe('/admin/jobs/all?category=engineering');
    expect(screen.getByLabelText('Category')).toHaveFocus();
    await view.user.type(screen.getByLabelText('What'), ' pumps {Enter}');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=pumps&category=engineering'));
    await waitFor(() => expect(screen.getByLabelText('What')).toHaveValue('pumps'));
    expect(screen.getByLabelText('What')).toHaveFocus();
    await view.open('/admin/jobs/all');
    await waitFor(() => expect(screen.getByLabelText('What')).toHaveValue(''));
    expect(screen.getByLabelText('Category')).toHaveValue('');
  });

  it('grows by pages and keeps what it has when a page fails', async () => {
    let fail = true;
    const view = await open(({ query }: { query: { cursor?: string } }) => {
      if (query.cursor === undefined) return { items: [aJobSummary()], nextCursor: 'more' };
      if (fail) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
      return pageOf(aJobSummary({ id: idOf(9), title: 'Lock keeper' }));
    });
    await view.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The postings did not load.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pump engineer' })).toBeVisible();
    fail = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Lock keeper' })).toBeVisible();
  });
});
