import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import type { HistoryEntry } from '../../contract/reply-schemas.ts';
import { edited, keptOf, matt, openPaints } from '../testing/open-paints.ts';

const created: HistoryEntry = {
  ...edited,
  id: 'entry-1',
  by: null,
  action: 'created',
  version: 1,
  before: null,
  after: { ...keptOf(matt), alternatives: [] },
  isUndoable: false,
  undoNeeds: ['delete'],
};
const history = { 'admin-masters.list-history': { items: [edited, created] } };

async function entries(): Promise<HTMLElement[]> {
  return within(await screen.findByRole('list', { name: 'History' })).findAllByRole('listitem');
}

describe('The history of a row', () => {
  it('shows who changed what, newest first', async () => {
    await openPaints({ replies: history });
    const [newest, oldest] = await entries();
    expect(newest).toHaveTextContent('ChangedAda');
    expect(newest).toHaveTextContent('Name in EnglishBefore: ChalkAfter: Matt white');
    expect(newest).toHaveTextContent('BaseBefore: OilAfter: Water');
    expect(newest).not.toHaveTextContent('Maker');
    expect(oldest).toHaveTextContent('AddedThe system or a deleted user');
    expect(oldest).toHaveTextContent('MakerCole');
    expect(oldest).not.toHaveTextContent('Advice');
  });

  it('names removed and added alternative names, and the rows above', async () => {
    const flat = { language: 'en', name: 'Flat white', kind: 'alternative' } as const;
    const wash = { language: 'en', name: 'Wash', kind: 'hidden' } as const;
    const milk = { language: 'en', name: 'Milk', kind: 'alternative' } as const;
    const before = { ...keptOf(matt), alternatives: [flat, wash], parent: 'cream' };
    const after = { ...keptOf(matt), alternatives: [flat, milk] };
    await openPaints({ replies: { 'admin-masters.list-history': { items: [{ ...edited, before, after }] } } });
    const [entry] = await entries();
    expect(entry).toHaveTextContent(/Before: Wash.*After: Milk/);
    expect(entry).not.toHaveTextContent('Flat white');
    expect(entry).toHaveTextContent('Row aboveBefore:');
  });

  it('shows older changes on demand', async () => {
    const items = Array.from({ length: 7 }, (_, index) => ({ ...edited, id: `entry-${index}`, isUndoable: index === 0 }));
    const view = await openPaints({ replies: { 'admin-masters.list-history': { items } } });
    expect(await entries()).toHaveLength(5);
    await view.user.click(screen.getByRole('button', { name: 'Show all changes' }));
    expect(await entries()).toHaveLength(7);
  });

  it('says that there are no changes, and that it did not load', async () => {
    let items: (() => never) | { items: [] } = () => {
      throw refusal(500, 'internal', 'It failed.');
    };
    const view = await openPaints({ replies: { 'admin-masters.list-history': () => (typeof items === 'function' ? items() : items) } });
    expect(await screen.findByText('The history did not load.')).toBeVisible();
    items = { items: [] };
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No changes are recorded yet.')).toBeVisible();
  });
});

describe('Undo', () => {
  it('shows the row anew', async () => {
    const row = { ...matt, name: 'Chalk', version: 5 };
    const view = await openPaints({ replies: { ...history, 'admin-masters.undo-change': { row } } });
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByLabelText('Name in English')).toHaveValue('Chalk'));
    expect(view.snackbar).toBe('The change was undone.');
    expect(view.api.calls.find(({ id }) => id === 'admin-masters.undo-change')?.params).toEqual({ entity: 'paints', id: 'entry-2' });
    expect(view.api.calls.filter(({ id }) => id === 'admin-masters.list-history')).toHaveLength(2);
  });

  it('keeps what the user typed', async () => {
    const row = { ...matt, name: 'Chalk', version: 5 };
    const view = await openPaints({ replies: { ...history, 'admin-masters.undo-change': { row } } });
    await view.user.type(await screen.findByLabelText('Maker'), 'man');
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This row was changed in the meantime')).toBeVisible();
    expect(screen.getByLabelText('Maker')).toHaveValue('Coleman');
  });

  it('returns to the list when the row is gone', async () => {
    const items = [{ ...created, isUndoable: true }];
    const replies = { 'admin-masters.list-history': { items }, 'admin-masters.undo-change': { row: null } };
    const view = await openPaints({ replies });
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(view.address).toBe('/admin/settings/masters/paints'));
    expect(view.snackbar).toBe('“Matt white” was removed, because its creation was undone.');
  });

  it('explains a refusal, and loads the history again', async () => {
    const refuse = (): never => {
      throw refusal(409, 'admin-masters.not-undoable', 'This change cannot be undone, because the row was changed since.');
    };
    const view = await openPaints({ replies: { ...history, 'admin-masters.undo-change': refuse } });
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(view.snackbar).toMatch(/cannot be undone/));
    await waitFor(() => expect(view.api.calls.filter(({ id }) => id === 'admin-masters.list-history')).toHaveLength(2));
  });

  it('needs the right to change rows', async () => {
    await openPaints({ replies: history, may: ['read', 'hide'] });
    expect(await entries()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
