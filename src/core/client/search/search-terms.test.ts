import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { valuesParam, wholeParam } from '#core/contract/value-params.ts';
import { addressFilters } from '../lists/address-filters.ts';
import { searchTerms } from './search-terms.ts';

const rules = searchTerms({
  address: addressFilters({
    q: wordsParam(20),
    kind: valuesParam(3, ['tree', 'herb', 'moss', 'fern']),
    age: wholeParam(10),
    fromHeight: wholeParam(100),
    toHeight: wholeParam(100),
    unit: oneOfParam('cm', 'inch'),
    sort: oneOfParam('height', 'newest'),
  }),
  words: ['q'],
  filters: ['kind', 'height', 'age'],
  joined: { height: ['fromHeight', 'toHeight'] },
  settle: ({ sort, ...terms }) => ({ ...terms, sort: sort === 'height' && terms.unit === undefined ? undefined : sort }),
  tidy: (terms) => (terms.sort === 'height' ? terms : { ...terms, unit: undefined }),
});

const all = rules.from({ q: ' oak ', kind: 'tree,weed,herb', age: '3', fromHeight: '5', unit: 'cm', sort: 'newest', page: '2' });

describe('The terms of a search', () => {
  it('are the valid values of the address', () => {
    expect(all).toEqual({ q: 'oak', kind: 'herb,tree', age: 3, fromHeight: 5, unit: 'cm', sort: 'newest' });
  });

  it('have no term that means nothing beside the others', () => {
    expect(rules.changed(rules.from({ sort: 'height', unit: 'cm' }), { unit: undefined })).toEqual({});
  });

  it('are made of parts: the words, and the filters in their order', () => {
    expect(rules.partsIn(all)).toEqual(['q', 'kind', 'height', 'age']);
    expect(rules.partsIn({})).toEqual([]);
  });

  it('have one choice for each value, and one for a filter of several terms', () => {
    expect(rules.choicesIn(all).map(({ filter, value }) => `${filter} ${value}`)).toEqual(['kind herb', 'kind tree', 'height ', 'age 3']);
  });

  it('lose only the value that is taken out', () => {
    expect(rules.withoutChoice(all, { filter: 'kind', value: 'herb' })).toEqual({ ...all, kind: 'tree' });
    expect(rules.withoutChoice(all, { filter: 'age', value: '3' })).toEqual({ ...all, age: undefined });
  });

  it('lose what a joined filter needed together with it', () => {
    expect(rules.withoutPart(all, 'height')).toEqual({ ...all, fromHeight: undefined, unit: undefined });
    expect(rules.withoutPart(all, 'kind')).toEqual({ ...all, kind: undefined });
  });

  it('keep the words and the order when all filters are taken out', () => {
    expect(rules.withoutFilters(all)).toEqual({ q: 'oak', sort: 'newest' });
    expect(rules.withoutFilters(rules.changed(all, { sort: 'height' }))).toEqual({ q: 'oak', unit: 'cm', sort: 'height' });
  });

  it('take a value until the filter is full', () => {
    const full = rules.withValue(all, 'kind', 'moss');
    expect(full.kind).toBe('herb,moss,tree');
    expect(rules.withValue(full, 'kind', 'fern')).toBe(full);
  });

  it('get the changes of an older list, and keep what was chosen since', () => {
    const changed = rules.withSameChanges(all, 'kind', { before: ['tree'], after: ['fern'] });
    expect(changed.kind).toBe('fern,herb');
  });

  it('take the text of a term, and lose it with an invalid one', () => {
    expect(rules.withText(all, 'age', '7').age).toBe(7);
    expect(rules.withText(all, 'age', '').age).toBeUndefined();
  });

  it('find the same in any order', () => {
    expect(rules.findsSame(all, { ...all, sort: undefined })).toBe(true);
    expect(rules.findsSame(all, { ...all, age: 4 })).toBe(false);
    expect(rules.findsSame({}, undefined)).toBe(false);
  });
});
