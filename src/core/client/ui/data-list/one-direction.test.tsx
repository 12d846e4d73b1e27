import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import type { Column, ListSort } from './column.ts';
import { DataList } from './DataList.tsx';

interface Bed {
  readonly name: string;
}

const BEDS: readonly Bed[] = [{ name: 'North' }];
const COLUMNS: readonly Column<Bed>[] = [
  { id: 'name', title: 'Bed', isTitle: true, sortable: true, direction: 'asc', cell: ({ name }) => name },
  { id: 'age', title: 'Age', sortable: true, direction: 'desc', cell: () => '' },
  { id: 'size', title: 'Size', sortable: true, cell: () => '' },
  { id: 'made', title: 'Made', sortable: true, order: { asc: 'Oldest first', desc: 'Newest first' }, cell: () => '' },
];

const sorted = jest.fn<void, [ListSort]>();

function Beds(): JSX.Element {
  return (
    <>
      <h1>Garden</h1>
      <DataList
        {...{ id: 'test.beds', label: 'Beds', rows: BEDS, columns: COLUMNS, onSort: sorted }}
        rowId={({ name }) => name}
        sort={{ column: 'age', direction: 'desc' }}
      />
    </>
  );
}

const garden = onePage('garden', '/beds', Beds);

// Rows are cards in a narrow box, and a select then replaces the heads.
class NarrowBox {
  observe(): void {}
  disconnect(): void {}
}

test('a column with one direction is offered once, by its name, and the directions of others may have names', async () => {
  Object.assign(globalThis, { ResizeObserver: NarrowBox });
  document.documentElement.style.fontSize = '16px';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: 300, height: 40 }));
  await renderPlugin([garden], { at: '/beds' });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Bed', 'Age', 'Size, ascending', 'Size, descending', 'Oldest first', 'Newest first']);
});

test('the head of such a column always asks for that direction', async () => {
  const { user } = await renderPlugin([garden], { at: '/beds' });
  await user.click(screen.getByRole('button', { name: 'Age' }));
  expect(sorted).toHaveBeenLastCalledWith({ column: 'age', direction: 'desc' });
});
