import { entityKind } from '#core/contract/entity-kind.ts';
import type { Page } from '#core/contract/paging.ts';
import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import type { ApiClient } from '../http/api-client.ts';
import { addressFilters } from './address-filters.ts';
import { EntityRows } from './entities.ts';
import { KeptList } from './kept-list.ts';
import type { ListDeclaration, ListInput } from './list-declaration.ts';

interface Tree {
  readonly id: string;
  readonly version: number;
}

const trees = entityKind<Tree>(
  'test.tree',
  ({ id }) => id,
  ({ version }) => version,
);
const filters = addressFilters({ q: wordsParam(10), sort: oneOfParam('newest', 'name') }, { sort: 'newest' });

/** A server with ten rows of each kind, in pages of three. `asked` holds the queries. */
function aServer() {
  const asked: Record<string, unknown>[] = [];
  const page = async (_api: ApiClient, { query = {} }: ListInput): Promise<Page<Tree>> => {
    asked.push(query);
    const from = Number(query.cursor ?? 0);
    const items = Array.from({ length: Math.min(3, 10 - from) }, (_, index) => ({
      id: `${query.kind} ${query.q ?? ''}${from + index}`,
      version: 1,
    }));
    return { items, nextCursor: from + 3 < 10 ? String(from + 3) : null };
  };
  return { asked, page };
}

type TreeList = ListDeclaration<Tree, typeof filters.types>;

function open(options: Partial<TreeList> = {}) {
  const server = aServer();
  const news = new EntityRows(trees);
  const declared: TreeList = {
    filters,
    pageSize: 3,
    isCounted: false,
    isFresh: false,
    rows: trees,
    ask: (values) => values,
    page: server.page,
    begin: () => undefined,
    all: undefined,
    ...options,
  };
  // The declaration above does not use the client.
  const list = new KeptList(declared, undefined as never, news);
  return { ...server, news, list };
}

const oaks = { query: { kind: 'oak' } };
const elms = { query: { kind: 'elm' } };

describe('A kept list', () => {
  it('asks for the default order, its page size and what is given', async () => {
    const { list, asked } = open();
    await list.show({ q: 'old' }, oaks, false);
    expect(asked).toEqual([{ kind: 'oak', q: 'old', sort: 'newest', limit: 3, cursor: undefined }]);
  });

  it('keeps its pages after a return, without a request', async () => {
    const { list, asked } = open();
    await list.show({}, oaks, false);
    await list.rows.more();
    await list.show({}, oaks, true);
    expect(list.rows.items).toHaveLength(6);
    expect(asked).toHaveLength(2);
  });

  it('counts its rows after a return when the page closed before their number arrived', async () => {
    const server = aServer();
    let counted = 0;
    const { list } = open({
      isCounted: true,
      page: (api, input) => {
        if (input.query?.count !== 'only') return server.page(api, input);
        counted += 1;
        const answer = { items: [], nextCursor: null, count: { count: 10, more: false } };
        return counted === 1 ? new Promise<never>(() => undefined) : Promise.resolve(answer);
      },
    });
    await list.show({}, oaks, false);
    list.leave();
    await list.show({}, oaks, true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(list.rows.count).toEqual({ count: 10, more: false });
  });

  it('fetches as many rows as before after a return to an outdated list', async () => {
    const { list, asked, news } = open();
    await list.show({}, oaks, false);
    await list.rows.more();
    news.outdate();
    await list.show({}, oaks, true);
    expect(list.rows.items).toHaveLength(6);
    expect(asked).toHaveLength(4);
    await list.show({}, oaks, true);
    expect(asked).toHaveLength(4);
  });

  it('fetches its rows after every return when other people change them', async () => {
    const { list, asked } = open({ isFresh: true });
    await list.show({}, oaks, false);
    await list.show({}, oaks, true);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a link led to the page', {}, false],
    ['the filters are others', { q: 'tall ' }, true],
  ])('begins again when %s', async (_why, values, isReturn) => {
    const { list } = open();
    await list.show({}, oaks, false);
    await list.rows.more();
    await list.show(values, oaks, isReturn);
    expect(list.rows.items).toHaveLength(3);
  });

  it('shows no rows of another kind while the first page loads', async () => {
    const { list } = open();
    await list.show({}, oaks, false);
    const shown = list.show({}, elms, false);
    expect(list.rows.items).toEqual([]);
    await shown;
    expect(list.rows.items[0]?.id).toBe('elm 0');
  });

  it.each([
    ['other filters', { q: 'tall ' }, oaks, 'oak tall 0'],
    ['another query of the same kind', {}, { ...elms, of: JSON.stringify([undefined, { kind: 'oak' }]) }, 'elm 0'],
  ])('keeps its rows on screen while it loads %s', async (_what, values, given, first) => {
    const { list } = open();
    await list.show({}, oaks, false);
    const shown = list.show(values, given, false);
    expect(list.rows.items[0]?.id).toBe('oak 0');
    await shown;
    expect(list.rows.items[0]?.id).toBe(first);
  });

  it('shows a row once that moved to a later page meanwhile', async () => {
    const again: Page<Tree> = {
      items: [
        { id: 'oak 2', version: 1 },
        { id: 'oak 9', version: 1 },
      ],
      nextCursor: null,
    };
    const server = aServer();
    const { list, news } = open({ page: async (api, input) => (input.query?.cursor === undefined ? server.page(api, input) : again) });
    await list.show({}, oaks, false);
    await list.rows.more();
    expect(list.rows.items.map(({ id }) => id)).toEqual(['oak 0', 'oak 1', 'oak 2', 'oak 9']);
    news.outdate();
    await list.show({}, oaks, true);
    expect(list.rows.items.map(({ id }) => id)).toEqual(['oak 0', 'oak 1', 'oak 2', 'oak 9']);
  });

  it('ends when the server answers a page with the same page again', async () => {
    const same: Page<Tree> = { items: [{ id: 'oak 0', version: 1 }], nextCursor: 'next' };
    const { list } = open({ page: async () => same });
    await list.show({}, oaks, false);
    await list.rows.more();
    expect([list.rows.items.length, list.rows.hasMore]).toEqual([1, false]);
  });

  it('forgets its selection with other filters, and keeps it after a return', async () => {
    const { list } = open();
    await list.show({}, oaks, false);
    list.selection.toggle('oak 1');
    await list.show({}, oaks, true);
    expect(list.selected.map(({ id }) => id)).toEqual(['oak 1']);
    await list.show({ q: 'tall ' }, oaks, false);
    expect(list.selection.size).toBe(0);
  });

  it('shows the first row beside it until another one is active', async () => {
    const { list } = open();
    await list.show({}, oaks, false);
    expect(list.active?.id).toBe('oak 0');
    list.activate('oak 2');
    expect(list.active?.id).toBe('oak 2');
  });
});
