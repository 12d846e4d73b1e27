import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { pick } from '#core/testing/pick.ts';
import type { BulkResult } from '../../contract/handling-schemas.ts';
import { ADA, aRow, idOf, ME } from '../testing/sample-feedback.ts';
import { bodiesOf, openAs, TeamServer } from '../testing/team-server.ts';

const rows = [
  aRow({ tags: ['map'] }),
  aRow({ id: idOf(12), number: 'F-KLMNPQ', excerpt: 'Thank you.', state: 'closed', tags: ['login'] }),
  aRow({ id: idOf(13), number: 'F-RSTVWX', excerpt: 'How do I print?' }),
];
const ids = rows.map(({ id }) => id);

const answers = (...outcomes: BulkResult['outcome'][]): { results: BulkResult[] } => ({
  results: outcomes.map((outcome, index) => ({
    id: ids[index] ?? '',
    outcome,
    entry: outcome === 'done' ? idOf(200 + index) : null,
  })),
});

/** Opens the list and selects all rows. */
async function selectAll(api: FakeReplies): Promise<View> {
  const view = await openAs('/admin/feedbacks/list', { ...new TeamServer(...rows).replies, ...api });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
  expect(selectionBar().getByText('3 selected')).toBeVisible();
  return view;
}

const selectionBar = () => within(screen.getByRole('region', { name: 'Selected feedback' }));
const changes = (view: View): unknown[] => bodiesOf(view, 'feedback.change-several');

/** The next page does not arrive. */
const unanswered = new Promise(() => undefined);

/** Selects all of 620 items, of which the list has loaded 50. */
async function selectAllOfMany(change: (ids: readonly string[]) => unknown): Promise<View> {
  const all = Array.from({ length: 620 }, (_, index) => aRow({ id: idOf(1000 + index), number: `F-${1000 + index}` }));
  const view = await openAs('/admin/feedbacks/list', {
    ...new TeamServer().replies,
    'feedback.list': ({ query }: { query: { cursor?: string } }) =>
      query.cursor === undefined ? { items: all.slice(0, 50), nextCursor: 'next' } : unanswered,
    'feedback.list-all': { items: all, hasMore: false },
    'feedback.change-several': ({ body }: { body: { ids: string[] } }) => change(body.ids),
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
  await view.user.click(await screen.findByRole('button', { name: 'Select all 620' }));
  return view;
}

const doneAll = (some: readonly string[]) => ({ results: some.map((id) => ({ id, outcome: 'done', entry: id })) });

describe('items beyond the loaded rows', () => {
  it('are changed and undone with the loaded ones, five hundred with each call', async () => {
    const view = await selectAllOfMany(doneAll);
    await view.user.click(selectionBar().getByRole('button', { name: 'Take it' }));
    expect(await screen.findByText('620 messages were changed.')).toBeVisible();
    expect(changes(view).map((body) => (body as { ids: string[] }).ids.length)).toEqual([500, 120]);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The changes of 620 messages were undone.')).toBeVisible();
    expect(bodiesOf(view, 'feedback.undo').map((body) => (body as { entries: string[] }).entries.length)).toEqual([500, 120]);
  });

  it('stay selected when their call failed', async () => {
    const view = await selectAllOfMany((some) => {
      if (some.length < 500) throw refusal(503, 'unavailable', 'The server is away.');
      return doneAll(some);
    });
    await view.user.click(selectionBar().getByRole('button', { name: 'Take it' }));
    expect(await selectionBar().findByText('120 selected')).toBeVisible();
  });
});

describe('several items', () => {
  it('get a state that may follow one of theirs; the outcomes are told, and undone with their entries', async () => {
    const view = await selectAll({
      'feedback.change-several': answers('done', 'not-allowed', 'done'),
      'feedback.undo': answers('done', 'changed-since'),
    });
    await view.user.click(selectionBar().getByRole('button', { name: 'Change state' }));
    const states = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(states).toEqual(['Triaged', 'In progress', 'Resolved', 'Closed', 'Spam']);
    await view.user.click(screen.getByRole('menuitem', { name: 'Resolved' }));
    expect(await screen.findByText('2 messages were changed. 1 does not allow this change.')).toBeVisible();
    expect(changes(view)).toEqual([{ ids, state: 'resolved' }]);
    expect(selectionBar().getByText('1 selected')).toBeVisible();
    expect(view.api.calls.filter(({ id }) => id === 'feedback.list')).toHaveLength(2);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change of 1 message was undone. 1 was changed again since and stays as it is.')).toBeVisible();
    expect(bodiesOf(view, 'feedback.undo')).toEqual([{ entries: [idOf(200), idOf(202)] }]);
    await waitFor(() => expect(view.api.calls.filter(({ id }) => id === 'feedback.list')).toHaveLength(3));
  });

  it('offer no undo when none was changed', async () => {
    const view = await selectAll({ 'feedback.change-several': answers('unchanged', 'not-found', 'unchanged') });
    await view.user.dblClick(selectionBar().getByRole('button', { name: 'Take it' }));
    expect(await screen.findByText('2 were so already. 1 no longer exists.')).toBeVisible();
    expect(changes(view)).toEqual([{ ids, assignee: ME.id }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Selected feedback' })).toBeNull();
  });

  it('are assigned to a person, or to none', async () => {
    const view = await selectAll({ 'feedback.change-several': answers('not-allowed', 'not-allowed', 'not-allowed') });
    await view.user.click(selectionBar().getByRole('button', { name: 'Assign…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Assign 3 messages' }));
    await pick(view.user, dialog.getByRole('combobox', { name: 'Assigned to' }), 'Ada Palmer');
    await view.user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.click(selectionBar().getByRole('button', { name: 'Assign…' }));
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(changes(view)).toEqual([
        { ids, assignee: ADA.id },
        { ids, assignee: null },
      ]),
    );
  });

  it('get a tag, and lose one of theirs', async () => {
    const view = await selectAll({ 'feedback.change-several': answers('not-allowed', 'not-allowed', 'not-allowed') });
    await view.user.click(selectionBar().getByRole('button', { name: 'Add tag…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a tag to 3 messages' }));
    await view.user.click(dialog.getByRole('button', { name: 'Add tag' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a tag.');
    await pick(view.user, dialog.getByRole('combobox', { name: 'Tag' }), 'printing');
    await view.user.click(dialog.getByRole('button', { name: 'Add tag' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.click(selectionBar().getByRole('button', { name: 'Remove tag…' }));
    await view.user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Tag' }));
    const options = within(await screen.findByRole('listbox'));
    expect((await options.findAllByRole('option')).map(({ textContent }) => textContent?.trim())).toEqual(['map', 'login']);
    await view.user.click(options.getByRole('option', { name: 'map' }));
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove tag' }));
    await waitFor(() =>
      expect(changes(view)).toEqual([
        { ids, addTag: 'printing' },
        { ids, removeTag: 'map' },
      ]),
    );
  });
});
