import { repeatWhileVisible } from './firebase-identity.ts';

it('runs at intervals and when the user returns, but neither in a hidden page nor offline', () => {
  jest.useFakeTimers();
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const work = jest.fn();
  repeatWhileVisible(work, 15_000);
  jest.advanceTimersByTime(30_000);
  expect(work).toHaveBeenCalledTimes(2);
  seen.mockReturnValue('hidden');
  jest.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).toHaveBeenCalledTimes(3);
  online.mockReturnValue(false);
  jest.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(3);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledTimes(4);
  jest.useRealTimers();
  jest.restoreAllMocks();
});
