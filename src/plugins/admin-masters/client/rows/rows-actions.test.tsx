import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters as open, params, red, rest } from '../testing/open-masters.ts';

const rows = [red, { ...red, code: 'umber', name: 'Umber', uses: 0, isHidden: true }, { ...red, code: 'sage', name: 'Sage', children: 12 }];
/** The next page does not arrive. */
const unanswered = new Promise(() => undefined);

const list = { 'admin-masters.list-rows': { items: rows, nextCursor: null } };
const names = (): (string | null)[] => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const bodies = (view: View, id: string): unknown[] => view.api.calls.filter((call) => call.id === id).map(({ body }) => body);
const lastQuery = (view: View): unknown => view.api.calls.findLast(({ id }) => id === 'admin-masters.list-rows')?.query;
const page = href(masterRoutes.rows, params);

/** The server keeps the order that it is told. */
function ordering() {
  let shown = rows;
  return {
    'admin-masters.list-rows': () => ({ items: shown, nextCursor: null }),
    'admin-masters.place-row': ({ params: { code }, body }: { params: { code: string }; body: { before: string | null } }) => {
      const row = shown.find((one) => one.code === code) ?? red;
      const others = shown.filter((one) => one.code !== code);
      const at = body.before === null ? others.length : others.findIndex((one) => one.code === body.before);
      const saved = { ...row, version: row.version + 1 };
      shown = others.toSpliced(at, 0, saved);
      return { ...saved, ...rest };
    },
  };
}

async function choose(view: View, name: string, action: string): Promise<void> {
  await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await view.user.click(screen.getByRole('menuitem', { name: action }));
}

describe('the order of rows', () => {
  it('is changed in the menu of a row, and undone with the version of the change', async () => {
    const view = await open(page, ordering());
    await choose(view, 'Red', 'Move down');
    await waitFor(() => expect(names()).toEqual(['Umber', 'Red', 'Sage']));
    expect(view.snackbar).toBe('Moved “Red”.');
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Red', 'Umber', 'Sage']));
    expect(bodies(view, 'admin-masters.place-row')).toEqual([
      { parent: null, before: 'sage', version: 2 },
      { parent: null, before: 'umber', version: 3 },
    ]);
  });

  it('is changed with Alt and the arrow keys', async () => {
    await open(page, ordering());
    fireEvent.keyDown(await screen.findByRole('row', { name: 'Sage' }), { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(names()).toEqual(['Red', 'Sage', 'Umber']));
  });

  it('is chosen from a list above the table, kept in the address and asked for in the language of the page', async () => {
    const view = await open(`${page}?q=u`, list);
    await view.user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name');
    await waitFor(() => expect(lastQuery(view)).toMatchObject({ q: 'u', sort: 'name' }));
    expect(view.address).toBe(`${page}?q=u&sort=name`);
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Own order');
    await waitFor(() => expect(view.address).toBe(`${page}?q=u`));
  });

  it('by name does not let rows be moved, and says what to do', async () => {
    const view = await open(`${page}?sort=name`, ordering());
    expect(await screen.findByText(/^These rows are sorted by name/)).toBeVisible();
    expect(document.querySelector('[data-grip]')).toBeNull();
    fireEvent.keyDown(screen.getByRole('row', { name: 'Sage' }), { key: 'ArrowUp', altKey: true });
    await view.user.click(screen.getByRole('button', { name: 'Actions for Red' }));
    expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull();
    expect(bodies(view, 'admin-masters.place-row')).toEqual([]);
  });

  it('is changed twice in a row, each time with the version of the change before', async () => {
    const server = ordering();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const place = server['admin-masters.place-row'];
    const view = await open(page, {
      ...server,
      'admin-masters.place-row': (call: Parameters<typeof place>[0]) => held.then(() => place(call)),
    });
    const sage = await screen.findByRole('row', { name: 'Sage' });
    fireEvent.keyDown(sage, { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(sage, { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['Sage', 'Red', 'Umber']);
    release();
    await waitFor(() => expect(bodies(view, 'admin-masters.place-row')).toHaveLength(2));
    expect(bodies(view, 'admin-masters.place-row')).toEqual([
      { parent: null, before: 'umber', version: 2 },
      { parent: null, before: 'red', version: 3 },
    ]);
    await waitFor(() => expect(names()).toEqual(['Sage', 'Red', 'Umber']));
  });

  it('is not put back by an answer from before a move that is on its way', async () => {
    const server = ordering();
    const held: (() => void)[] = [];
    const holding = { rows: false, moves: false };
    const answer = <Reply,>(kind: keyof typeof holding, reply: Reply): Reply | Promise<Reply> =>
      holding[kind] ? new Promise((resolve) => held.push(() => resolve(reply))) : reply;
    const view = await open(page, {
      'admin-masters.list-rows': () => answer('rows', server['admin-masters.list-rows']()),
      'admin-masters.place-row': (call: Parameters<(typeof server)['admin-masters.place-row']>[0]) =>
        answer('moves', server['admin-masters.place-row'](call)),
    });
    await screen.findByRole('row', { name: 'Sage' });
    holding.rows = true;
    await choose(view, 'Sage', 'Move to the top');
    holding.moves = true;
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Red', 'Umber', 'Sage']);
    for (let at = 0; at < held.length; at += 1) {
      await act(async () => held[at]?.());
      expect(names()).toEqual(['Red', 'Umber', 'Sage']);
    }
    expect(held).toHaveLength(3);
  });

  it('is changed by dragging the handle of a row', async () => {
    await open(page, ordering());
    const row = await screen.findByRole('row', { name: 'Sage' });
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => void data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
    };
    const grip = row.querySelector('[data-grip]');
    if (grip === null) throw new Error('The row has no handle');
    fireEvent.dragStart(grip, { dataTransfer });
    const target = screen.getByRole('row', { name: 'Red' });
    // Events of the test have no place, which counts as the lower half.
    fireEvent.dragOver(target, { dataTransfer });
    expect(target).toHaveAttribute('data-drop', 'after');
    fireEvent.drop(target, { dataTransfer });
    await waitFor(() => expect(names()).toEqual(['Red', 'Sage', 'Umber']));
  });

  it('returns to that of the server when a move fails', async () => {
    const view = await open(page, {
      ...list,
      'admin-masters.place-row': refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.'),
    });
    await choose(view, 'Red', 'Move to the end');
    await waitFor(() => expect(names()).toEqual(['Red', 'Umber', 'Sage']));
    expect(view.snackbar).toBe('This was changed in the meantime. Reload to see the current version.');
  });

  it('cannot be changed among the results of a search', async () => {
    const view = await open(href(masterRoutes.rows, params, { q: 're' }), list);
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Red' }));
    expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Hide' })).toBeVisible();
  });
});

describe('rows', () => {
  it('are shown level by level, and those of all levels in a search', async () => {
    const view = await open(page, list);
    const below = within(await screen.findByRole('row', { name: 'Sage' })).getByRole('link', { name: '12 rows' });
    expect(lastQuery(view)).toMatchObject({ parent: '' });
    await view.user.click(below);
    await waitFor(() => expect(lastQuery(view)).toMatchObject({ parent: 'sage' }));
    await view.user.click(screen.getByRole('button', { name: 'Filters' }));
    await view.user.selectOptions(screen.getByLabelText('Show'), 'Not in use');
    await view.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(lastQuery(view)).toMatchObject({ filter: 'unused' }));
    expect(lastQuery(view)).not.toHaveProperty('parent', 'sage');
  });

  it('are hidden together, and shown again by undo', async () => {
    const done = { results: rows.map(({ code }, at) => ({ code, outcome: at === 1 ? 'unchanged' : 'done' })) };
    const view = await open(page, { ...list, 'admin-masters.change-rows': done });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
    const selectionBar = screen.getByRole('region', { name: 'Selected rows' });
    expect(selectionBar).toHaveTextContent('3 selected');
    await view.user.click(within(selectionBar).getByRole('button', { name: 'Hide' }));
    expect(view.snackbar).toBe('2 rows were hidden.');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(bodies(view, 'admin-masters.change-rows')).toEqual([
      { codes: ['red', 'umber', 'sage'], action: 'hide' },
      { codes: ['red', 'sage'], action: 'show' },
    ]);
  });

  it('are hidden with those that are not loaded, and the refused ones stay selected', async () => {
    const view = await open(page, {
      'admin-masters.list-rows': ({ query }: { query: { cursor?: string } }) =>
        query.cursor === undefined ? { items: rows.slice(0, 2), nextCursor: 'next' } : unanswered,
      'admin-masters.list-all-rows': { items: rows, hasMore: false },
      'admin-masters.change-rows': {
        results: rows.map(({ code }) => ({ code, outcome: code === 'sage' ? 'refused' : 'done' })),
      },
    });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
    await view.user.click(await screen.findByRole('button', { name: 'Select all 3' }));
    const selectionBar = screen.getByRole('region', { name: 'Selected rows' });
    expect(selectionBar).toHaveTextContent('3 selected');
    await view.user.click(within(selectionBar).getByRole('button', { name: 'Hide' }));
    expect(bodies(view, 'admin-masters.change-rows')).toEqual([{ codes: ['red', 'umber', 'sage'], action: 'hide' }]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('1 selected'));
    expect(view.api.calls.findLast(({ id }) => id === 'admin-masters.list-all-rows')?.query).toMatchObject({ parent: '' });
  });

  it('are moved below a row that the user finds by typing', async () => {
    const view = await open(page, { ...list, 'admin-masters.change-rows': { results: [{ code: 'red', outcome: 'done' }] } });
    await choose(view, 'Red', 'Move below…');
    const dialog = within(screen.getByRole('dialog', { name: 'Move 1 row' }));
    await view.user.type(dialog.getByRole('combobox', { name: /Below/ }), 'sag');
    await view.user.click(await dialog.findByRole('option', { name: /Sage/ }));
    await view.user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(view, 'admin-masters.change-rows')).toEqual([{ codes: ['red'], action: 'move', parent: 'sage' }]);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(bodies(view, 'admin-masters.change-rows').at(-1)).toEqual({ codes: ['red'], action: 'move', parent: null });
  });

  it('are shown again by undo in their own kind, also from the list of another kind', async () => {
    const replies = { ...list, 'admin-masters.change-rows': { results: [{ code: 'red', outcome: 'done' }] } };
    const view = await open(page, replies, 'admin', ['master-data:read', 'master-data:hide']);
    await choose(view, 'Red', 'Hide');
    await view.open(href(masterRoutes.rows, { entity: 'countries' }));
    await screen.findByRole('heading', { name: 'Countries' });
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    const changes = view.api.calls.filter(({ id }) => id === 'admin-masters.change-rows');
    expect(changes.map(({ params, body }) => [params, body])).toEqual([
      [{ entity: 'colours' }, { codes: ['red'], action: 'hide' }],
      [{ entity: 'colours' }, { codes: ['red'], action: 'show' }],
    ]);
  });
});
