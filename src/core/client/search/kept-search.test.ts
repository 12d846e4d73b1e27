import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { RowCount } from '#core/contract/paging-schema.ts';
import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { valuesParam } from '#core/contract/value-params.ts';
import type { ApiClient } from '../http/api-client.ts';
import { addressFilters } from '../lists/address-filters.ts';
import { KeptSearch, KeptSearches } from './kept-search.ts';
import { facetedSearch } from './search-declaration.ts';
import { searchTerms, type TermsOf } from './search-terms.ts';

const address = addressFilters({ q: wordsParam(20), kind: valuesParam(3, ['tree', 'herb']), sort: oneOfParam('newest') });
const terms = searchTerms({ address, words: ['q'], filters: ['kind'] });

type Terms = TermsOf<typeof address.types>;

interface Facets extends RowCount {
  readonly kind: readonly string[];
}

const find = endpoint<{ query: Terms; reply: Page<{ id: string }> }>({ id: 'test.find', method: 'GET', path: '/', summary: 'Find.' });
const count = endpoint<{ query: Terms; reply: RowCount }>({ id: 'test.count', method: 'GET', path: '/count', summary: 'Count.' });
const facets = endpoint<{ query: Terms; reply: Facets }>({ id: 'test.facets', method: 'GET', path: '/facets', summary: 'Facets.' });

const given = { terms, idOf: ({ id }: { id: string }) => id, find, facets, isReadable: (of: { kind?: unknown }) => Array.isArray(of.kind) };
const counting = facetedSearch({ ...given, count });
const countedByFacets = facetedSearch({ ...given, countIn: (of) => of });

/** A server that finds an oak, unless the search is for herbs. */
function aServer(answers: Readonly<Record<string, () => unknown>> = {}) {
  const calls: string[] = [];
  const begun: string[] = [];
  const written = ({ id }: { id: string }, { query }: { query: Terms }): string => `${id} ${query.q ?? ''} ${query.kind ?? ''}`.trim();
  const call = async (of: { id: string }, input: { query: Terms }): Promise<unknown> => {
    calls.push(written(of, input));
    const answer = answers[of.id]?.();
    if (answer !== undefined) return answer;
    const isFound = input.query.kind !== 'herb';
    if (of.id === 'test.find') return { items: isFound ? [{ id: 'oak' }] : [], nextCursor: null };
    return { count: isFound ? 7 : 0, more: false, kind: ['tree'] };
  };
  const begin = (of: { id: string }, input: { query: Terms }): void => void begun.push(written(of, input));
  // The store uses nothing else of the client.
  const api = { call, begin } as unknown as ApiClient;
  return { calls, begun, api };
}

const refuse = (): never => {
  throw new Error('away');
};

const signal = new AbortController().signal;

describe('A search', () => {
  it('loads its results, their number and its facets', async () => {
    const { calls, api } = aServer();
    const store = new KeptSearch(counting, api);
    await store.find({ q: 'oak' });
    expect(calls).toEqual(['test.count oak', 'test.facets oak', 'test.find oak']);
    expect(store.results.items).toEqual([{ id: 'oak' }]);
    expect([store.isCurrent, store.found, store.knownFacets?.kind]).toEqual([true, { count: 7, more: false, kind: ['tree'] }, ['tree']]);
  });

  it('sends nothing for terms whose results are shown', async () => {
    const { calls, begun, api } = aServer();
    const store = new KeptSearch(counting, api);
    await store.find({ q: 'oak' });
    await store.find({ q: 'oak' });
    store.begin({ q: 'oak' }, signal);
    expect([calls.length, begun.length]).toEqual([3, 0]);
  });

  it('counts nothing again when only the order changes', async () => {
    const { calls, begun, api } = aServer();
    const store = new KeptSearch(counting, api);
    await store.find({ q: 'oak' });
    store.begin({ q: 'oak', sort: 'newest' }, signal);
    await store.find({ q: 'oak', sort: 'newest' });
    expect(begun).toEqual(['test.find oak']);
    expect(calls.slice(3)).toEqual(['test.find oak']);
  });

  it('begins the rows before what is counted', () => {
    const { begun, api } = aServer();
    new KeptSearch(counting, api).begin({ q: 'oak' }, signal);
    new KeptSearch(countedByFacets, api).begin({ q: 'elm' }, signal);
    expect(begun).toEqual(['test.find oak', 'test.count oak', 'test.facets oak', 'test.find elm', 'test.facets elm']);
  });

  it('searches again after a reset', async () => {
    const { calls, api } = aServer();
    const store = new KeptSearch(counting, api);
    await store.find({});
    store.reset();
    await store.find({});
    expect(calls).toHaveLength(6);
  });

  it('keeps the results and its terms apart while the next search fails, and is tried again', async () => {
    let find: (() => unknown) | undefined;
    const { api } = aServer({ 'test.find': () => find?.() });
    const store = new KeptSearch(counting, api);
    await store.find({ q: 'oak' });
    find = refuse;
    await store.find({ q: 'elm' });
    expect([store.isCurrent, store.results.status, store.shown]).toEqual([false, 'failed', { q: 'oak' }]);
    find = undefined;
    await store.retry();
    expect([store.isCurrent, store.shown]).toEqual([true, { q: 'elm' }]);
  });

  it.each([['counting', counting] as const, ['counted by its facets', countedByFacets] as const])(
    'that is %s offers the parts without which it finds something, when it finds nothing',
    async (_, declared) => {
      const store = new KeptSearch(declared, aServer().api);
      await store.find({ q: 'oak', kind: 'herb' });
      await Promise.resolve();
      expect(store.broaderSearches.value?.map(({ part, found }) => [part, found.count])).toEqual([['kind', 7]]);
    },
  );

  it('takes its number from the facets where no call counts', async () => {
    const { calls, api } = aServer();
    const store = new KeptSearch(countedByFacets, api);
    await store.find({});
    expect(calls).toEqual(['test.facets', 'test.find']);
    expect(store.found).toMatchObject({ count: 7, more: false });
  });

  it('has no facets after an answer that it cannot read, and loads them again', async () => {
    let answer: unknown = { count: 1 };
    const store = new KeptSearch(counting, aServer({ 'test.facets': () => answer }).api);
    await store.find({});
    expect([store.haveFacetsFailed, store.knownFacets, store.results.items.length]).toEqual([true, undefined, 1]);
    answer = undefined;
    await store.loadFacets();
    expect([store.haveFacetsFailed, store.knownFacets?.kind]).toEqual([false, ['tree']]);
  });

  it('has one store for each user', () => {
    const stores = new KeptSearches(aServer().api);
    expect(stores.of(counting)).toBe(stores.of(counting));
    expect(stores.of(counting)).not.toBe(stores.of(countedByFacets));
  });
});
