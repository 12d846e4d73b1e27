import { screen, waitFor, within } from '@testing-library/react';
import { fetchToken } from '#core/client/push/messaging.ts';
import { PushError } from '#core/client/push/push-error.ts';
import { PushService } from '#core/client/push/push-service.ts';
import { missingForPush } from '#core/client/push/push-support.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { leaveBrowser, playBrowser, takeAway, worker } from '#core/testing/push-browser.ts';
import { openPushPage, PUSH_SETTINGS } from '#plugins/account/client/testing/push-page.tsx';

// Replaces the provider's SDK. The browser tests use the real one.
jest.mock('#core/client/push/messaging.ts', () => ({ fetchToken: jest.fn(), dropToken: jest.fn() }));

const save = jest.fn(async () => undefined);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  playBrowser();
  jest.mocked(fetchToken).mockReset().mockResolvedValue('a-token');
  save.mockClear();
});
afterEach(() => {
  leaveBrowser();
  new TokenService().clearToken();
  jest.useRealTimers();
});

const pushFor = (user: 'visitor' | 'signed-in user'): PushService => {
  const tokens = new TokenService();
  if (user === 'signed-in user') tokens.setToken('of.some.body');
  return new PushService(PUSH_SETTINGS, tokens);
};

const loggedErrors = (): unknown[] => jest.mocked(console.error).mock.calls.map(([, error]) => error);

const offer = (): HTMLElement | null => within(screen.getByRole('region', { name: 'Notifications' })).queryByRole('switch');

describe('offering push', () => {
  it('S5-1 push is offered with service workers, push, notifications, fetch and the local database', async () => {
    await openPushPage();
    await waitFor(() => expect(offer()).toBeVisible());
  });

  it.each(['serviceWorker', 'PushManager', 'Notification', 'fetch', 'indexedDB'] as const)(
    'S5-1 without %s push is not offered',
    async (feature) => {
      takeAway(feature);
      await openPushPage();
      await screen.findByText('This browser cannot receive notifications from websites, or not in private windows.');
      expect(offer()).toBeNull();
    },
  );
});

describe('the permission', () => {
  it('S4-11 denied is logged only, with no message', async () => {
    const browser = playBrowser({ answer: 'denied' });
    const view = await openPushPage();
    await waitFor(() => expect(offer()).toBeVisible());
    await view.user.click(offer() ?? document.body);
    await waitFor(() => expect(loggedErrors()).toEqual([new PushError('permission-blocked')]));
    expect([view.snackbar, screen.queryByRole('alert'), browser.register.mock.calls]).toEqual(['', null, []]);
  });

  it.each(['denied', 'default'] as const)('S5-2 no push token is requested while the permission is %s', async (answer) => {
    const browser = playBrowser({ answer });
    await expect(pushFor('signed-in user').turnOn(save)).resolves.toBe('refused');
    expect([browser.register.mock.calls, jest.mocked(fetchToken).mock.calls, save.mock.calls]).toEqual([[], [], []]);
  });
});

describe('the token', () => {
  it('S5-3 it is sent to the backend when a user is signed in', async () => {
    await expect(pushFor('signed-in user').turnOn(save)).resolves.toBe('on');
    expect(save.mock.calls).toEqual([['a-token']]);
  });

  it('S5-3 it is not sent to the backend when no user is signed in', async () => {
    await expect(pushFor('visitor').turnOn(save)).resolves.toBe('on');
    expect([jest.mocked(fetchToken).mock.calls.length, save.mock.calls]).toEqual([1, []]);
  });
});

describe('failures', () => {
  it('S8-8 a service worker that cannot be registered is logged only', async () => {
    const refusal = new TypeError('The script could not be loaded');
    playBrowser({ registration: refusal });
    await expect(pushFor('signed-in user').turnOn(save)).resolves.toBe('failed');
    expect([loggedErrors(), save.mock.calls]).toEqual([[refusal], []]);
  });

  it('S8-8 a failure to get a push token is logged and re-thrown', async () => {
    const refusal = new Error('messaging/token-subscribe-failed');
    jest.mocked(fetchToken).mockRejectedValue(refusal);
    await expect(pushFor('signed-in user').turnOn(save)).rejects.toBe(refusal);
    expect([loggedErrors(), save.mock.calls]).toEqual([[refusal], []]);
  });

  it('S8-11 only-available-in-window: where there is no window', () => {
    expect(missingForPush({})?.kind).toBe('only-available-in-window');
  });

  it('S8-11 permission-blocked: where the permission is not granted', async () => {
    playBrowser({ answer: 'denied' });
    await pushFor('signed-in user').turnOn(save);
    expect(loggedErrors()).toEqual([expect.objectContaining({ kind: 'permission-blocked' })]);
  });

  it('S8-11 invalid-sw-registration: where the browser answers with something else', async () => {
    playBrowser({ registration: { active: worker('activated') } });
    await expect(pushFor('signed-in user').turnOn(save)).resolves.toBe('failed');
    expect(loggedErrors()).toEqual([expect.objectContaining({ kind: 'invalid-sw-registration' })]);
  });

  it.each(['serviceWorker', 'PushManager', 'Notification', 'fetch'] as const)('S8-11 unsupported-browser: without %s', async (feature) => {
    takeAway(feature);
    await expect(pushFor('signed-in user').turnOn(save)).rejects.toMatchObject({ kind: 'unsupported-browser' });
  });

  it('S8-11 indexed-db-unsupported: without a local database', async () => {
    takeAway('indexedDB');
    await expect(pushFor('signed-in user').turnOn(save)).rejects.toMatchObject({ kind: 'indexed-db-unsupported' });
  });

  it('S8-12 a worker that takes longer fails with "Service worker not registered after 10000 ms"', async () => {
    jest.useFakeTimers();
    playBrowser({ installing: worker('installing') });
    const outcome = pushFor('signed-in user').turnOn(save);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(loggedErrors()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBe('failed');
    expect(loggedErrors()).toEqual([new Error('Service worker not registered after 10000 ms')]);
  });

  it('S8-13 a registration without a worker is given up with "No incoming service worker found."', async () => {
    playBrowser({ installing: null });
    await expect(pushFor('signed-in user').turnOn(save)).resolves.toBe('failed');
    expect(loggedErrors()).toEqual([new Error('No incoming service worker found.')]);
  });

  it('S8-13 a worker that fails to install does not count as an incoming one', async () => {
    const failing = worker('installing');
    playBrowser({ installing: failing });
    const outcome = pushFor('signed-in user').turnOn(save);
    await waitFor(() => expect(failing.isWatched()).toBe(true));
    failing.become('redundant');
    await expect(outcome).resolves.toBe('failed');
    expect(loggedErrors()).toEqual([new Error('No incoming service worker found.')]);
  });
});
