import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { aManagedJob, idOf } from '../testing/job-builders.ts';
import { MANAGED, ManagedServer, openAsMember } from '../testing/managed-server.ts';

// Noon, so that the number of days is the same until midnight.
const inDays = (days: number): string => {
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, 12).toISOString();
};

const rows = [
  aManagedJob({ expiresAt: inDays(3), renewedAt: inDays(-4) }),
  aManagedJob({ id: idOf(11), title: 'Lock keeper', status: 'paused', expiresAt: inDays(20), reference: 'J-00000002' }),
  aManagedJob({ id: idOf(12), title: '', status: 'draft', reference: 'J-00000003', moves: ['published'] }),
  aManagedJob({
    id: idOf(13),
    title: 'Diver',
    status: 'changes_requested',
    reference: 'J-00000004',
    reviewNote: 'Name the place of work.',
    moves: ['pending_review'],
  }),
  aManagedJob({
    id: idOf(14),
    title: 'Clerk',
    status: 'closed',
    reference: 'J-00000005',
    endedAt: inDays(-2),
    endReason: 'filled_elsewhere',
    moves: [],
  }),
];

const open = (at = MANAGED, server = new ManagedServer(...rows)): Promise<View> => openAsMember(at, server.replies);
const rowOf = async (title: string): Promise<HTMLElement> => screen.findByRole('row', { name: new RegExp(`^${title}`) });
const lastQuery = (view: View): unknown => view.api.calls.findLast(({ id }) => id === 'jobs.list-managed')?.query;

describe('the postings of a company', () => {
  it('show their reference, their state, their expiry and their end', async () => {
    await open();
    const first = within(await rowOf('Pump engineer'));
    for (const text of ['J-KRVQKEBZ', 'Published', 'in 3 days', /^Renewed on /]) expect(first.getByText(text)).toBeVisible();
    expect(
      within(await rowOf('Lock keeper'))
        .getByText('in 20 days')
        .querySelector('svg'),
    ).toBeNull();
    expect(first.getByText('in 3 days').querySelector('svg')).not.toBeNull();
    expect(await rowOf('Job without a title')).toBeVisible();
    expect(within(await rowOf('Clerk')).getByText('Filled in another way')).toBeVisible();
  });

  it('show their company where there are several', async () => {
    const [first, ...others] = rows;
    if (first === undefined) throw new Error('The test has no rows');
    await open(MANAGED, new ManagedServer({ ...first, company: { ...first.company, id: idOf(77), name: 'Another one' } }, ...others));
    expect(await screen.findByRole('columnheader', { name: 'Company' })).toBeVisible();
  });

  it('show no company where all are of one', async () => {
    await open();
    await rowOf('Pump engineer');
    expect(screen.queryByRole('columnheader', { name: 'Company' })).toBeNull();
  });

  it('show why they were sent back', async () => {
    await open();
    expect(within(await rowOf('Diver')).getByText('Name the place of work.')).toBeVisible();
  });

  it('open their form before the first publication, and the posting afterwards', async () => {
    await open();
    const link = async (title: string) =>
      within(await rowOf(title))
        .getByRole('link')
        .getAttribute('href');
    expect(await link('Diver')).toBe(`/admin/jobs/employer/form?id=${idOf(13)}`);
    expect(await link('Clerk')).toBe(`/admin/jobs/all/${idOf(14)}`);
  });

  it('are filtered by the states that they have', async () => {
    const view = await open();
    const states = within(await screen.findByRole('navigation', { name: 'Jobs by state' }));
    await states.findByRole('link', { name: 'Draft 1' });
    expect(states.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All 5',
      'Draft 1',
      'Changes requested 1',
      'Published 1',
      'Paused 1',
      'Closed 1',
    ]);
    await view.user.click(states.getByRole('link', { name: 'Paused 1' }));
    await waitFor(() => expect(view.address).toBe(`${MANAGED}?status=paused`));
    await waitFor(() => expect(lastQuery(view)).toMatchObject({ status: 'paused' }));
    await waitFor(() => expect(states.getByRole('link', { name: 'Paused 1' })).toHaveAttribute('aria-current', 'page'));
  });

  it('are searched by words and sorted by their expiry, which the address holds', async () => {
    const view = await open(`${MANAGED}?status=published`);
    await view.user.type(await screen.findByRole('searchbox', { name: 'Title or reference' }), 'pump engineer{Enter}');
    await waitFor(() => expect(view.address).toBe(`${MANAGED}?status=published&q=pump%20engineer`));
    await view.user.click(await screen.findByRole('button', { name: 'Expires' }));
    await waitFor(() => expect(lastQuery(view)).toMatchObject({ status: 'published', q: 'pump engineer', sort: 'expiry' }));
  });

  it('offer to clear filters that match nothing', async () => {
    await open(`${MANAGED}?status=archived`, new ManagedServer(...rows));
    expect(await screen.findByText('No jobs match these filters')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', MANAGED);
  });

  it('stay usable when their numbers do not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = true;
    const server = new ManagedServer(...rows);
    const counts = (): unknown => {
      if (isAway) throw refusal(503, 'unavailable', 'The server is away.');
      return (server.replies['jobs.count-managed'] as () => unknown)();
    };
    const view = await openAsMember(MANAGED, { ...server.replies, 'jobs.count-managed': counts });
    expect(await rowOf('Lock keeper')).toBeVisible();
    isAway = false;
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'All 5' })).toBeVisible();
  });
});

test('an employer without postings is invited to post a job', async () => {
  await open(MANAGED, new ManagedServer());
  expect(await screen.findByText('You have not posted a job yet.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Jobs by state' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Post a job' }).length).toBeGreaterThan(0);
});
