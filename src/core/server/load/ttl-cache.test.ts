import { TtlCache } from './ttl-cache.ts';

const MAX_AGE = 60_000;

let time = 0;
let computations: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
let cache: TtlCache<string>;
beforeEach(() => {
  time = Date.parse('2026-03-01T09:00:00.000Z');
  computations = [];
  cache = new TtlCache({
    compute: () => new Promise<string>((resolve, reject) => computations.push({ resolve, reject })),
    maxAgeMs: MAX_AGE,
    now: () => new Date(time),
  });
});

/** Requests the answer and completes the computation that this starts. */
async function computed(answer: string): Promise<string> {
  const asked = cache.get();
  computations.at(-1)?.resolve(answer);
  return asked;
}

test('parallel requests share one computation', async () => {
  const asked = [cache.get(), cache.get(), cache.get()];
  expect(computations).toHaveLength(1);
  computations[0]?.resolve('one');
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
});

test('an answer is cached until it is too old, counted from the start of its computation', async () => {
  const asked = cache.get();
  time += 10_000;
  computations[0]?.resolve('one');
  await asked;
  time += MAX_AGE - 10_001;
  expect(await cache.get()).toBe('one');
  time += 1;
  expect(await computed('two')).toBe('two');
  expect(computations).toHaveLength(2);
});

test('an answer from the future, after the clock was set back, is not cached', async () => {
  await computed('one');
  time -= 1;
  expect(await computed('two')).toBe('two');
});

test('a failure is reported to all waiting requests, and is not cached', async () => {
  const asked = [cache.get(), cache.get()];
  computations[0]?.reject(new Error('The database is away.'));
  for (const each of asked) await expect(each).rejects.toThrow('The database is away.');
  expect(await computed('two')).toBe('two');
});

test('a change makes the next request start a new computation', async () => {
  await computed('one');
  cache.forget();
  expect(await computed('two')).toBe('two');
  expect(await cache.get()).toBe('two');
});

test.each(['resolve', 'reject'] as const)(
  'a computation that a change overtook is not shared with later requests, and no second one runs beside it: %s',
  async (ending) => {
    const before = cache.get().catch(() => 'failed');
    cache.forget();
    const after = [cache.get(), cache.get()];
    expect(computations).toHaveLength(1);
    if (ending === 'resolve') computations[0]?.resolve('one');
    else computations[0]?.reject(new Error('The database is away.'));
    expect(await before).toBe(ending === 'resolve' ? 'one' : 'failed');
    await new Promise(setImmediate);
    expect(computations).toHaveLength(2);
    computations[1]?.resolve('two');
    expect(await Promise.all(after)).toEqual(['two', 'two']);
    expect(await cache.get()).toBe('two');
  },
);

test('changes in quick succession lead to one further computation', async () => {
  const before = cache.get();
  const after: Promise<string>[] = [];
  for (let change = 0; change < 3; change += 1) {
    cache.forget();
    after.push(cache.get(), cache.get());
  }
  computations[0]?.resolve('one');
  expect(await before).toBe('one');
  await new Promise(setImmediate);
  expect(computations).toHaveLength(2);
  computations[1]?.resolve('two');
  expect(await Promise.all(after)).toEqual(Array(6).fill('two'));
});

test('an answer that takes longer than it may be old is not cached', async () => {
  for (const lasting of [MAX_AGE, MAX_AGE + 1]) {
    const asked = cache.get();
    time += lasting;
    computations.at(-1)?.resolve('late');
    expect(await asked).toBe('late');
  }
  expect(computations).toHaveLength(2);
  expect(await computed('next')).toBe('next');
  expect(computations).toHaveLength(3);
});

describe('a cache of several answers', () => {
  let asked: string[];
  let answers: TtlCache<{ readonly of: string; readonly until: Date }, string>;
  beforeEach(() => {
    asked = [];
    answers = new TtlCache({
      compute: async (question) => {
        asked.push(question);
        return { of: question, until: new Date(time + 1000) };
      },
      keyOf: (question) => question.toLowerCase(),
      most: 2,
      maxAgeMs: MAX_AGE,
      endOf: ({ until }) => until,
      now: () => new Date(time),
    });
  });

  test('has one for each key', async () => {
    for (const question of ['a', 'b', 'A', 'B']) {
      expect(await answers.get(question)).toMatchObject({ of: question.toLowerCase() });
    }
    expect(asked).toEqual(['a', 'b']);
  });

  test('removes the answer that was asked for longest ago', async () => {
    for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await answers.get(question);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  test('gives no answer after its end', async () => {
    await answers.get('a');
    time += 999;
    await answers.get('a');
    expect(asked).toEqual(['a']);
    time += 1;
    await answers.get('a');
    expect(asked).toEqual(['a', 'a']);
  });

  test('forgets all answers', async () => {
    for (const question of ['a', 'b']) await answers.get(question);
    answers.forget();
    for (const question of ['a', 'b']) await answers.get(question);
    expect(asked).toEqual(['a', 'b', 'a', 'b']);
  });
});

test('answers beyond the highest size are computed again, and one that alone is larger is given and not cached', async () => {
  const asked: number[] = [];
  const sized = new TtlCache({
    compute: async (length: number) => {
      asked.push(length);
      return 'x'.repeat(length);
    },
    ...{ keyOf: String, most: 100, mostBytes: 1000, maxAgeMs: MAX_AGE, now: () => new Date(time) },
  });
  for (const length of [400, 401, 402, 402, 401, 400]) expect(await sized.get(length)).toHaveLength(length);
  expect(asked).toEqual([400, 401, 402, 400]);
  for (const length of [2000, 2000, 400]) expect(await sized.get(length)).toHaveLength(length);
  expect(asked).toEqual([400, 401, 402, 400, 2000, 2000]);
});
