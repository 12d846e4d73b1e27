import { entityKind } from '#core/contract/entity-kind.ts';
import { EntityRows } from './entities.ts';
import { PagedList } from './paged-list.ts';
import { RowSelection } from './row-selection.ts';

interface Plant {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly age: number;
}

const plants = entityKind<Plant>(
  'test.plant',
  ({ id }) => id,
  ({ version }) => version,
);
const aPlant = (id: string, version = 1, name = 'fern'): Plant => ({ id, version, name, age: 3 });

async function aListOf(news: EntityRows<Plant>, ...items: readonly Plant[]): Promise<PagedList<Plant>> {
  const list = new PagedList(news);
  await list.start(async () => ({ items, nextCursor: null }));
  return list;
}

describe('What is known about objects', () => {
  it('is shown by every list of their kind, at their places', async () => {
    const news = new EntityRows(plants);
    const [one, other] = [await aListOf(news, aPlant('a'), aPlant('b')), await aListOf(news, aPlant('b'))];
    news.put(aPlant('b', 2, 'moss'));
    expect(one.items.map(({ name }) => name)).toEqual(['fern', 'moss']);
    expect(other.items.map(({ name }) => name)).toEqual(['moss']);
  });

  it('is the newest version, whatever arrives last', async () => {
    const news = new EntityRows(plants);
    const list = await aListOf(news, aPlant('a', 3, 'loaded'));
    news.put(aPlant('a', 2, 'older'));
    expect(list.items[0]?.name).toBe('loaded');
    news.put(aPlant('a', 5, 'newest'));
    news.put(aPlant('a', 4, 'late'));
    expect(list.items[0]?.name).toBe('newest');
  });

  it('may be some fields, while the others stay as they were loaded', async () => {
    const news = new EntityRows(plants);
    const list = await aListOf(news, aPlant('a'));
    news.change('a', 2, { version: 2, name: 'moss' });
    news.change('a', 3, { version: 3, age: 4 });
    expect(list.items).toEqual([{ id: 'a', version: 3, name: 'moss', age: 4 }]);
    expect(news.changed).toEqual([]);
  });

  it('stays in lists that were loaded before, when another list has loaded it', async () => {
    const news = new EntityRows(plants);
    const before = await aListOf(news, aPlant('a', 1, 'fern'));
    news.put(aPlant('a', 2, 'moss'));
    await aListOf(news, aPlant('a', 2, 'moss'));
    expect(before.items[0]?.name).toBe('moss');
  });

  it('is what a list has loaded since, unless that is older', async () => {
    const news = new EntityRows(plants);
    const before = await aListOf(news, aPlant('a'));
    news.put(aPlant('a', 3, 'moss'));
    await aListOf(news, aPlant('a', 2, 'late'));
    expect(before.items[0]?.name).toBe('moss');
    await aListOf(news, { ...aPlant('a', 3, 'moss'), age: 4 });
    expect(before.items[0]?.age).toBe(4);
  });

  it('gives rows without changes as they are, so that nothing renders anew', async () => {
    const news = new EntityRows(plants);
    const [a, b] = [aPlant('a'), aPlant('b')];
    const list = await aListOf(news, a, b);
    news.put(aPlant('b', 2, 'moss'));
    expect(list.items[0]).toBe(a);
  });

  it('takes deleted objects out of lists and selections', async () => {
    const news = new EntityRows(plants);
    const list = await aListOf(news, aPlant('a'), aPlant('b'));
    const selection = new RowSelection<Plant>(({ id }) => id);
    news.selections.add(selection);
    selection.add(['a', 'b']);
    news.remove(['a']);
    expect([list.items.map(({ id }) => id), selection.ids, news.isGone('a')]).toEqual([['b'], ['b'], true]);
  });
});
