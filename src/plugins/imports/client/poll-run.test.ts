import { pollRun } from './poll-run.ts';

let visibility: DocumentVisibilityState = 'visible';
const looks = (state: DocumentVisibilityState): void => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
});
afterEach(() => jest.useRealTimers());

it('The poll of an import asks 0.7 s after each answer, until it is stopped', async () => {
  const ask = jest.fn(async () => undefined);
  const stop = pollRun(ask);
  await jest.advanceTimersByTimeAsync(699);
  expect(ask).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1400);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  looks('visible');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('The poll of an import asks every 5 s while the page is hidden, and at once when it is visible again', async () => {
  const ask = jest.fn(async () => undefined);
  looks('hidden');
  const stop = pollRun(ask);
  await jest.advanceTimersByTimeAsync(4999);
  expect(ask).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  looks('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('The poll of an import waits for an answer before it asks again, and aborts the pending call when it is stopped', async () => {
  const signals: AbortSignal[] = [];
  const stop = pollRun((signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
