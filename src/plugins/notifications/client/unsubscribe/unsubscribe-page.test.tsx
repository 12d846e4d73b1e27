import { screen, waitFor, within } from '@testing-library/react';
import { Navigator } from '#core/client/navigation/navigator.ts';
import type { RenderOptions, View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { callsOf, openNotifications } from '../testing/open-notifications.ts';

const TOKEN = 'u.018f0000-0000-7000-8000-000000000001.applications.seal';
const ID = 'notifications.unsubscribe';
const ENDS = { group: 'applications', name: 'Your applications' };

const open = (api: FakeReplies, rest: Partial<RenderOptions> = {}): Promise<View> =>
  openNotifications({ at: `/unsubscribe#${TOKEN}`, ...rest, api });

const bodies = (view: View) => callsOf(view, ID).map(({ body }) => body);
const main = () => within(screen.getByRole('main'));
const silent = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the page that ends mail', () => {
  it('says what ends, and changes nothing before the button is pressed', async () => {
    const view = await open({ [ID]: ENDS });
    expect(await main().findByText('If you stop it, you get no more mail about: Your applications.')).toBeVisible();
    expect(bodies(view)).toEqual([{ token: TOKEN, confirm: false, language: 'en-US' }]);
  });

  it('ends this mail with one press, and says so', async () => {
    const view = await open({ [ID]: ENDS });
    await view.user.click(await main().findByRole('button', { name: 'Stop this mail' }));
    expect(await main().findByText('You get no more mail about: Your applications.')).toBeVisible();
    expect(bodies(view)[1]).toEqual({ token: TOKEN, confirm: true, every: false, language: 'en-US' });
    expect(document.activeElement).toHaveTextContent('This mail has stopped');
  });

  it('ends all mail except security', async () => {
    const view = await open({
      [ID]: ({ body }: { body: { every?: boolean } }) => (body.every ? { group: 'every', name: null } : ENDS),
    });
    await view.user.click(await main().findByRole('button', { name: 'Stop all mail except security' }));
    expect(await main().findByText(/no more mail from this site, except about the security/)).toBeVisible();
    expect(bodies(view)[1]).toMatchObject({ confirm: true, every: true });
  });

  it('has one button for a mail about everything', async () => {
    await open({ [ID]: { group: 'every', name: null } });
    await main().findByRole('button', { name: 'Stop this mail' });
    expect(main().queryByRole('button', { name: 'Stop all mail except security' })).toBeNull();
  });

  it('takes the token out of the address and keeps the rest', async () => {
    const view = await open({ [ID]: ENDS }, { at: `/unsubscribe?from=mail#${TOKEN}` });
    await main().findByRole('button', { name: 'Stop this mail' });
    const checkAuth = jest.spyOn(view.resolve(Navigator), 'go').mockResolvedValue();
    await view.resolve(Navigator).checkAuth();
    expect(checkAuth.mock.calls[0]?.[0]).toBe('/check-auth?next=%2Funsubscribe%3Ffrom%3Dmail');
    expect(bodies(view)).toHaveLength(1);
  });

  it('begins again with another link', async () => {
    const view = await open({ [ID]: ENDS });
    await view.user.click(await main().findByRole('button', { name: 'Stop this mail' }));
    await main().findByText('You get no more mail about: Your applications.');
    await view.open('/unsubscribe#another');
    await main().findByRole('button', { name: 'Stop this mail' });
    expect(bodies(view).at(-1)).toMatchObject({ token: 'another', confirm: false });
  });

  it.each([
    ['the server does not know', 404, 'notifications.token-unknown'],
    ['that is too long', 422, 'invalid'],
  ])('leads to the settings with a token %s', async (_which, status, code) => {
    silent();
    const view = await open({ [ID]: refusal(status, code, 'No.') });
    expect(await main().findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Change your notifications' })).toHaveAttribute('href', '/admin/notifications/settings');
    expect(view.snackbar).toBe('');
  });

  it.each(['/unsubscribe', '/unsubscribe#'])('asks nothing without a token (%s)', async (at) => {
    const view = await open({}, { at });
    expect(view.heading).toBe('This link is not valid');
    expect(bodies(view)).toEqual([]);
  });

  it('sends a token that was cut within a letter as it is', async () => {
    silent();
    const view = await open({ [ID]: refusal(404, 'notifications.token-unknown', 'No.') }, { at: '/unsubscribe#u.%E0%A4%A' });
    await waitFor(() => expect(view.heading).toBe('This link is not valid'));
    expect(bodies(view)[0]).toMatchObject({ token: 'u.%E0%A4%A' });
  });

  it('offers a retry when the link could not be checked', async () => {
    silent();
    let isDown = true;
    const view = await open({
      [ID]: () => {
        if (isDown) throw refusal(503, 'unavailable', 'Not now.');
        return ENDS;
      },
    });
    await main().findByText('The link could not be checked');
    isDown = false;
    await view.user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('button', { name: 'Stop this mail' })).toBeVisible();
  });

  it('keeps its button when the mail was not stopped, and says why', async () => {
    silent();
    const view = await open({
      [ID]: ({ body }: { body: { confirm: boolean } }) => {
        if (body.confirm) throw refusal(429, 'too-many-requests', 'Wait a moment.');
        return ENDS;
      },
    });
    await view.user.click(await main().findByRole('button', { name: 'Stop this mail' }));
    await waitFor(() => expect(view.snackbar).not.toBe(''));
    expect(main().getByRole('button', { name: 'Stop this mail' })).toHaveAttribute('aria-busy', 'false');
  });
});
