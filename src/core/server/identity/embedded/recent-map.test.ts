import { RecentMap } from './recent-map.ts';

test('beyond the limit the entry that was set first is removed', () => {
  const map = new RecentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect([map.size, map.get('a'), map.get('b'), map.get('c')]).toEqual([2, 3, undefined, 4]);
  map.delete('a');
  expect(map.size).toBe(1);
});
