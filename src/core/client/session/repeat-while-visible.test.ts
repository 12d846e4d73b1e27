import { repeatWhileVisible } from './repeat-while-visible.ts';

let visible: boolean;
let online: boolean;
let stop: () => void;
const work = jest.fn(async () => undefined);

function see(now: boolean): void {
  visible = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

function connect(now: boolean): void {
  online = now;
  window.dispatchEvent(new Event(now ? 'online' : 'offline'));
}

const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  work.mockClear();
  visible = true;
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  stop = repeatWhileVisible(work, 2000);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
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

test('pauses while the browser is offline, and works at once when the connection returns', async () => {
  connect(false);
  await after(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  connect(true);
  expect(work).toHaveBeenCalledTimes(2);
});

test('asks a function for each pause', async () => {
  stop();
  work.mockClear();
  const pauses = [1000, 3000];
  stop = repeatWhileVisible(work, () => pauses.shift() ?? 60_000);
  await after(1000);
  expect(work).toHaveBeenCalledTimes(2);
  await after(2999);
  expect(work).toHaveBeenCalledTimes(2);
  await after(1);
  expect(work).toHaveBeenCalledTimes(3);
});

test('does nothing after a stop', async () => {
  stop();
  see(true);
  connect(true);
  await after(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});
