import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { pick } from '#core/testing/pick.ts';
import type { BulkResult } from '../../contract/handling.ts';
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
  expect(dock().getByText('3 selected')).toBeVisible();
  return view;
}

const dock = () => within(screen.getByRole('region', { name: 'Selected feedback' }));
const changes = (view: View): unknown[] => bodiesOf(view, 'feedback.change-several');

describe('several items', () => {
  it('get a state that may follow one of theirs; the outcomes are told, and undone with their entries', async () => {
    const view = await selectAll({
      'feedback.change-several': answers('done', 'not-allowed', 'done'),
      'feedback.undo': answers('done', 'changed-since'),
    });
    await view.user.click(dock().getByRole('button', { name: 'Change state' }));
    const states = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(states).toEqual(['Triaged', 'In progress', 'Resolved', 'Closed', 'Spam']);
    await view.user.click(screen.getByRole('menuitem', { name: 'Resolved' }));
    expect(await screen.findByText('2 messages were changed. 1 does not allow this change.')).toBeVisible();
    expect(changes(view)).toEqual([{ ids, state: 'resolved' }]);
    expect(dock().getByText('1 selected')).toBeVisible();
    expect(view.api.calls.filter(({ id }) => id === 'feedback.list')).toHaveLength(2);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change of 1 message was undone. 1 was changed again since and stays as it is.')).toBeVisible();
    expect(bodiesOf(view, 'feedback.undo')).toEqual([{ entries: [idOf(200), idOf(202)] }]);
    await waitFor(() => expect(view.api.calls.filter(({ id }) => id === 'feedback.list')).toHaveLength(3));
  });

  it('offer no undo when none was changed', async () => {
    const view = await selectAll({ 'feedback.change-several': answers('unchanged', 'not-found', 'unchanged') });
    await view.user.dblClick(dock().getByRole('button', { name: 'Take it' }));
    expect(await screen.findByText('2 were so already. 1 no longer exists.')).toBeVisible();
    expect(changes(view)).toEqual([{ ids, assignee: ME.id }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Selected feedback' })).toBeNull();
  });

  it('are assigned to a person, or to none', async () => {
    const view = await selectAll({ 'feedback.change-several': answers('not-allowed', 'not-allowed', 'not-allowed') });
    await view.user.click(dock().getByRole('button', { name: 'Assign…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Assign 3 messages' }));
    await pick(view.user, dialog.getByRole('combobox', { name: 'Assigned to' }), 'Ada Palmer');
    await view.user.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.click(dock().getByRole('button', { name: 'Assign…' }));
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
    await view.user.click(dock().getByRole('button', { name: 'Add tag…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a tag to 3 messages' }));
    await view.user.click(dialog.getByRole('button', { name: 'Add tag' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a tag.');
    await pick(view.user, dialog.getByRole('combobox', { name: 'Tag' }), 'printing');
    await view.user.click(dialog.getByRole('button', { name: 'Add tag' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.user.click(dock().getByRole('button', { name: 'Remove tag…' }));
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

  it('are at most 500', async () => {
    const many = Array.from({ length: 501 }, (_, index) => aRow({ id: idOf(1000 + index), number: `F-${index}` }));
    const view = await openAs('/admin/feedbacks/list', new TeamServer(...many).replies);
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
    expect(dock().getByText('501 selected. At most 500 can be changed at once.')).toBeVisible();
    expect(dock().queryByRole('button', { name: 'Take it' })).toBeNull();
  });
});
