import { SnackbarStore } from './snackbar-store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the snackbar', () => {
  it('shows a message for 3000 ms, as a success, by default', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Saved.');
    expect([snackbar.show, snackbar.message, snackbar.color, snackbar.timeout]).toEqual([true, 'Saved.', 'success', 3000]);
    jest.advanceTimersByTime(2999);
    expect(snackbar.show).toBe(true);
    jest.advanceTimersByTime(1);
    expect(snackbar.show).toBe(false);
  });

  it('takes a colour and a time-out', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Not saved.', { color: 'error', timeout: 10 });
    expect(snackbar.color).toBe('error');
    jest.advanceTimersByTime(10);
    expect(snackbar.show).toBe(false);
  });

  it('shows one message after the other', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('First.');
    snackbar.raise('Second.');
    expect(snackbar.message).toBe('First.');
    snackbar.hide();
    expect(snackbar.message).toBe('Second.');
    jest.advanceTimersByTime(3000);
    expect(snackbar.show).toBe(false);
  });

  it('shows the same message once', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Not ready.', { color: 'error' });
    snackbar.raise('Not ready.', { color: 'error' });
    snackbar.hide();
    expect(snackbar.show).toBe(false);
  });

  it.each([
    ['has been hidden', 1],
    ['waits earlier in the queue', 0],
  ])('shows the same message once within a second, also when the first %s', (_, hidden) => {
    const snackbar = new SnackbarStore();
    const shown: string[] = [];
    snackbar.raise('Not ready.', { color: 'error' });
    snackbar.raise('Other.', { color: 'error' });
    if (hidden > 0) snackbar.hide();
    jest.advanceTimersByTime(999);
    snackbar.raise('Not ready.', { color: 'error' });
    for (; snackbar.show; snackbar.hide()) shown.push(snackbar.message);
    expect(shown).toEqual(['Not ready.', 'Other.'].slice(hidden));
  });

  it('shows the same message again after a second', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Not ready.', { color: 'error' });
    snackbar.hide();
    jest.advanceTimersByTime(1000);
    snackbar.raise('Not ready.', { color: 'error' });
    expect(snackbar.message).toBe('Not ready.');
  });

  it('pauses while the message is held', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Saved.');
    snackbar.hold();
    jest.advanceTimersByTime(60_000);
    expect(snackbar.show).toBe(true);
    snackbar.release();
    jest.advanceTimersByTime(3000);
    expect(snackbar.show).toBe(false);
  });

  it('offers an undo for 10 seconds and runs it once', () => {
    const snackbar = new SnackbarStore();
    const undo = jest.fn();
    snackbar.raise('Moved.', { undo });
    jest.advanceTimersByTime(9999);
    expect(snackbar.canUndo).toBe(true);
    snackbar.undo();
    snackbar.undo();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(snackbar.show).toBe(false);
  });

  it('shows a message with an undo at once, in place of the shown one; plain messages follow', () => {
    const snackbar = new SnackbarStore();
    const undo = jest.fn();
    snackbar.raise('Saved.');
    for (const text of ['Refused 24.', 'Moved 5.']) snackbar.raise(text, { undo });
    snackbar.raise('Away.', { color: 'error' });
    const shown: string[] = [];
    for (; snackbar.show; snackbar.hide()) shown.push(snackbar.message);
    expect(shown).toEqual(['Moved 5.', 'Saved.', 'Away.']);
  });

  it('offers two acts with the same text as two messages', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Moved.', { undo: jest.fn() });
    const first = snackbar.id;
    snackbar.raise('Moved.', { undo: jest.fn() });
    expect(snackbar.id).not.toBe(first);
    expect(snackbar.acts.all).toHaveLength(2);
  });

  it('undoes the latest act first, also after its message has gone', () => {
    const snackbar = new SnackbarStore();
    const undone: string[] = [];
    expect(snackbar.undoLatest()).toBe(false);
    snackbar.raise('Moved one.', { undo: () => undone.push('one') });
    snackbar.raise('Moved two.', { undo: () => undone.push('two') });
    expect([snackbar.undoLatest(), snackbar.show]).toEqual([true, false]);
    expect(snackbar.undoLatest()).toBe(true);
    expect(snackbar.undoLatest()).toBe(false);
    expect(undone).toEqual(['two', 'one']);
  });

  it.each(['error', 'warning'] as const)('ends the %s of a page that the user leaves, also while it waits', (color) => {
    const snackbar = new SnackbarStore();
    snackbar.follow('/first');
    snackbar.raise('Not valid.', { color });
    snackbar.raise('Saved.');
    snackbar.raise('Not read.', { color });
    snackbar.follow('/first', '/second');
    snackbar.follow('/second');
    expect(snackbar.message).toBe('Saved.');
    jest.advanceTimersByTime(3000);
    expect(snackbar.show).toBe(false);
  });

  it('keeps the errors of a page while another one loads, and at another query of the same page', () => {
    const snackbar = new SnackbarStore();
    snackbar.follow('/first');
    snackbar.raise('Not valid.', { color: 'error' });
    snackbar.follow('/first', '/second');
    snackbar.follow('/first');
    expect(snackbar.message).toBe('Not valid.');
  });

  it('keeps on the next page what was done, what can be undone, and what was raised while the page loaded', () => {
    const snackbar = new SnackbarStore();
    const shown: string[] = [];
    snackbar.follow('/first');
    snackbar.raise('Saved.');
    snackbar.raise('Some were not moved.', { color: 'warning', undo: () => undefined });
    snackbar.follow('/first', '/second');
    snackbar.raise('Not loaded.', { color: 'error' });
    snackbar.follow('/second');
    for (; snackbar.show; snackbar.hide()) shown.push(snackbar.message);
    expect(shown).toEqual(['Some were not moved.', 'Saved.', 'Not loaded.']);
  });

  it('does not restart the time of a shown message when the user goes to another page', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Saved.');
    jest.advanceTimersByTime(2999);
    snackbar.follow('/second');
    jest.advanceTimersByTime(1);
    expect(snackbar.show).toBe(false);
  });

  it('keeps an act for a minute from its own time, not from its message', () => {
    const snackbar = new SnackbarStore();
    const undo = jest.fn();
    snackbar.raise('Moved.', { undo, at: Date.now() - 20_000 });
    jest.advanceTimersByTime(39_999);
    expect([snackbar.show, snackbar.acts.all.length]).toEqual([false, 1]);
    jest.advanceTimersByTime(1);
    expect(snackbar.acts.all).toEqual([]);
    expect([snackbar.undoLatest(), undo.mock.calls.length]).toEqual([false, 0]);
  });

  it('keeps an act as long as its caller says, and offers no undo afterwards', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Moved.', { undo: jest.fn(), undoMs: 5000 });
    snackbar.hold();
    jest.advanceTimersByTime(4999);
    expect(snackbar.canUndo).toBe(true);
    jest.advanceTimersByTime(1);
    expect([snackbar.show, snackbar.canUndo]).toEqual([true, false]);
  });

  it('undoes no act whose time was over while the device slept', () => {
    const snackbar = new SnackbarStore();
    const undo = jest.fn();
    const act = snackbar.raise('Moved.', { undo });
    // Timers do not run while a device sleeps.
    jest.setSystemTime(Date.now() + 60_000);
    expect([act !== undefined && snackbar.undoAct(act), undo.mock.calls.length]).toEqual([false, 0]);
  });

  it('can be hidden twice', () => {
    const snackbar = new SnackbarStore();
    snackbar.hide();
    expect(snackbar.show).toBe(false);
  });
});
