import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { aManagedJob, idOf } from '../testing/job-builders.ts';
import { bodiesOf, MANAGED, ManagedServer, openAsMember } from '../testing/managed-server.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();
const pump = aManagedJob({ version: 4, expiresAt: inDays(3), renewals: 4 });

const open = (job = pump, api: FakeReplies = {}): Promise<View> => openAsMember(MANAGED, { ...new ManagedServer(job).replies, ...api });

const actions = async (view: View): Promise<(string | null)[]> => {
  await view.user.click(await screen.findByRole('button', { name: 'Actions for “Pump engineer”' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

const choose = async (view: View, action: string): Promise<void> => {
  await actions(view);
  await view.user.click(screen.getByRole('menuitem', { name: action }));
};

const dialog = async () => within(await screen.findByRole('dialog'));

describe('a posting', () => {
  it('offers the actions that its state allows', async () => {
    const view = await open();
    expect(await actions(view)).toEqual(['Edit', 'Preview', 'Pause', 'Renew', 'Close', 'Copy', 'History']);
  });

  it('is paused after an explanation, and published again by the undo', async () => {
    const view = await open();
    await choose(view, 'Pause');
    await view.user.click((await dialog()).getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('“Pump engineer” is paused.')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /^Pump/ })).getByText('Paused')).toBeVisible();
    expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'paused', version: 4 }]);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Pump engineer” is published again.')).toBeVisible();
    expect(bodiesOf(view, 'jobs.move').at(-1)).toEqual({ to: 'published', version: 5 });
  });

  it('is renewed for some days, when the company says that it is still hiring', async () => {
    const view = await open();
    await choose(view, 'Renew');
    const renewal = await dialog();
    expect(renewal.getByText(/^You can renew it 1 more time after this\./)).toBeVisible();
    const days = renewal.getByRole('textbox', { name: 'Days to add' });
    expect(days).toHaveValue('30');
    await view.user.clear(days);
    await view.user.type(days, '31');
    await view.user.click(renewal.getByRole('button', { name: 'Renew' }));
    expect(renewal.getByText('Enter a whole number from 1 to 30.')).toBeVisible();
    expect(renewal.getByText('Say that you are still hiring.')).toBeVisible();
    await view.user.clear(days);
    await view.user.type(days, '٧');
    expect(renewal.getByText(/^It then expires on /)).toBeVisible();
    await view.user.click(renewal.getByRole('checkbox', { name: 'We are still hiring' }));
    await view.user.click(renewal.getByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'published', days: 7, stillHiring: true, version: 4 }]));
  });

  it('is closed with a reason, after the number of ending applications was told', async () => {
    const view = await open();
    await choose(view, 'Close');
    const closing = await dialog();
    expect(await closing.findByText('2 open applications end.')).toBeVisible();
    await view.user.click(closing.getByRole('button', { name: 'Close the job' }));
    expect(closing.getByText('Choose why you close the posting.')).toBeVisible();
    expect(bodiesOf(view, 'jobs.move')).toEqual([]);
    expect(closing.getAllByRole('radio')).toHaveLength(5);
    await view.user.click(closing.getByRole('radio', { name: 'Hiring is on hold' }));
    await view.user.click(closing.getByRole('button', { name: 'Close the job' }));
    expect(await screen.findByText('“Pump engineer” is closed.')).toBeVisible();
    expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'closed', reason: 'on_hold', version: 4 }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('whose hiring is on hold is paused instead of closed, if the company likes', async () => {
    const view = await open();
    await choose(view, 'Close');
    const closing = await dialog();
    await view.user.click(closing.getByRole('radio', { name: 'Hiring is on hold' }));
    await view.user.click(closing.getByRole('button', { name: 'Pause it instead' }));
    const pausing = within(await screen.findByRole('dialog', { name: 'Pause “Pump engineer”?' }));
    await view.user.click(pausing.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'paused', version: 4 }]));
  });

  it.each([
    ['published', inDays(3), { to: 'published' }, /^It then expires on [^.]*\.$/],
    ['pending_review', inDays(3), { to: 'pending_review' }, /^It then expires on [^.]*\.$/],
    ['published', inDays(-3), { to: 'published', days: 30 }, /this counts as a renewal\. You can renew it 1 more time/],
  ] as const)('that is closed is opened again to %s (expiry %s)', async (to, expiresAt, body, expiry) => {
    const closed = aManagedJob({ version: 4, status: 'closed', expiresAt, renewals: 4, endReason: 'on_hold', moves: [to] });
    const view = await open(closed);
    await choose(view, 'Open again');
    const question = within(await screen.findByRole('dialog', { name: 'Open “Pump engineer” again?' }));
    expect(question.getByText(/^It then expires on/).closest('p')).toHaveTextContent(expiry);
    expect(question.queryAllByText('An administrator reviews it first.')).toHaveLength(to === 'pending_review' ? 1 : 0);
    await view.user.click(question.getByRole('button', { name: 'Open again' }));
    const done = to === 'published' ? '“Pump engineer” is open again.' : '“Pump engineer” was sent to the review.';
    expect(await screen.findByText(done)).toBeVisible();
    expect(bodiesOf(view, 'jobs.move')).toEqual([{ ...body, version: 4 }]);
  });

  it('that cannot be opened again does not offer it', async () => {
    const view = await open(aManagedJob({ status: 'closed', moves: [] }));
    expect(await actions(view)).toEqual(['Preview', 'Copy', 'History']);
  });

  it('is copied to a draft, whose form opens', async () => {
    const view = await open(pump, { 'jobs.copy': { job: aManagedJob({ id: idOf(20), status: 'draft' }) } });
    await choose(view, 'Copy');
    await waitFor(() => expect(view.address).toBe(`/admin/jobs/employer/form?id=${idOf(20)}`));
  });

  it('that is a draft is deleted after a question', async () => {
    const view = await open(aManagedJob({ status: 'draft', moves: ['published'] }), { 'jobs.delete-draft': undefined });
    expect(await actions(view)).toEqual(['Edit', 'Preview', 'Post', 'Copy', 'History', 'Delete the draft']);
    await view.user.click(screen.getByRole('menuitem', { name: 'Delete the draft' }));
    await view.user.click((await dialog()).getByRole('button', { name: 'Delete the draft' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Pump/ })).toBeNull());
  });
});

describe('a move that is refused', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('because of a change shows the posting as it is now, and what was decided', async () => {
    const server = new ManagedServer(pump);
    const decision = {
      id: idOf(30),
      at: inDays(0),
      by: 'member',
      actor: 'Bert',
      action: 'moved',
      from: 'published',
      to: 'closed',
      reason: 'filled_here',
      note: null,
      fields: [],
    };
    const earlier = { ...decision, id: idOf(31), at: '2026-02-01T09:00:00.000Z', actor: 'Carl' };
    const view = await openAsMember(MANAGED, {
      ...server.replies,
      'jobs.move': () => {
        server.rows = [aManagedJob({ version: 5, status: 'closed', moves: [] })];
        throw refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
      },
      'jobs.list-events': { items: [decision, earlier], nextCursor: null },
    });
    await choose(view, 'Pause');
    await view.user.click((await dialog()).getByRole('button', { name: 'Pause' }));
    const note = await screen.findByText('“Pump engineer” was not changed');
    expect(screen.getByText(/^Bert closed it\./)).toBeVisible();
    expect(screen.queryByText(/Carl/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(screen.getByRole('row', { name: /^Pump/ })).getByText('Closed')).toBeVisible();
    await view.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Close' }));
    expect(note).not.toBeInTheDocument();
  });

  it('by a lost connection keeps the dialog with what was entered', async () => {
    const view = await open(pump, {
      'jobs.move': refusal(503, 'unavailable', 'The server is away.'),
    });
    await choose(view, 'Close');
    const closing = await dialog();
    await view.user.click(closing.getByRole('radio', { name: 'Another reason' }));
    await view.user.click(closing.getByRole('button', { name: 'Close the job' }));
    await waitFor(() => expect(view.snackbar).toBe('The server is away.'));
    expect((await dialog()).getByRole('radio', { name: 'Another reason' })).toBeChecked();
  });
});
