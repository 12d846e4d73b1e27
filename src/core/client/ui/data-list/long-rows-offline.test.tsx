import { screen, waitFor } from '@testing-library/react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { ListRow } from '../List.tsx';
import { VirtualList } from './VirtualList.tsx';

jest.mock('./LongRows.tsx', () => {
  throw new Error('offline');
});

const rows = Array.from({ length: 200 }, (_, index) => `bed-${index}`);
const idOf = (bed: string): string => bed;
const rowOf = (bed: string) => <ListRow to={`/beds?open=${bed}`} title={bed} />;

const Page = () => (
  <>
    <h1>Garden</h1>
    <VirtualList label="Beds" rows={rows} rowId={idOf} row={rowOf} />
  </>
);
const plugin = onePage('garden', '/beds', Page);

it('a long list renders every row when the code for long lists does not load', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPlugin([plugin], { at: '/beds' });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(200));
  expect(logged).toHaveBeenCalledWith('The code for long lists did not load', expect.any(Error));
  logged.mockRestore();
});
