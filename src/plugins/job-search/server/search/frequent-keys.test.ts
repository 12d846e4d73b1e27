import { FrequentKeys } from './frequent-keys.ts';

const ask = (keys: FrequentKeys, key: string, times: number): boolean[] => Array.from({ length: times }, () => keys.ask(key));

test('a key is frequent from the given time on', () => {
  const keys = new FrequentKeys({ often: 3, most: 2 });
  expect(ask(keys, 'a', 4)).toEqual([false, false, true, true]);
});

test('only so many keys become frequent, and these stay', () => {
  const keys = new FrequentKeys({ often: 1, most: 2 });
  expect(['a', 'b', 'c', 'a', 'c'].map((key) => keys.ask(key))).toEqual([true, true, false, true, false]);
});

test('many keys that are asked for once become no burden, and a frequent one is still found', () => {
  const keys = new FrequentKeys({ often: 3, most: 2 });
  for (let other = 0; other < 5000; other += 1) keys.ask(`other ${other}`);
  expect(ask(keys, 'a', 3).at(-1)).toBe(true);
});
