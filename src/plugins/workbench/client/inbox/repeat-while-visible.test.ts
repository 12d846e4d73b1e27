import { repeatWhileVisible } from './repeat-while-visible.ts';

let visible: boolean;
let stop: () => void;
const work = jest.fn(async () => undefined);

function see(now: boolean): void {
  visible = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  work.mockClear();
  visible = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  stop = repeatWhileVisible(work, 2000);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('works at once, and again after each pause', async () => {
  expect(work).toHaveBeenCalledTimes(1);
  await after(1999);
  expect(work).toHaveBeenCalledTimes(1);
  await after(1);
  expect(work).toHaveBeenCalledTimes(2);
  await after(4000);
  expect(work).toHaveBeenCalledTimes(4);
});

test('pauses while the page is hidden, and works at once in a single loop when it is visible again', async () => {
  see(false);
  await after(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  see(true);
  see(true);
  expect(work).toHaveBeenCalledTimes(3);
  await after(2000);
  expect(work).toHaveBeenCalledTimes(4);
});

test('does nothing after a stop', async () => {
  stop();
  see(true);
  await after(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});
