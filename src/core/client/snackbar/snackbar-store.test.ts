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

  it('shows each message that can be undone, even with the same text', () => {
    const snackbar = new SnackbarStore();
    const undo = jest.fn();
    snackbar.raise('Moved.', { undo });
    snackbar.raise('Moved.', { undo });
    snackbar.hide();
    expect(snackbar.message).toBe('Moved.');
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

  it('undoes the latest action, also while its message waits, and keeps the others', () => {
    const snackbar = new SnackbarStore();
    const undone: string[] = [];
    expect(snackbar.undoLatest()).toBe(false);
    snackbar.raise('Moved one.', { undo: () => undone.push('one') });
    snackbar.raise('Moved two.', { undo: () => undone.push('two') });
    snackbar.raise('Saved.');
    expect([snackbar.undoLatest(), snackbar.message]).toEqual([true, 'Moved one.']);
    expect([snackbar.undoLatest(), snackbar.message]).toEqual([true, 'Saved.']);
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
    expect(shown).toEqual(['Saved.', 'Some were not moved.', 'Not loaded.']);
  });

  it('does not restart the time of a shown message when the user goes to another page', () => {
    const snackbar = new SnackbarStore();
    snackbar.raise('Saved.');
    jest.advanceTimersByTime(2999);
    snackbar.follow('/second');
    jest.advanceTimersByTime(1);
    expect(snackbar.show).toBe(false);
  });

  it('can be hidden twice', () => {
    const snackbar = new SnackbarStore();
    snackbar.hide();
    expect(snackbar.show).toBe(false);
  });
});
