import { cleanup, screen, waitFor } from '@testing-library/react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { getMe } from '#core/contract/me.ts';
import { type RenderOptions, renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { providerError } from '#core/testing/fake-account.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { identityClientPlugin } from '../identity.client-plugin.ts';

const PHONE = '+447700900123';

const open = (options: Partial<RenderOptions> = {}): Promise<View> =>
  renderPlugin([...standIns(identityClientPlugin), identityClientPlugin], {
    at: '/signup-verify-otp?next=%2Fjob',
    as: 'newcomer',
    ...options,
  });

async function askForCode({ user }: View): Promise<HTMLElement> {
  await user.selectOptions(await screen.findByLabelText('Country'), 'GB');
  await user.type(screen.getByLabelText('Phone number'), '07700 900123');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  return screen.findByLabelText('Code');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('confirming a telephone number', () => {
  it('accepts a pasted code with spaces, reloads the user from the server, and goes on to the choice of a role', async () => {
    const view = await open();
    const code = await askForCode(view);
    expect(view.identity.actions.sent).toEqual([PHONE]);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await view.user.paste(' 123 456 ');
    await waitFor(() => expect(view.address).toBe('/admin/profile/choose-role?next=%2Fjob'));
    expect(view.identity.user?.phone).toBe(PHONE);
    expect(view.api.calls.filter(({ id }) => id === getMe.id)).toHaveLength(2);
  });

  it('shows at the field that the code is wrong or incomplete', async () => {
    const view = await open();
    const code = await askForCode(view);
    await view.user.type(code, '12{Enter}');
    expect(await screen.findByText('Enter all six digits of the code.')).toBeVisible();
    await view.user.clear(code);
    await view.user.type(code, '654321');
    expect(await screen.findByText('This code is wrong. Check the message, or request a new code.')).toBeVisible();
    expect(code).toHaveFocus();
    expect(code).toBeInvalid();
  });

  it('goes back to the number when another account has it, and keeps the input', async () => {
    const view = await open();
    const refused = providerError('auth/account-exists-with-different-credential');
    jest.spyOn(view.identity.actions, 'confirmPhoneCode').mockRejectedValue(refused);
    await view.user.type(await askForCode(view), '123456');
    const number = await screen.findByLabelText('Phone number');
    expect(number).toHaveValue('07700 900123');
    expect(number).toHaveAccessibleDescription('This number belongs to another account. Sign in there, or use another number.');
  });

  it('selects the country of a number that begins with its calling code', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Country'), 'US');
    await user.type(screen.getByLabelText('Phone number'), '+44 7700 900123');
    expect(screen.getByLabelText('Country')).toHaveValue('GB');
  });

  it('does not call the provider while the number is invalid', async () => {
    const view = await open();
    await view.user.type(await screen.findByLabelText('Phone number'), '12{Enter}');
    expect(await screen.findByText('This number looks incomplete. Check the country and the digits.')).toBeVisible();
    expect(view.identity.actions.sent).toEqual([]);
  });

  it('sends a second code after half a minute at the earliest, but accepts another number at once', async () => {
    const view = await open();
    await askForCode(view);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    const later = Date.now() + 30_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await view.user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(view.identity.actions.sent).toEqual([PHONE, PHONE]));
    await view.user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(await screen.findByLabelText('Phone number')).toHaveValue('07700 900123');
  });

  it('can be left for later only where it is optional', async () => {
    await open({
      me: { mustConfirmPhone: true },
      bind: (bind) => bind(ClientSettings).toConstantValue({ ...TEST_CONFIG, phoneVerification: 'required' }),
    });
    await screen.findByLabelText('Phone number');
    expect(screen.queryByRole('link', { name: 'Later' })).toBeNull();
    expect(screen.getByText('Step 3 of 4')).toBeVisible();
    cleanup();
    const view = await open();
    expect(await screen.findByText('Step 3 of 4')).toBeVisible();
    await view.user.click(await screen.findByRole('link', { name: 'Later' }));
    await waitFor(() => expect(view.address).toBe('/admin/profile/choose-role?next=%2Fjob'));
  });

  it('tells a visitor what the page is for, and does not call the provider', async () => {
    const view = await renderPlugin([...standIns(identityClientPlugin), identityClientPlugin], {
      at: '/signup-verify-otp',
      api: { [getMe.id]: testPerson('newcomer') },
    });
    expect(screen.getByText(/^This page is for new accounts/)).toBeVisible();
    expect(view.api.calls).toEqual([]);
  });

  it('tells a user that the number is already confirmed, and leads on', async () => {
    const view = await open({ at: '/login' });
    view.identity.user = { uid: 'ada', email: 'ada@demo.test', emailVerified: true, phone: PHONE };
    await view.open('/signup-verify-otp');
    expect(await screen.findByText('Your number is confirmed')).toBeVisible();
    expect(await screen.findByText('+44 7700 900123')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/admin/profile/choose-role');
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/admin/account/signout');
  });

  it('can be retried when the provider cannot be reached', async () => {
    const view = await open({ at: '/forgot-password' });
    jest.spyOn(view.identity, 'currentUser').mockRejectedValueOnce(new Error('the chunk is gone'));
    await view.open('/signup-verify-otp');
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Phone number')).toBeVisible();
  });
});
