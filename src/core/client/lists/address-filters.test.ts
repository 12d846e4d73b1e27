import { dayParam, oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { addressFilters, filterValuesIn, isFiltered } from './address-filters.ts';

const filters = addressFilters(
  { q: wordsParam(5), kind: oneOfParam('tree', 'herb'), from: dayParam, sort: oneOfParam('newest', 'name') },
  { sort: 'newest' },
);

describe('The filters of an address', () => {
  it('are read by name', () => {
    const search = { q: ' oak ', kind: 'tree', from: '2026-03-01', sort: 'name' };
    expect(filterValuesIn(filters, search)).toEqual({ ...search, q: 'oak' });
  });

  it('leave empty, unknown, unreadable and default values out', () => {
    expect(filterValuesIn(filters, { q: '  ', kind: 'moss', from: '2026-3', sort: 'newest', page: '2' })).toEqual({});
  });

  it('cut words that are too long between characters', () => {
    expect(filterValuesIn(filters, { q: '🌳🌳🌳🌳🌳🌳' })).toEqual({ q: '🌳🌳🌳🌳🌳' });
  });

  it('do not count the order', () => {
    expect([isFiltered({ sort: 'name' }), isFiltered({ sort: 'name', q: 'oak' })]).toEqual([false, true]);
  });
});
