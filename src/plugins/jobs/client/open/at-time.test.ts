import { atTime } from './at-time.ts';

const DAY = 86_400_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits until the time, also longer than one timer can', () => {
  const run = jest.fn();
  atTime(Date.now() + 60 * DAY, run);
  jest.advanceTimersByTime(60 * DAY - 1);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.advanceTimersByTime(60 * DAY);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs at once when the time has passed', () => {
  const run = jest.fn();
  atTime(Date.now(), run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not run after it was cancelled', () => {
  const run = jest.fn();
  atTime(Date.now() + 30 * DAY, run)();
  jest.advanceTimersByTime(60 * DAY);
  expect(run).not.toHaveBeenCalled();
});
