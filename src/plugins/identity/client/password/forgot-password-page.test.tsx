import { screen, waitFor, within } from '@testing-library/react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { providerError } from '#core/testing/fake-account.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { identityClientPlugin } from '../identity.client-plugin.ts';

const CODE = 'a-code-of-the-provider';
const LINK = `/forgot-password?mode=resetPassword&oobCode=${CODE}`;

async function open(address: string, setUp: (view: View) => void = () => undefined): Promise<View> {
  const view = await renderPlugin([...standIns(identityClientPlugin), identityClientPlugin], { at: '/signup' });
  view.identity.accounts.set('ada@demo.test', 'old one');
  setUp(view);
  await view.open(address);
  return view;
}

function knowCode({ identity }: View): void {
  identity.actions.codes.set(CODE, { mode: 'resetPassword', email: 'ada@demo.test' });
}

async function setPassword({ user }: View, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('a forgotten password sends a link, and can send one to another address', async () => {
  const view = await open('/forgot-password?next=%2Fjob');
  await view.user.type(screen.getByLabelText('Email'), 'ada@demo.test{Enter}');
  expect(await screen.findByText('Check your email')).toBeVisible();
  expect(view.identity.actions.sent).toEqual(['ada@demo.test']);
  await view.user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login?next=%2Fjob');
});

it('a forgotten password shows an invalid address at the field, and does not call the provider', async () => {
  const view = await open('/forgot-password');
  await view.user.type(screen.getByLabelText('Email'), 'ada{Enter}');
  expect(await screen.findByText('Enter an email address, such as name@example.org.')).toBeVisible();
  expect(view.identity.actions.sent).toEqual([]);
});

describe('a link for a password', () => {
  it('sets a new password, which then signs the user in', async () => {
    const view = await open(`${LINK}&continueUrl=${encodeURIComponent(`${location.origin}/login?next=%2Fjob`)}`, knowCode);
    expect(await screen.findByText('ada@demo.test', { selector: '.lead *' })).toBeVisible();
    await setPassword(view, 'new one');
    expect(await screen.findByText('Your new password is set')).toBeVisible();
    expect(view.identity.accounts.get('ada@demo.test')).toBe('new one');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fjob');
  });

  it('shows the provider’s refusal at the field', async () => {
    const view = await open(LINK, knowCode);
    await setPassword(view, 'five5');
    expect(await screen.findByText('Choose a longer password: at least 6 characters.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it('says that the link was used meanwhile, and links to the page that sends another', async () => {
    const view = await open(LINK, knowCode);
    await screen.findByLabelText('New password');
    view.identity.actions.codes.clear();
    await setPassword(view, 'new one');
    expect(await screen.findByText('The link was already used, or a newer link replaced it')).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Request a new link' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  it('can be retried when the link is not at fault', async () => {
    const view = await open(LINK, (at) => {
      knowCode(at);
      jest.spyOn(at.identity.actions, 'checkCode').mockRejectedValueOnce(providerError('auth/network-request-failed'));
    });
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });
});

it.each([
  ['/email-verify', 'resetPassword', '/forgot-password'],
  ['/forgot-password', 'verifyEmail', '/email-verify'],
  ['/forgot-password', 'recoverEmail', '/email-verify'],
  ['/forgot-password', 'verifyAndChangeEmail', '/email-verify'],
  ['/email-verify', 'signIn', '/email-verify'],
  ['/forgot-password', 'signIn', '/forgot-password'],
])('%s with the mode %s is answered at %s, with the same query', async (path, mode, answeredAt) => {
  const query = `?mode=${mode}&oobCode=${CODE}&continueUrl=%2Fjob&lang=en`;
  const view = await open(path + query);
  await waitFor(() => expect(view.address).toBe(answeredAt + query));
});
