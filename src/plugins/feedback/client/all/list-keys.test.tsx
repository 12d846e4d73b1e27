import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { aRow, idOf, ME } from '../testing/sample-feedback.ts';
import { bodiesOf, openAs, TeamServer } from '../testing/team-server.ts';

const LIST = '/admin/feedbacks/list';

const rows = [
  aRow(),
  aRow({ id: idOf(12), number: 'F-KLMNPQ', excerpt: 'Thank you.' }),
  aRow({ id: idOf(13), number: 'F-RSTVWX', excerpt: 'How do I print?' }),
];

const ordinary = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = ordinary;
});

/** Opens the list with the focus on its first row; with a preview beside it in a wide window. */
async function open({ isWide = false, api = {} } = {}): Promise<View> {
  if (isWide) globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: true });
  const view = await openAs(LIST, { ...new TeamServer(...rows).replies, ...api });
  act(() => row(0).focus());
  return view;
}

const row = (index: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (found === null) throw new Error(`There is no row ${index}.`);
  return found;
};
const press = (view: View, keys: string): Promise<void> => view.user.keyboard(keys);
const UNDO = '{Control>}z{/Control}';
const handled = (view: View): unknown[] => bodiesOf(view, 'feedback.handle');

describe('the keys of the list', () => {
  it('move between rows, take, close and undo', async () => {
    const view = await open();
    await press(view, 'j');
    expect(row(1)).toHaveFocus();
    await press(view, 'jjk');
    expect(row(1)).toHaveFocus();
    await press(view, 'a');
    expect(await screen.findByText('F-KLMNPQ is assigned to Demo admin.')).toBeVisible();
    await press(view, 'c');
    expect(await screen.findByText('F-KLMNPQ: the state is now “Closed”.')).toBeVisible();
    expect(within(row(1)).getByText('Closed')).toBeVisible();
    expect(handled(view)).toEqual([
      { assignee: ME.id, version: 1 },
      { state: 'closed', version: 2 },
    ]);
    await press(view, UNDO);
    expect(await screen.findByText('The change of F-KLMNPQ was undone.')).toBeVisible();
    await press(view, UNDO);
    await waitFor(() => expect(bodiesOf(view, 'feedback.undo')).toEqual([{ entries: [idOf(102)] }, { entries: [idOf(101)] }]));
    await act(async () => view.resolve(SnackbarStore).hide());
    await press(view, UNDO);
    expect(await screen.findByText('There is no change that can be undone.')).toBeVisible();
  });

  it('undo a change that is still under way', async () => {
    const view = await open();
    await press(view, `c${UNDO}`);
    await waitFor(() => expect(bodiesOf(view, 'feedback.undo')).toEqual([{ entries: [idOf(101)] }]));
  });

  it('do not close what is closed, and do not repeat a decision while a key is held', async () => {
    const view = await open();
    await press(view, 'cc');
    fireEvent.keyDown(row(0), { key: 'a', repeat: true });
    await screen.findByText('F-BCDFGH: the state is now “Closed”.');
    expect(handled(view)).toEqual([{ state: 'closed', version: 1 }]);
  });

  it('return from the preview to the row with Escape', async () => {
    const view = await open({ isWide: true });
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    await press(view, 'r');
    expect(field).toHaveFocus();
    await press(view, 'Not yet{Escape}');
    expect(row(0)).toHaveFocus();
    expect(field).toHaveValue('Not yet');
  });

  it('work with a keyboard of another script', async () => {
    const view = await open();
    fireEvent.keyDown(row(0), { key: 'ش', code: 'KeyA' });
    expect(await screen.findByText('F-BCDFGH is assigned to Demo admin.')).toBeVisible();
    expect(handled(view)).toHaveLength(1);
  });

  it('open the page of the item to answer it', async () => {
    const view = await open();
    await press(view, 'r');
    await waitFor(() => expect(view.address).toBe(`/admin/feedbacks/form?id=${idOf(11)}`));
  });

  it('are letters in a field, and nothing outside of the list, in a menu or with a modifier', async () => {
    const view = await open();
    await view.user.type(screen.getByRole('searchbox'), 'jack');
    expect(screen.getByRole('searchbox')).toHaveValue('jack');
    act(() => screen.getByRole('button', { name: 'Export as CSV' }).focus());
    await press(view, 'a');
    act(() => row(0).focus());
    await press(view, '{Control>}c{/Control}{Alt>}a{/Alt}');
    expect(handled(view)).toEqual([]);
    expect(view.address).toBe(LIST);
  });

  it('have their names on the screen', async () => {
    const namesOf = (): (string | null)[] =>
      within(screen.getByRole('list', { name: 'Keys of the list' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const names = ['J next', 'K previous', 'A take', 'R answer', 'C close', 'Ctrl Z undo'];
    await open();
    expect(namesOf()).toEqual(names);
    cleanup();
    await open({ isWide: true });
    expect(namesOf()).toEqual([...names, 'Esc back to the list']);
  });
});

it('a change by key that came too late is told above the list with what was decided', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open({ api: new TeamServer(...rows).closedFirst(idOf(11)) });
  await press(view, 'a');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Ada Palmer changed the state from “New” to “Closed”.');
  expect(within(row(0)).getByText('Closed')).toBeVisible();
});

describe('in a wide window', () => {
  const preview = () => within(screen.getByRole('region', { name: 'Chosen feedback' }));

  it('the focused row is shown beside the list, and follows changes by key', async () => {
    const view = await open({ isWide: true });
    await preview().findByText('The map does not open.');
    await press(view, 'j');
    await preview().findByText('Thank you.');
    await press(view, 'a');
    await waitFor(() => expect(preview().getByRole('combobox', { name: 'Assigned to' })).toHaveValue('Demo admin'));
    expect(within(row(1)).getByText('Demo admin')).toBeVisible();
  });

  it('a press on a row shows it and opens no page; Enter moves the focus to the preview, where the keys work too', async () => {
    const view = await open({ isWide: true });
    await view.user.click(screen.getByRole('link', { name: /^How do I print/ }));
    expect(view.address).toBe(LIST);
    expect(row(2)).toHaveFocus();
    await preview().findByText('How do I print?');
    await press(view, '{Enter}');
    expect(screen.getByRole('region', { name: 'Chosen feedback' })).toHaveFocus();
    await press(view, 'k');
    expect(row(1)).toHaveFocus();
    expect(preview().getByRole('link', { name: 'Open as a page' })).toHaveAttribute('href', `/admin/feedbacks/form?id=${idOf(12)}`);
  });

  it('a row that is answered before its item is loaded gets the answer, and not the row before', async () => {
    const view = await open({ isWide: true });
    await preview().findByText('The map does not open.');
    await press(view, 'jr');
    await waitFor(() => expect(preview().getByRole('textbox', { name: 'Your answer' })).toHaveFocus());
    expect(preview().getByText('Thank you.')).toBeVisible();
    await press(view, 'For this row');
    expect(document.activeElement).toHaveValue('For this row');
    await press(view, '{Escape}k');
    await preview().findByText('The map does not open.');
    expect(row(0)).toHaveFocus();
  });

  it('the field for an answer gets the focus, and then takes the letters', async () => {
    const view = await open({ isWide: true });
    await preview().findByText('The map does not open.');
    await press(view, 'r');
    await press(view, 'a calm answer');
    expect(document.activeElement).toHaveValue('a calm answer');
    expect(handled(view)).toEqual([]);
  });
});
