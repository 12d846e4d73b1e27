import { progressOf, StepOver } from './import-store.ts';

const step = { id: '018f0000-0000-7000-8000-000000000001', version: 3 };

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

test('the first report is written at once, and later ones at most every 0.3 s', async () => {
  const report = jest.fn(async () => undefined);
  const progress = progressOf({ report }, step);
  for (const [at, done] of [
    [0, 1],
    [299, 2],
    [300, 3],
    [599, 4],
  ] as const) {
    now = at;
    await progress(done, 9);
  }
  expect(report.mock.calls).toEqual([
    [step, 1, 9],
    [step, 3, 9],
  ]);
});

test('a report that finds the import at another step throws', async () => {
  const progress = progressOf({ report: () => Promise.reject(new StepOver()) }, step);
  await expect(progress(1, 9)).rejects.toThrow(StepOver);
});
