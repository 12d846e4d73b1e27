import { oneAhead } from './one-ahead.ts';

async function* counted(log: string[], failsAt = Number.POSITIVE_INFINITY): AsyncGenerator<number> {
  try {
    for (let n = 1; n <= 3; n += 1) {
      if (n === failsAt) throw new Error('The source is broken');
      log.push(`fetched ${n}`);
      yield n;
    }
  } finally {
    log.push('ended');
  }
}

const untilOthersRan = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('the next value is fetched while the current one is used, and the order stays', async () => {
  const log: string[] = [];
  for await (const value of oneAhead(counted(log))) {
    await untilOthersRan();
    log.push(`used ${value}`);
  }
  expect(log).toEqual(['fetched 1', 'fetched 2', 'used 1', 'fetched 3', 'used 2', 'ended', 'used 3']);
});

test('an error of the source is thrown after the values before it', async () => {
  const used: number[] = [];
  const use = async (): Promise<void> => {
    for await (const value of oneAhead(counted([], 3))) {
      await untilOthersRan();
      used.push(value);
    }
  };
  await expect(use()).rejects.toThrow('The source is broken');
  expect(used).toEqual([1, 2]);
});

test('the source ends when its values are not used any more', async () => {
  const log: string[] = [];
  for await (const _value of oneAhead(counted(log))) break;
  expect(log.at(-1)).toBe('ended');
});
