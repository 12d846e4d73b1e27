import { act, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { AllRows } from '#core/contract/paging.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { PagedList, type RowCounter } from '../../lists/paged-list.ts';
import { RowSelection } from '../../lists/row-selection.ts';
import type { Column } from './column.ts';
import { DataList } from './DataList.tsx';
import { heightsOf } from './row-heights.ts';

type Bed = Readonly<{ id: string; name: string; plants: number }>;

const COLUMNS: readonly Column<Bed>[] = [
  { id: 'name', title: 'Bed', isTitle: true, cell: ({ name }) => <bdi>{name}</bdi>, compare: (a, b) => a.name.localeCompare(b.name) },
  { id: 'plants', title: 'Plants', align: 'end', cell: ({ plants }) => plants, compare: (a, b) => a.plants - b.plants, hideable: true },
  { id: 'water', title: 'Water', holdsControl: true, cell: ({ name }) => <button type="button">{`Water ${name}`}</button> },
];
const bed = (number: number): Bed => ({ id: `bed-${number}`, name: `Bed ${number}`, plants: (number * 7) % 10 });
const beds = (count: number): Bed[] => Array.from({ length: count }, (_, index) => bed(index + 1));
const bedId = ({ id }: Bed): string => id;
const bedAddress = ({ id }: Bed): string => `/beds?open=${id}`;

let list: PagedList<Bed>;
let selection: RowSelection<Bed>;
let isOut: ((bed: Bed) => boolean) | undefined;

const Beds = observer(function Beds() {
  return (
    <>
      <h1>Garden</h1>
      <DataList
        {...{ id: 'test.beds', label: 'Beds', rows: list.items, rowId: bedId, columns: COLUMNS, href: bedAddress }}
        {...{ selection, paging: list, ...(isOut && { isOut }) }}
        empty={<p>No bed yet.</p>}
      />
    </>
  );
});
const plugin = onePage('garden', '/beds', Beds);

async function open(pages: readonly Bed[][], counter?: RowCounter) {
  list = new PagedList<Bed>();
  selection = new RowSelection(bedId);
  const server = { isAway: false };
  await list.start(async (cursor) => {
    if (server.isAway) throw new Error('away');
    const at = Number(cursor ?? 0);
    return { items: pages[at] ?? [], nextCursor: at + 1 < pages.length ? String(at + 1) : null };
  }, counter);
  const view = await renderPlugin([plugin], { at: '/beds' });
  return {
    view,
    user: view.user,
    fail: (does: boolean) => void Object.assign(server, { isAway: does }),
  };
}

const row = (name: string): HTMLElement => screen.getByRole('row', { name });
const titles = (): string[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');

describe('a data list', () => {
  it('renders few of ten thousand rows, announces their number, and moves to the last one', async () => {
    const { user } = await open([beds(10_000)]);
    expect(screen.getByRole('grid', { name: 'Beds' })).toHaveAttribute('aria-rowcount', '10001');
    expect(titles().length).toBeLessThan(60);
    act(() => row('Bed 1').focus());
    await user.keyboard('{End}');
    expect(row('Bed 10000')).toHaveFocus();
    expect(row('Bed 10000')).toHaveAttribute('aria-rowindex', '10001');
    await user.keyboard('{ArrowUp}{Home}{ArrowUp}');
    expect(row('Bed 1')).toHaveFocus();
  });

  it('does not read the heights of ten thousand rows again when it renders again', async () => {
    const { user } = await open([beds(10_000)]);
    act(() => row('Bed 1').focus());
    const read = jest.spyOn(heightsOf(44), 'get');
    await user.keyboard('{ArrowDown} ');
    expect([selection.ids, read.mock.calls.length < 1000]).toEqual([['bed-2'], true]);
  });

  it('is rendered completely while it is printed', async () => {
    await open([beds(200)]);
    expect(titles().length).toBeLessThan(60);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(titles()).toHaveLength(200);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(titles().length).toBeLessThan(60);
  });

  it('sorts by a column in both directions', async () => {
    const { user } = await open([beds(3)]);
    await user.click(screen.getByRole('button', { name: 'Plants' }));
    expect(titles()).toEqual(['Bed 3', 'Bed 2', 'Bed 1']);
    expect(screen.getByRole('columnheader', { name: 'Plants' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Plants' }));
    expect(titles()).toEqual(['Bed 1', 'Bed 2', 'Bed 3']);
    expect(screen.getByRole('columnheader', { name: 'Plants' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('is one tab stop, and Enter opens the row', async () => {
    const { view } = await open([beds(3)]);
    act(() => row('Bed 1').focus());
    await view.user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row('Bed 2')]);
    const controls = screen.getAllByRole('button', { name: /^Water/ });
    expect(controls.filter(({ tabIndex }) => tabIndex === 0)).toEqual([screen.getByRole('button', { name: 'Water Bed 2' })]);
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(view.address).toBe('/beds?open=bed-2'));
  });

  it('moves the focus from a removed row to its neighbour', async () => {
    const { user } = await open([beds(3)]);
    act(() => row('Bed 1').focus());
    await user.keyboard('{ArrowDown}');
    await act(() => list.start(async () => ({ items: [bed(1), bed(3)], nextCursor: null })));
    expect(row('Bed 3')).toHaveFocus();
  });
});

it('selecting rows works by Space, X and Shift with arrows, in both directions', async () => {
  const { user } = await open([beds(5)]);
  act(() => row('Bed 2').focus());
  await user.keyboard(' ');
  expect(row('Bed 2')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selection.ids).toEqual(['bed-2', 'bed-3', 'bed-4']);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selection.ids).toEqual(['bed-2', 'bed-3']);
  await user.keyboard('x');
  expect(selection.ids).toEqual(['bed-2']);
  await user.keyboard('{Escape}');
  expect(selection.size).toBe(0);
});

it('selecting rows works by pointer, with Shift for a range', async () => {
  const { user } = await open([beds(5)]);
  await user.click(screen.getByRole('checkbox', { name: 'Bed 4' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Bed 2' }));
  await user.keyboard('{/Shift}');
  expect([...selection.ids].sort()).toEqual(['bed-2', 'bed-3', 'bed-4']);
  expect(screen.getByText('3 rows selected')).toBeInTheDocument();
});

it('selecting rows is kept while pages load, and can include all loaded rows', async () => {
  const { user } = await open([beds(80), [bed(81)], [bed(82)]]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
  expect(selection.size).toBe(80);
  await act(() => list.more());
  expect([list.items.length, selection.size]).toEqual([81, 80]);
  expect(screen.getByRole('checkbox', { name: 'Select all loaded rows' })).toBePartiallyChecked();
});

describe('a selection beyond the loaded rows', () => {
  /** A list of 200 rows of which 80 are loaded. */
  async function openLong(all: () => AllRows<Bed>) {
    const opened = await open([beds(80), [bed(81)]]);
    act(() => selection.offerAll(async () => all()));
    return opened;
  }

  it('is offered with its number after all loaded rows are selected, and reaches every row', async () => {
    const { user } = await openLong(() => ({ items: beds(200), hasMore: false }));
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    expect(screen.getByText('80 loaded rows are selected.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Select all 200' }));
    expect([selection.size, selection.has('bed-200')]).toEqual([200, true]);
    const said = screen.getByText('All 200 rows are selected.');
    expect(said).toBeVisible();
    expect(document.activeElement).toContainElement(said);
    expect(document.body).not.toHaveFocus();
    expect(screen.getByText('200 rows selected')).toBeInTheDocument();
    await act(() => list.more());
    expect(screen.getByRole('checkbox', { name: 'Select all loaded rows' })).toBeChecked();
  });

  it('is made by pressing Ctrl+A twice', async () => {
    const { user } = await openLong(() => ({ items: beds(200), hasMore: false }));
    act(() => row('Bed 1').focus());
    await user.keyboard('{Control>}a{/Control}');
    expect(selection.size).toBe(80);
    await screen.findByRole('button', { name: 'Select all 200' });
    await user.keyboard('{Control>}a{/Control}');
    expect(selection.size).toBe(200);
  });

  it('says that it takes the first rows of a list that is longer than a selection', async () => {
    const { user } = await openLong(() => ({ items: beds(500), hasMore: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await user.click(await screen.findByRole('button', { name: 'Select the first 500' }));
    expect(screen.getByText('The first 500 rows are selected.')).toBeVisible();
  });

  it('can be tried again when the rows were not found', async () => {
    let isAway = true;
    const { user } = await openLong(() => {
      if (isAway) throw new Error('away');
      return { items: beds(200), hasMore: false };
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    isAway = false;
    await user.click(await screen.findByRole('button', { name: 'Select all rows' }));
    expect(await screen.findByRole('button', { name: 'Select all 200' })).toBeVisible();
  });
});

describe('rows that no longer match the filters', () => {
  afterEach(() => {
    isOut = undefined;
  });

  it('stay, are marked and counted until the list is loaded again', async () => {
    isOut = ({ plants }) => plants > 9;
    const { user } = await open([beds(3)]);
    expect(screen.queryByText(/no longer match/)).toBeNull();
    act(() => list.arrange((rows) => rows.map((row) => (row.id === 'bed-2' ? { ...row, plants: 10 } : row))));
    expect(screen.getByText('1 row no longer matches the filters. It stays here until the list is loaded again.')).toBeVisible();
    expect(titles()).toEqual(['Bed 1', 'Bed 2No longer matches the filters', 'Bed 3']);
    expect(row('Bed 2 No longer matches the filters')).toHaveAttribute('data-out', 'true');
    await user.click(screen.getByRole('button', { name: 'Load the list again' }));
    expect(titles()).toEqual(['Bed 1', 'Bed 2', 'Bed 3']);
    expect(screen.queryByText(/no longer match/)).toBeNull();
  });

  it('are not told apart while the rows of other filters load', async () => {
    isOut = ({ plants }) => plants > 9;
    await open([[{ ...bed(1), plants: 10 }]]);
    expect(screen.getByText(/^1 row no longer matches/)).toBeVisible();
    await act(async () => void list.start(() => new Promise(() => undefined)));
    expect(titles()).toEqual(['Bed 1']);
    expect(screen.queryByText(/no longer match/)).toBeNull();
  });
});

describe('the pages of a list', () => {
  it('load near the end of the list, and by a button after a failure; loaded rows stay', async () => {
    const { user, fail } = await open([beds(100), [bed(101)]]);
    fail(true);
    act(() => row('Bed 1').focus());
    await user.keyboard('{End}');
    expect(row('Bed 100')).toHaveFocus();
    await act(() => list.more());
    expect(screen.getByText('The next rows did not load. The rows above are still here.')).toBeVisible();
    fail(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(list.items).toHaveLength(101);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('may be empty', async () => {
    await open([[]]);
    expect(screen.getByText('No bed yet.')).toBeVisible();
  });
});

describe('the number of rows', () => {
  const counts = (count: number, more: boolean) => async () => ({ count: { count, more } });
  const twoPages = [beds(100), beds(100)];

  it('is that of the rows of a short list, and is announced', async () => {
    await open([beds(3)], counts(0, false));
    expect(screen.getByText('3 entries', { selector: '[role=status]' })).toBeVisible();
  });

  it.each([
    [1, false, '1 entry'],
    [1234, false, '1,234 entries'],
    [10_000, true, 'More than 10,000 entries'],
  ])('%i, with more rows: %s, is shown as "%s"', async (count, more, text) => {
    await open(twoPages, counts(count, more));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is announced as the number of rows of the grid when it is exact', async () => {
    await open(twoPages, counts(200, false));
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '201'));
  });

  it('is absent where a list does not count them, has none, or could not count them', async () => {
    const lists: Parameters<typeof open>[] = [[[beds(3)]], [[[]], counts(0, false)], [twoPages, () => Promise.reject(new Error('away'))]];
    for (const given of lists) {
      await open(...given);
      expect(screen.queryByText(/entr/)).toBeNull();
    }
  });
});

it('hidden columns stay hidden', async () => {
  const { user, view } = await open([beds(2)]);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(within(screen.getByRole('group', { name: 'Columns' })).getByRole('checkbox', { name: 'Plants' }));
  expect(screen.queryByRole('columnheader', { name: 'Plants' })).toBeNull();
  await view.open('/nowhere');
  await view.open('/beds');
  expect(screen.queryByRole('columnheader', { name: 'Plants' })).toBeNull();
});
