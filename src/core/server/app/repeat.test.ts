import { repeat } from './repeat.ts';

const EVERY_MS = 1000;

let turns: number;
let outcome: () => Promise<void>;
let warned: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  turns = 0;
  outcome = async () => undefined;
  warned = [];
});
afterEach(() => jest.useRealTimers());

function begin(): () => void {
  const run = (): Promise<void> => {
    turns += 1;
    return outcome();
  };
  return repeat({ name: 'sweep', everyMs: EVERY_MS, run, log: { warn: (...said: unknown[]) => void warned.push(said) } });
}

test('work is done at once, and again after each pause until it is stopped', async () => {
  const stop = begin();
  expect(turns).toBe(1);
  await jest.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(turns).toBe(3);
  stop();
  await jest.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(turns).toBe(3);
});

test('a turn that takes long is not joined by a second one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  outcome = () => promise;
  const stop = begin();
  await jest.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(turns).toBe(1);
  resolve();
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  expect(turns).toBe(2);
  stop();
});

test('a turn that fails is logged, and the next one comes all the same', async () => {
  outcome = () => Promise.reject(new Error('away'));
  const stop = begin();
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  expect(turns).toBe(2);
  expect(warned[0]).toEqual([{ err: new Error('away'), work: 'sweep' }, 'Repeated work failed; it is tried again']);
  stop();
});

test('a turn that the end of the server cuts off is neither logged nor repeated', async () => {
  outcome = () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('The pool is closed')), 10));
  begin()();
  await jest.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect([turns, warned]).toEqual([1, []]);
});
