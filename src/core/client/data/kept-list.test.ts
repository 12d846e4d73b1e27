import type { Page } from '#core/contract/paging.ts';
import { KeptList } from './kept-list.ts';

/** A server with ten rows a kind, in pages of three. */
function rowsOf(kind: string, asked: string[] = []): (cursor: string | undefined) => Promise<Page<string>> {
  return async (cursor) => {
    asked.push(`${kind} ${cursor ?? 'first'}`);
    const from = Number(cursor ?? 0);
    const items = Array.from({ length: Math.min(3, 10 - from) }, (_, index) => `${kind} ${from + index}`);
    return { items, nextCursor: from + 3 < 10 ? String(from + 3) : null };
  };
}

const oaks = { kind: 'oak', query: '' };

describe('KeptList', () => {
  it('keeps its pages after a return, without a request', async () => {
    const asked: string[] = [];
    const list = new KeptList<string>();
    await list.show(oaks, rowsOf('oak', asked), false);
    await list.rows.more();
    await list.show(oaks, rowsOf('oak', asked), true);
    expect(list.rows.items).toHaveLength(6);
    expect(asked).toEqual(['oak first', 'oak 3']);
  });

  it('counts its rows after a return when the page closed before their number arrived', async () => {
    const list = new KeptList<string>();
    let counted = 0;
    const counter = () => {
      counted += 1;
      return counted === 1 ? new Promise<never>(() => undefined) : Promise.resolve({ count: { count: 10, more: false } });
    };
    await list.show(oaks, rowsOf('oak'), false, counter);
    list.rows.cancel();
    await list.show(oaks, rowsOf('oak'), true, counter);
    await new Promise((resolve) => setTimeout(resolve));
    expect(list.rows.count).toEqual({ count: 10, more: false });
  });

  it('fetches as many rows as before after a return to an outdated list', async () => {
    const asked: string[] = [];
    const list = new KeptList<string>();
    await list.show(oaks, rowsOf('oak'), false);
    await list.rows.more();
    list.outdate();
    await list.show(oaks, rowsOf('oak', asked), true);
    expect(list.rows.items).toHaveLength(6);
    expect(asked).toEqual(['oak first', 'oak 3']);
    await list.show(oaks, rowsOf('oak', asked), true);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a link led to the page', oaks, false],
    ['the query is another one', { kind: 'oak', query: 'tall' }, true],
  ])('begins again when %s', async (_why, question, isReturn) => {
    const list = new KeptList<string>();
    await list.show(oaks, rowsOf('oak'), false);
    await list.rows.more();
    await list.show(question, rowsOf('oak'), isReturn);
    expect(list.rows.items).toHaveLength(3);
  });

  it('shows no rows of another kind while the first page loads', async () => {
    const list = new KeptList<string>();
    await list.show(oaks, rowsOf('oak'), false);
    const shown = list.show({ kind: 'elm', query: '' }, rowsOf('elm'), false);
    expect(list.rows.items).toEqual([]);
    await shown;
    expect(list.rows.items[0]).toBe('elm 0');
  });

  it('keeps the rows of the same kind on screen while another query loads', async () => {
    const list = new KeptList<string>();
    await list.show(oaks, rowsOf('oak'), false);
    const shown = list.show({ kind: 'oak', query: 'tall' }, rowsOf('tall oak'), false);
    expect(list.rows.items[0]).toBe('oak 0');
    await shown;
    expect(list.rows.items[0]).toBe('tall oak 0');
  });
});
