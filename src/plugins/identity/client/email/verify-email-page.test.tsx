import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import type { IdentityUser } from '#core/client/session/identity-client.ts';
import { type RenderOptions, renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { providerError } from '#core/testing/fake-account.ts';
import { userOf } from '#core/testing/fake-identity.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { identityClientPlugin } from '../identity.client-plugin.ts';
import { useSentLink } from './use-sent-link.ts';

const CODE = 'a-code-of-the-provider';
const ADA = 'ada@demo.test';

const Sending = () => <h1>{useSentLink('a-user', '/').sentAt === undefined ? 'sending' : 'sent'}</h1>;
const Strict = () => (
  <StrictMode>
    <Sending />
  </StrictMode>
);
const probe = onePage('probe', '/strict', Strict, ['identity']);

const main = (): ReturnType<typeof within> => within(screen.getByRole('main'));

/** Opens a page with the given state of the provider. */
async function open(address: string, setUp: (view: View) => void, options: Partial<RenderOptions> = {}): Promise<View> {
  const view = await renderPlugin([...standIns(identityClientPlugin), identityClientPlugin, probe], {
    at: '/check-auth-is-elsewhere',
    ...options,
  });
  setUp(view);
  await view.open(address);
  return view;
}

function knowCode({ identity }: View): void {
  identity.actions.codes.set(CODE, { mode: 'verifyEmail', email: ADA });
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('confirming an address', () => {
  it('sends the link once, names its address, and leads on to the telephone number', async () => {
    const view = await open('/email-verify?next=%2Fjob', () => undefined, { as: 'newcomer' });
    expect(await screen.findByText('newcomer@demo.test', { selector: '.lead *' })).toBeVisible();
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Confirm later' })).toHaveAttribute('href', '/signup-verify-otp?next=%2Fjob');
    await view.open('/forgot-password');
    await view.open('/email-verify');
    expect(await screen.findByText('newcomer@demo.test', { selector: '.lead *' })).toBeVisible();
    expect(view.identity.actions.sent).toEqual(['newcomer@demo.test']);
  });

  it('sends no second link unasked while the first one is being sent', async () => {
    const view = await open('/forgot-password', () => undefined, { as: 'newcomer' });
    const send = jest.spyOn(view.identity.actions, 'sendEmailVerification').mockReturnValue(new Promise(() => undefined));
    await view.open('/email-verify');
    await view.open('/forgot-password');
    await view.open('/email-verify');
    expect(await main().findByRole('status')).toHaveTextContent('We have sent a link to newcomer@demo.test.');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['after a reload or in another tab', 0, 'We have sent a link to newcomer@demo.test.'],
    ['when the first one is no longer valid', 25, /^We send a link to newcomer@demo.test/],
  ])('sends no second link unasked %s', async (_, hours, sentence) => {
    const first = await open('/email-verify', () => undefined, { as: 'newcomer' });
    await waitFor(() => expect(first.identity.actions.sent).toEqual(['newcomer@demo.test']));
    cleanup();
    sessionStorage.clear();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
    const view = await open('/email-verify', () => undefined, { as: 'newcomer' });
    expect(await main().findByRole('status')).toHaveTextContent(sentence);
    expect(view.identity.actions.sent).toEqual([]);
  });

  it('sends no second link in the double effects of the strict mode', async () => {
    const view = await open('/strict', () => undefined, { as: 'newcomer' });
    expect(await screen.findByText('sent')).toBeVisible();
    expect(view.identity.actions.sent).toEqual(['newcomer@demo.test']);
  });

  it('goes on by itself when the link was followed elsewhere, and says so', async () => {
    const view = await open('/email-verify?next=%2Fjob', () => undefined, { as: 'newcomer' });
    await screen.findByText('newcomer@demo.test', { selector: '.lead *' });
    view.identity.user = { ...userOf('newcomer@demo.test'), emailVerified: true };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(view.address).toBe('/signup-verify-otp?next=%2Fjob'));
    expect(view.snackbar).toBe('Your address is confirmed');
  });

  it('leads a user with a role to the dashboard, and shows no step of a sign-up', async () => {
    const view = await open('/email-verify', () => undefined, { as: 'candidate' });
    await screen.findByText('candidate@demo.test', { selector: '.lead *' });
    expect(screen.queryByText('Step 2 of 4')).toBeNull();
    view.identity.user = { ...userOf('candidate@demo.test'), emailVerified: true };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(view.address).toBe('/admin/dashboard'));
  });

  it('does not lead away a user who has left the page before the answer', async () => {
    const view = await open('/email-verify', () => undefined, { as: 'newcomer' });
    await screen.findByText('newcomer@demo.test', { selector: '.lead *' });
    const answer = Promise.withResolvers<IdentityUser>();
    jest.spyOn(view.identity.actions, 'lookAgain').mockReturnValue(answer.promise);
    document.dispatchEvent(new Event('visibilitychange'));
    await view.open('/forgot-password');
    await act(async () => answer.resolve({ ...userOf('newcomer@demo.test'), emailVerified: true }));
    expect(view.address).toBe('/forgot-password');
  });

  it('says why the link was not sent, and can try again', async () => {
    const refuse = ({ identity: { actions } }: View): unknown =>
      jest.spyOn(actions, 'sendEmailVerification').mockRejectedValueOnce(providerError('auth/too-many-requests'));
    const view = await open('/email-verify', refuse, { as: 'newcomer' });
    expect(await screen.findByText('Too many attempts. Wait a few minutes, then try again.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('newcomer@demo.test', { selector: '.lead *' })).toBeVisible();
  });
});

describe('a link about an address', () => {
  it.each([
    [`${location.origin}/job?id=1`, '/job?id=1'],
    ['https://elsewhere.test/job', '/admin/dashboard'],
    ['//elsewhere.test/job', '/admin/dashboard'],
    ['javascript:alert(1)', '/admin/dashboard'],
  ])('confirms it, and leads a visitor to sign in; with %s as its way on to %s', async (continueUrl, next) => {
    await open(`/email-verify?mode=verifyEmail&oobCode=${CODE}&continueUrl=${encodeURIComponent(continueUrl)}`, knowCode);
    expect(await screen.findByText('Your address is confirmed')).toBeVisible();
    expect(main().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?next=${encodeURIComponent(next)}`);
  });

  it('says that a confirmed address needs no further action', async () => {
    const link = `/email-verify?mode=verifyEmail&oobCode=${CODE}`;
    const isConfirmed = ({ identity }: View): void => {
      identity.user = { ...userOf('candidate@demo.test'), emailVerified: true };
    };
    await open(link, isConfirmed, { as: 'candidate' });
    expect(await screen.findByText('This address is already confirmed')).toBeVisible();
  });

  it.each([
    [`mode=verifyEmail&oobCode=${CODE}`, 'The link was already used, or a newer link replaced it'],
    ['mode=verifyEmail&oobCode=cut', 'The link is incomplete'],
    ['mode=verifyEmail', 'The link is incomplete'],
    [`oobCode=${CODE}`, 'The link is incomplete'],
    [`mode=signIn&oobCode=${CODE}`, 'This link is for something else'],
  ])('says what is wrong with %s', async (query, sentence) => {
    await open(`/email-verify?${query}`, () => undefined);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(main().getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('says that it has expired', async () => {
    await open(`/email-verify?mode=verifyEmail&oobCode=${CODE}`, ({ identity: { actions } }) => {
      jest.spyOn(actions, 'checkCode').mockRejectedValue(providerError('auth/expired-action-code'));
    });
    expect(await screen.findByText('The link has expired')).toBeVisible();
    expect(main().getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/email-verify');
  });

  it('can be retried when the link is not at fault', async () => {
    const view = await open(`/email-verify?mode=verifyEmail&oobCode=${CODE}`, (at) => {
      knowCode(at);
      jest.spyOn(at.identity.actions, 'checkCode').mockRejectedValueOnce(providerError('auth/network-request-failed'));
    });
    expect(await screen.findByText(/The sign-in service cannot be reached/)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your address is confirmed')).toBeVisible();
  });

  it('sets the language for a user who has chosen none', async () => {
    await open('/email-verify?mode=verifyEmail&lang=de', () => undefined);
    expect(await screen.findByText('Der Link ist nicht vollständig')).toBeVisible();
  });

  it('keeps the chosen language', async () => {
    localStorage.setItem('trellis.language', 'en');
    await open('/email-verify?mode=verifyEmail&lang=de', () => undefined);
    expect(await screen.findByText('The link is incomplete')).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });
});
