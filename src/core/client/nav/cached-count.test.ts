import { CachedCount } from './cached-count.ts';

let time = 0;
let answers: (number | Error)[] = [];
let count: CachedCount;
beforeEach(() => {
  time = 1_000_000;
  answers = [];
  count = new CachedCount(
    async () => {
      const answer = answers.shift() ?? new Error('Unexpected request.');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    () => time,
  );
});

test('a count is fetched at most once a minute', async () => {
  answers = [3, 4];
  expect(count.value).toBe(0);
  await Promise.all([count.ensure(), count.ensure()]);
  time += 59_999;
  await count.ensure();
  expect([count.value, answers]).toEqual([3, [4]]);
  time += 1;
  await count.ensure();
  expect([count.value, answers]).toEqual([4, []]);
});

test('a change fetches the count at once when it is on screen', async () => {
  answers = [3, 4];
  await count.changed();
  expect([count.value, answers]).toEqual([0, [3, 4]]);
  await count.ensure();
  await count.changed();
  expect([count.value, answers]).toEqual([4, []]);
});

test('a count stays unchanged after a failed fetch, and is not fetched again on each navigation', async () => {
  answers = [3, new Error('unavailable'), 5];
  await count.ensure();
  time += 60_000;
  await count.ensure();
  await count.ensure();
  expect([count.value, answers]).toEqual([3, [5]]);
});
