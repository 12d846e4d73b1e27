import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('S3-4 a snackbar message has show, message, color (default success) and timeout (default 3000 ms)', () => {
  const snackbar = new SnackbarStore();
  snackbar.raise('Saved.');
  const { show, message, color, timeout } = snackbar;
  expect({ show, message, color, timeout }).toEqual({ show: true, message: 'Saved.', color: 'success', timeout: 3000 });
  snackbar.hide();
  snackbar.raise('Not saved.', { color: 'error', timeout: 8000 });
  expect([snackbar.message, snackbar.color, snackbar.timeout]).toEqual(['Not saved.', 'error', 8000]);
});

it('S4-9 hidden to shown when a message is raised, shown to hidden on hide', () => {
  const snackbar = new SnackbarStore();
  expect(snackbar.show).toBe(false);
  snackbar.raise('Saved.');
  expect(snackbar.show).toBe(true);
  snackbar.hide();
  expect(snackbar.show).toBe(false);
});

it('S9-1 a message without options is a success and hides after 3000 ms', () => {
  const snackbar = new SnackbarStore();
  snackbar.raise('Saved.');
  expect(snackbar.color).toBe('success');
  jest.advanceTimersByTime(2999);
  expect(snackbar.show).toBe(true);
  jest.advanceTimersByTime(1);
  expect(snackbar.show).toBe(false);
});
