import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { aManagedJob, idOf } from '../testing/job-builders.ts';
import { bodiesOf, MANAGED, ManagedServer, openAsMember } from '../testing/managed-server.ts';

const one = aManagedJob({ version: 2 });
const two = aManagedJob({ id: idOf(11), title: 'Lock keeper', reference: 'J-00000002', status: 'expired', moves: ['published', 'closed'] });
const MOVE_NOT_ALLOWED = 'The posting cannot go there from where it stands now.';

/** Opens the list and selects all rows. */
async function selectAll(api: FakeReplies): Promise<View> {
  const view = await openAsMember(MANAGED, { ...new ManagedServer(one, two).replies, ...api });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
  expect(selectionBar().getByText('2 selected')).toBeVisible();
  return view;
}

const selectionBar = () => within(screen.getByRole('region', { name: 'Selected jobs' }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** A page of 80 of 250 postings. */
async function selectAllOfMany(several: (ids: readonly string[]) => unknown): Promise<View> {
  const jobs = Array.from({ length: 250 }, (_, index) => aManagedJob({ id: idOf(1000 + index), reference: `J-0000${1000 + index}` }));
  const view = await openAsMember(`${MANAGED}?status=published`, {
    ...new ManagedServer(one).replies,
    'jobs.list-managed': { items: jobs.slice(0, 80), nextCursor: 'next' },
    'jobs.list-all-managed': { items: jobs, hasMore: false },
    'jobs.move-several': ({ body }: { body: { items: { id: string }[] } }) => several(body.items.map(({ id }) => id)),
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
  await view.user.click(await screen.findByRole('button', { name: 'Select all 250' }));
  expect(selectionBar().getByText('250 selected')).toBeVisible();
  expect(view.api.calls.findLast(({ id }) => id === 'jobs.list-all-managed')?.query).toEqual({ status: 'published', sort: 'todo' });
  return view;
}

const pausedAll = (ids: readonly string[]) => ({
  items: ids.map((id) => ({ id, job: aManagedJob({ id, status: 'paused', version: 2 }), error: null })),
});

describe('postings beyond the loaded rows', () => {
  it('are paused with the loaded ones, a hundred with each call', async () => {
    const view = await selectAllOfMany(pausedAll);
    await view.user.click(selectionBar().getByRole('button', { name: 'Pause' }));
    await view.user.click((await dialog()).getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('250 jobs are paused.')).toBeVisible();
    expect(screen.getByText('80 rows no longer match the filters. They stay here until the list is loaded again.')).toBeVisible();
    const sizes = bodiesOf(view, 'jobs.move-several').map((body) => (body as { items: unknown[] }).items.length);
    expect(sizes).toEqual([100, 100, 50]);
    expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
  });

  it('stay selected from the call on that failed, and their number is told', async () => {
    let calls = 0;
    const view = await selectAllOfMany((ids) => {
      calls += 1;
      if (calls === 2) throw refusal(503, 'unavailable', 'The server is away.');
      return pausedAll(ids);
    });
    await view.user.click(selectionBar().getByRole('button', { name: 'Pause' }));
    await view.user.click((await dialog()).getByRole('button', { name: 'Pause' }));
    expect(await selectionBar().findByText('150 selected')).toBeVisible();
    for (const said of ['100 jobs are paused.', 'The server is away.', '150 were not changed. They stay selected.']) {
      expect(await screen.findByText(said)).toBeVisible();
      await view.user.keyboard('{Escape}');
    }
  });
});

it('several postings are paused at once; one that cannot be paused stays selected, with the reason', async () => {
  const view = await selectAll({
    'jobs.move-several': {
      items: [
        { id: one.id, job: { ...one, status: 'paused', version: 3, moves: ['published'] }, error: null },
        { id: two.id, job: null, error: { code: 'jobs.move-not-allowed', message: MOVE_NOT_ALLOWED, issues: [] } },
      ],
    },
  });
  await view.user.click(selectionBar().getByRole('button', { name: 'Pause' }));
  await view.user.click((await dialog()).getByRole('button', { name: 'Pause' }));
  const results = within(await screen.findByRole('dialog', { name: '1 job stayed as it was' }));
  expect(within(results.getByRole('list', { name: 'Jobs that stayed as they were' })).getByText('Lock keeper')).toBeVisible();
  expect(results.getByText(MOVE_NOT_ALLOWED)).toBeVisible();
  expect(results.getByText('It worked for 1 job')).toBeVisible();
  const items = [one, two].map(({ id, version }) => ({ id, version }));
  expect(bodiesOf(view, 'jobs.move-several')).toEqual([{ to: 'paused', items }]);
  await view.user.click(results.getByRole('button', { name: 'Back to the list' }));
  expect(selectionBar().getByText('1 selected')).toBeVisible();
  expect(screen.getByText('1 job is paused.')).toBeVisible();
});

it('several postings are closed with one reason, and the sum of their applications is told', async () => {
  const closed = [one, two].map((job) => ({ id: job.id, job: { ...job, status: 'closed', moves: [] }, error: null }));
  const view = await selectAll({ 'jobs.move-several': { items: closed } });
  await view.user.click(selectionBar().getByRole('button', { name: 'Close' }));
  const closing = within(await screen.findByRole('dialog', { name: 'Close 2 jobs?' }));
  expect(await closing.findByText('2 open applications end.')).toBeVisible();
  expect(view.api.calls.findLast(({ id }) => id === 'jobs.count-open-applications')?.query).toEqual({ jobIds: `${one.id},${two.id}` });
  await view.user.click(closing.getByRole('radio', { name: 'Filled through this site' }));
  await view.user.click(closing.getByRole('button', { name: 'Close the job' }));
  expect(await screen.findByText('2 jobs are closed.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
});

it('several postings are copied to drafts, and the list is loaded again', async () => {
  const copies = [one, two].map(({ id }) => ({ id, job: aManagedJob({ id: idOf(40), status: 'draft' }), error: null }));
  const view = await selectAll({ 'jobs.copy-several': { items: copies } });
  await view.user.click(selectionBar().getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('2 jobs were copied to new drafts.')).toBeVisible();
  expect(bodiesOf(view, 'jobs.copy-several')).toEqual([{ ids: [one.id, two.id] }]);
  await waitFor(() => expect(view.api.calls.filter(({ id }) => id === 'jobs.list-managed')).toHaveLength(2));
});
