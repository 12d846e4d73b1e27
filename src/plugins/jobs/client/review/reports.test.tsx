import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { PostingReport } from '../../contract/report-schemas.ts';
import { aJob, aManagedJob, besideAPosting, idOf } from '../testing/job-builders.ts';
import { bodiesOf, MANAGED, ManagedServer, openAsModerator } from '../testing/managed-server.ts';

const VIEW = `/admin/jobs/view?id=${idOf(1)}`;
const report = (number: number, rest: Partial<PostingReport> = {}): PostingReport => ({
  ...{ id: idOf(50 + number), reason: 'fake', detail: '', at: '2026-03-01T09:00:00.000Z', from: 'visitor', name: null },
  ...rest,
});
const three = [
  report(1, { reason: 'scam-fee', detail: 'They ask for money.', from: 'account', name: 'Ada Reporter' }),
  report(2),
  report(3, { from: 'deleted-account' }),
];
const row = aManagedJob({ moves: ['removed'], reports: 3 });

/** Opens the page of a reported posting. `reports` are those that each load finds. */
async function openReported(reports: () => unknown, api: FakeReplies = {}, abilities: readonly string[] = []): Promise<View> {
  const replies = {
    ...besideAPosting,
    ...new ManagedServer(row).replies,
    'jobs.get': aJob({
      viewer: { manages: false, moderates: true, isOpen: false, isRead: true, applyBy: null, mayApply: false, moves: ['removed'] },
    }),
    'employer.get-company': { id: idOf(2), name: 'Test Company', tagline: null, about: null },
    'jobs.list-reports': reports,
    ...api,
  };
  return openAsModerator(VIEW, replies, abilities);
}

const panel = async () => within(await screen.findByRole('region', { name: '3 open reports' }));

describe('the reports on the page of a posting', () => {
  it('say what is wrong, and who sent them', async () => {
    await openReported(() => ({ items: three, count: 5 }));
    const shown = within(await screen.findByRole('region', { name: '5 open reports' }));
    const entries = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries[0]).toMatch(/^It asks for money or bank detailsThey ask for money\.Ada Reporter · /);
    expect(entries[1]).toMatch(/^The job does not existA visitor · /);
    expect(entries[2]).toMatch(/^The job does not existA deleted account · /);
    expect(shown.getByText('2 older reports are not shown.')).toBeVisible();
  });

  it('lead to the accounts of the company, for administrators who may read users', async () => {
    const members = { items: [{ id: idOf(8), name: 'Ada Palmer', email: 'ada@demo.test', isSuspended: false }] };
    await openReported(() => ({ items: three, count: 3 }), { 'employer.list-members': members }, ['user:read']);
    const link = await (await panel()).findByRole('link', { name: 'Ada Palmer' });
    expect(link).toHaveAttribute('href', `/admin/users/${idOf(8)}`);
  });

  it('are dismissed, and disappear', async () => {
    let items: readonly PostingReport[] = three;
    const view = await openReported(() => ({ items, count: items.length }), {
      'jobs.decide-reports': () => {
        items = [];
        return { items, count: 0 };
      },
    });
    await view.user.click((await panel()).getByRole('button', { name: 'Dismiss the reports' }));
    expect(bodiesOf(view, 'jobs.decide-reports')).toEqual([{ decision: 'dismissed', reports: three.map(({ id }) => id) }]);
    expect(await screen.findByText('3 reports are dismissed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: /open reports$/ })).toBeNull());
  });

  it('are upheld by the removal of the posting with a reason', async () => {
    const view = await openReported(() => ({ items: three, count: 3 }));
    await view.user.click((await panel()).getByRole('button', { name: 'Remove the job' }));
    const question = within(await screen.findByRole('dialog'));
    await view.user.type(question.getByRole('textbox', { name: 'Reason for the company' }), 'It is not a job.');
    await view.user.click(question.getByRole('button', { name: 'Remove' }));
    const reports = three.map(({ id }) => id);
    await waitFor(() => expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'removed', reason: 'It is not a job.', version: 1, reports }]));
  });

  it('on a posting that has ended are only marked', async () => {
    const view = await openReported(() => ({ items: three, count: 3 }), {
      'jobs.get': aJob({
        status: 'closed',
        viewer: { manages: false, moderates: true, isOpen: false, isRead: true, applyBy: null, mayApply: false, moves: [] },
      }),
      'jobs.decide-reports': { items: [], count: 0 },
    });
    await view.user.click((await panel()).getByRole('button', { name: 'Uphold the reports' }));
    expect(screen.queryByRole('button', { name: 'Remove the job' })).toBeNull();
    await waitFor(() => expect(bodiesOf(view, 'jobs.decide-reports')).toMatchObject([{ decision: 'upheld' }]));
  });

  it('that another administrator has decided are loaded again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let items: readonly PostingReport[] = three;
    const view = await openReported(() => ({ items, count: items.length }), {
      'jobs.decide-reports': () => {
        items = [];
        throw refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
      },
    });
    await view.user.click((await panel()).getByRole('button', { name: 'Dismiss the reports' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /open reports$/ })).toBeNull());
    expect(view.snackbar).toMatch(/^This was changed/);
  });

  it('can be loaded again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const view = await openReported(() => (fails ? Promise.reject(refusal(500, 'internal', 'It failed.')) : { items: three, count: 3 }));
    expect(await screen.findByText('The reports did not load.')).toBeVisible();
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await panel()).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the list of administrators', () => {
  const replies = (reported: number): FakeReplies => ({
    ...new ManagedServer(row).replies,
    'jobs.count-managed': { items: [{ status: 'published', count: 1 }], reported },
  });

  it('has the reported postings as a filter, and their number in the rows', async () => {
    const view = await openAsModerator(MANAGED, replies(1));
    expect(within(await screen.findByRole('row', { name: /^Pump/ })).getByText('3 open reports')).toBeVisible();
    const filter = await within(screen.getByRole('navigation', { name: 'Jobs by state' })).findByRole('link', { name: 'Reported 1' });
    await view.user.click(filter);
    expect(view.address).toBe(`${MANAGED}?reported=true`);
    await waitFor(() => expect(view.api.calls.findLast(({ id }) => id === 'jobs.list-managed')?.query).toMatchObject({ reported: true }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Reported 1' })).toHaveAttribute('aria-current', 'page'));
  });

  it('says that nothing is reported', async () => {
    await openAsModerator(`${MANAGED}?reported=true`, { ...replies(0), 'jobs.list-managed': { items: [], nextCursor: null } });
    expect(await screen.findByText('No job has an open report.')).toBeVisible();
  });
});
