import { act, screen, waitFor, within } from '@testing-library/react';
import { dropToken, fetchToken } from '#core/client/push/messaging.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { leaveBrowser, playBrowser } from '#core/testing/push-browser.ts';
import { openPushPage } from '../testing/push-page.tsx';

jest.mock('#core/client/push/messaging.ts', () => ({ fetchToken: jest.fn(), dropToken: jest.fn() }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  playBrowser();
  jest.mocked(fetchToken).mockReset().mockResolvedValue('a-token');
  jest.mocked(dropToken).mockReset().mockResolvedValue(undefined);
});
afterEach(leaveBrowser);

const SAVED: FakeReplies = { 'account.save-push-token': { id: 'device-1' }, 'account.forget-push-token': undefined };

const region = (): HTMLElement => screen.getByRole('region', { name: 'Notifications' });
const toggle = (): Promise<HTMLElement> => within(region()).findByRole('switch', { name: 'On this device' });
const pushCalls = ({ api }: View) =>
  api.calls.filter(({ id }) => id.endsWith('push-token')).map(({ id, params, body }) => [id, body ?? params]);

async function openSwitchedOn(api = SAVED): Promise<View> {
  const view = await openPushPage(api);
  await view.user.click(await toggle());
  await waitFor(async () => expect(await toggle()).toBeChecked());
  return view;
}

describe('the switch of push messages', () => {
  it('sends the token to the server and stays on', async () => {
    const view = await openSwitchedOn();
    expect(pushCalls(view)).toEqual([['account.save-push-token', { token: 'a-token' }]]);
    await view.open('/');
    await view.open('/push');
    await waitFor(async () => expect(await toggle()).toBeChecked());
  });

  it('makes the server forget the device, then deletes the token', async () => {
    const view = await openSwitchedOn();
    await view.user.click(await toggle());
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
    expect(pushCalls(view).at(-1)).toEqual(['account.forget-push-token', { id: 'device-1' }]);
    expect(dropToken).toHaveBeenCalledTimes(1);
  });

  it('turns off when the server has already forgotten the device', async () => {
    const gone = (): never => {
      throw refusal(404, 'not-found', 'Gone.');
    };
    const view = await openSwitchedOn({ ...SAVED, 'account.forget-push-token': gone });
    await view.user.click(await toggle());
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
    expect(region()).not.toHaveTextContent('still');
  });

  it('turns off even when the provider cannot be reached', async () => {
    jest.mocked(dropToken).mockRejectedValue(new Error('away'));
    const view = await openSwitchedOn();
    await view.user.click(await toggle());
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
    expect(region()).not.toHaveTextContent('still');
  });

  it('says how to allow what the browser blocks', async () => {
    playBrowser({ answer: 'denied' });
    const view = await openPushPage();
    await view.user.click(await toggle());
    await waitFor(() => expect(region()).toHaveTextContent('Your browser blocks notifications from this site'));
    expect(await toggle()).not.toBeChecked();
  });

  it('shows "off" when another user turned it on', async () => {
    await openSwitchedOn();
    localStorage.setItem('trellis.push', JSON.stringify({ user: 'somebody-else', device: 'device-1' }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
  });

  it.each(['', '{', '7', '{"user":1}', '[]'])('ignores the invalid stored value %j', async (stored) => {
    localStorage.setItem('trellis.push', stored);
    await openPushPage();
    expect(await toggle()).not.toBeChecked();
  });
});

it('signing out forgets the device while the session is still valid', async () => {
  let tokenThen: string | null = null;
  const forget = (): void => {
    tokenThen = new TokenService().token;
  };
  const view = await openSwitchedOn({ ...SAVED, 'account.forget-push-token': forget });
  await view.open('/admin/account/signout');
  await waitFor(() => expect(view.heading).toBe('Start'));
  expect(tokenThen).not.toBeNull();
  expect([localStorage.getItem('trellis.push'), view.identity.user]).toEqual([null, undefined]);
});

it('signing out continues when the server does not reply', async () => {
  const away = (): never => {
    throw refusal(503, 'unavailable', 'Away.');
  };
  const view = await openSwitchedOn({ ...SAVED, 'account.forget-push-token': away });
  await view.open('/admin/account/signout');
  await waitFor(() => expect(view.heading).toBe('Start'));
  expect(localStorage.getItem('trellis.push')).toBeNull();
  // This browser receives no more messages.
  expect(dropToken).toHaveBeenCalledTimes(1);
});

it('signing out sends no request when push messages are off', async () => {
  const view = await openPushPage(SAVED, '/admin/account/signout');
  await waitFor(() => expect(view.heading).toBe('Start'));
  expect([pushCalls(view), jest.mocked(dropToken).mock.calls]).toEqual([[], []]);
});
