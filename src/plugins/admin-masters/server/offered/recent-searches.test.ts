import { recentSearches } from './offered-search.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ code: `row-${at}`, name: 'Row', names: {}, parent: null }));

test('the searches that were used last are cached', () => {
  const recent = recentSearches();
  for (let at = 0; at < 500; at += 1) recent.set(`search ${at}`, rowsOf(1));
  expect(recent.get('search 0')).toHaveLength(1);
  recent.set('one more', rowsOf(2));
  expect(recent.get('search 0')).toHaveLength(1);
  expect(recent.get('search 1')).toBeUndefined();
  expect(recent.get('one more')).toHaveLength(2);
});

test('a long answer is not cached', () => {
  const recent = recentSearches();
  recent.set('all', rowsOf(51));
  expect(recent.get('all')).toBeUndefined();
});

test('an answer without rows is cached', () => {
  const recent = recentSearches();
  recent.set('none', []);
  expect(recent.get('none')).toEqual([]);
});
