import { act, screen, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { PagedList } from '../../lists/paged-list.ts';
import { ListRow } from '../List.tsx';
import { VirtualList } from './VirtualList.tsx';

interface Bed {
  readonly id: string;
}

const beds = (from: number, count: number): Bed[] => Array.from({ length: count }, (_, index) => ({ id: `bed-${from + index}` }));
const bedId = ({ id }: Bed): string => id;
const bedRow = ({ id }: Bed) => <ListRow to={`/beds?open=${id}`} title={id} />;

let list: PagedList<Bed>;

const Beds = observer(function Beds() {
  return (
    <>
      <h1>Garden</h1>
      <VirtualList label="Beds" rows={list.items} rowId={bedId} row={bedRow} paging={list} />
    </>
  );
});
const plugin = onePage('garden', '/beds', Beds);

/** Opens a list with pages of 50 rows. */
async function open(total: number): Promise<void> {
  list = new PagedList<Bed>();
  await list.start(async (cursor) => {
    const from = Number(cursor ?? 0);
    return { items: beds(from, Math.min(50, total - from)), nextCursor: from + 50 < total ? String(from + 50) : null };
  });
  await renderPlugin([plugin], { at: '/beds' });
}

/** Replaces the observer of the browser, which jsdom lacks. */
function watchRows(): { readonly see: () => void } {
  const seen: (() => void)[] = [];
  class Observer {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      seen.push(() => tell([{ isIntersecting: true }]));
    }
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return { see: () => seen.at(-1)?.() };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const links = (): HTMLElement[] => screen.getAllByRole('link', { name: /^bed-/ });
const positions = (): (string | null)[] => screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-posinset'));

describe('a list', () => {
  it('renders every row of a short list, each with its position', async () => {
    await open(30);
    expect(positions()).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)));
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '30');
  });

  it('that becomes long keeps the focused row, and renders only the rows near the view', async () => {
    const observer = watchRows();
    await open(400);
    expect(links()).toHaveLength(50);
    const third = links()[2];
    act(() => third?.focus());
    // The view comes near the end of the short list.
    act(() => observer.see());
    await waitFor(() => expect(list.items).toHaveLength(100));
    await waitFor(() => expect(links().length).toBeLessThan(40));
    expect(third).toHaveFocus();
    expect(positions()[2]).toBe('3');
    expect(list.hasMore).toBe(true);
  });

  it('that becomes short again renders every row', async () => {
    await open(400);
    await waitFor(() => expect(links().length).toBeLessThan(40));
    await act(() => list.start(async () => ({ items: beds(500, 45), nextCursor: null })));
    expect(links().map(({ textContent }) => textContent)).toEqual(beds(500, 45).map(bedId));
  });
});
