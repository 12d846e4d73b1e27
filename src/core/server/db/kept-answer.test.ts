import { KeptAnswer } from './kept-answer.ts';

const MAX_AGE = 60_000;

let time = 0;
let computations: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
let kept: KeptAnswer<string>;
beforeEach(() => {
  time = Date.parse('2026-03-01T09:00:00.000Z');
  computations = [];
  kept = new KeptAnswer({
    compute: () => new Promise<string>((resolve, reject) => computations.push({ resolve, reject })),
    maxAgeMs: MAX_AGE,
    now: () => new Date(time),
  });
});

/** Requests the answer and completes the computation that this starts. */
async function computed(answer: string): Promise<string> {
  const asked = kept.get();
  computations.at(-1)?.resolve(answer);
  return asked;
}

test('parallel requests share one computation', async () => {
  const asked = [kept.get(), kept.get(), kept.get()];
  expect(computations).toHaveLength(1);
  computations[0]?.resolve('one');
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
});

test('an answer is kept until it is too old, counted from the start of its computation', async () => {
  const asked = kept.get();
  time += 10_000;
  computations[0]?.resolve('one');
  await asked;
  time += MAX_AGE - 10_001;
  expect(await kept.get()).toBe('one');
  time += 1;
  expect(await computed('two')).toBe('two');
  expect(computations).toHaveLength(2);
});

test('an answer from the future, after the clock was set back, is not kept', async () => {
  await computed('one');
  time -= 1;
  expect(await computed('two')).toBe('two');
});

test('a failure is reported to all waiting requests, and is not kept', async () => {
  const asked = [kept.get(), kept.get()];
  computations[0]?.reject(new Error('The database is away.'));
  for (const each of asked) await expect(each).rejects.toThrow('The database is away.');
  expect(await computed('two')).toBe('two');
});

test('a change makes the next request start a new computation', async () => {
  await computed('one');
  kept.forget();
  expect(await computed('two')).toBe('two');
  expect(await kept.get()).toBe('two');
});

test.each(['resolve', 'reject'] as const)(
  'a computation that a change overtook is not shared with later requests, and no second one runs beside it: %s',
  async (ending) => {
    const before = kept.get().catch(() => 'failed');
    kept.forget();
    const after = [kept.get(), kept.get()];
    expect(computations).toHaveLength(1);
    if (ending === 'resolve') computations[0]?.resolve('one');
    else computations[0]?.reject(new Error('The database is away.'));
    expect(await before).toBe(ending === 'resolve' ? 'one' : 'failed');
    await new Promise(setImmediate);
    expect(computations).toHaveLength(2);
    computations[1]?.resolve('two');
    expect(await Promise.all(after)).toEqual(['two', 'two']);
    expect(await kept.get()).toBe('two');
  },
);
