import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { aManagedJob, idOf } from '../testing/job-builders.ts';
import { bodiesOf, MANAGED, ManagedServer, openAsMember } from '../testing/managed-server.ts';

const one = aManagedJob({ version: 2 });
const two = aManagedJob({ id: idOf(11), title: 'Lock keeper', reference: 'J-00000002', status: 'expired', moves: ['published', 'closed'] });
const MOVE_NOT_ALLOWED = 'The posting cannot go there from where it stands now.';

/** Opens the list and selects all rows. */
async function selectAll(api: FakeReplies): Promise<View> {
  const view = await openAsMember(MANAGED, { ...new ManagedServer(one, two).replies, ...api });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
  expect(dock().getByText('2 selected')).toBeVisible();
  return view;
}

const dock = () => within(screen.getByRole('region', { name: 'Selected jobs' }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('several postings', () => {
  it('are paused at once; one that cannot be paused stays selected, with the reason', async () => {
    const view = await selectAll({
      'jobs.move-several': {
        items: [
          { id: one.id, job: { ...one, status: 'paused', version: 3, moves: ['published'] }, error: null },
          { id: two.id, job: null, error: { code: 'jobs.move-not-allowed', message: MOVE_NOT_ALLOWED, issues: [] } },
        ],
      },
    });
    await view.user.click(dock().getByRole('button', { name: 'Pause' }));
    await view.user.click((await dialog()).getByRole('button', { name: 'Pause' }));
    const results = within(await screen.findByRole('dialog', { name: '1 job stayed as it was' }));
    expect(within(results.getByRole('list', { name: 'Jobs that stayed as they were' })).getByText('Lock keeper')).toBeVisible();
    expect(results.getByText(MOVE_NOT_ALLOWED)).toBeVisible();
    expect(results.getByText('It worked for 1 job')).toBeVisible();
    const items = [one, two].map(({ id, version }) => ({ id, version }));
    expect(bodiesOf(view, 'jobs.move-several')).toEqual([{ to: 'paused', items }]);
    await view.user.click(results.getByRole('button', { name: 'Back to the list' }));
    expect(dock().getByText('1 selected')).toBeVisible();
    expect(screen.getByText('1 job is paused.')).toBeVisible();
  });

  it('are closed with one reason, and the sum of their applications is told', async () => {
    const closed = [one, two].map((job) => ({ id: job.id, job: { ...job, status: 'closed', moves: [] }, error: null }));
    const view = await selectAll({ 'jobs.move-several': { items: closed } });
    await view.user.click(dock().getByRole('button', { name: 'Close' }));
    const closing = within(await screen.findByRole('dialog', { name: 'Close 2 jobs?' }));
    expect(await closing.findByText('2 open applications end.')).toBeVisible();
    expect(view.api.calls.findLast(({ id }) => id === 'jobs.count-open-applications')?.query).toEqual({ jobIds: `${one.id},${two.id}` });
    await view.user.click(closing.getByRole('radio', { name: 'Filled through this site' }));
    await view.user.click(closing.getByRole('button', { name: 'Close for good' }));
    expect(await screen.findByText('2 jobs are closed.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
  });

  it('are copied to drafts, and the list is loaded again', async () => {
    const copies = [one, two].map(({ id }) => ({ id, job: aManagedJob({ id: idOf(40), status: 'draft' }), error: null }));
    const view = await selectAll({ 'jobs.copy-several': { items: copies } });
    await view.user.click(dock().getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('2 jobs were copied to new drafts.')).toBeVisible();
    expect(bodiesOf(view, 'jobs.copy-several')).toEqual([{ ids: [one.id, two.id] }]);
    await waitFor(() => expect(view.api.calls.filter(({ id }) => id === 'jobs.list-managed')).toHaveLength(2));
  });
});
