import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import type { Column } from './column.ts';
import { DataList } from './DataList.tsx';

interface Bed {
  readonly name: string;
  readonly plants: number;
}

const BEDS: readonly Bed[] = [
  { name: 'North', plants: 7 },
  { name: 'South', plants: 1 },
];
const COLUMNS: readonly Column<Bed>[] = [
  { id: 'name', title: 'Bed', isTitle: true, cell: ({ name }) => name },
  { id: 'plants', title: 'Plants', cell: ({ plants }) => plants, compare: (a, b) => a.plants - b.plants, hideable: true },
];
const bedName = ({ name }: Bed): string => name;

function Beds(): JSX.Element {
  return (
    <>
      <h1>Garden</h1>
      <DataList {...{ id: 'test.orders', label: 'Beds', rows: BEDS, columns: COLUMNS, rowId: bedName }} />
    </>
  );
}

const garden = onePage('garden', '/beds', Beds);

test('the order by a hidden column is chosen from a list above the table', async () => {
  const { user } = await renderPlugin([garden], { at: '/beds' });
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(within(screen.getByRole('group', { name: 'Columns' })).getByRole('checkbox', { name: 'Plants' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Plants, ascending');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['South', 'North']);
});
