import { endAtLeaving, TYPING_PAUSE, TypingPause } from './typing-pause.ts';

describe('A pause in typing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does the work once, after the last key', () => {
    const work = jest.fn();
    const pause = new TypingPause(work);
    pause.begin();
    jest.advanceTimersByTime(TYPING_PAUSE - 1);
    pause.begin();
    jest.advanceTimersByTime(TYPING_PAUSE - 1);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['the window is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a field is left', () => document.dispatchEvent(new FocusEvent('focusout'))],
  ])('ends at once when %s, and only while work waits', (_, leave) => {
    const work = jest.fn();
    const pause = new TypingPause(work);
    const stop = endAtLeaving(pause);
    leave();
    expect(work).not.toHaveBeenCalled();
    pause.begin();
    leave();
    expect(work).toHaveBeenCalledTimes(1);
    stop();
    pause.begin();
    leave();
    expect(work).toHaveBeenCalledTimes(1);
    pause.end();
  });
});
