import { screen, waitFor } from '@testing-library/react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { getMe } from '#core/contract/me.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { providerError } from '#core/testing/fake-account.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { identityClientPlugin } from './identity.client-plugin.ts';

const open = (at = '/signup', phoneVerification = TEST_CONFIG.phoneVerification): Promise<View> =>
  renderPlugin([...standIns(identityClientPlugin), identityClientPlugin], {
    at,
    api: { [getMe.id]: testPerson('newcomer') },
    bind: (bind) => bind(ClientSettings).toConstantValue({ ...TEST_CONFIG, phoneVerification }),
  });

async function fill({ user }: View, name: string, email: string, password: string): Promise<void> {
  await user.type(screen.getByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('creating an account', () => {
  it.each([
    ['required', 4],
    ['optional', 4],
    ['off', 3],
  ] as const)('is the first step of a sign-up whose phone number is "%s"', async (phoneVerification, count) => {
    await open('/signup', phoneVerification);
    expect(screen.getByText(`Step 1 of ${count}`)).toBeVisible();
  });

  it('leads to the confirmation of the address', async () => {
    const view = await open();
    await fill(view, ' Ada  Lovelace ', 'ada@demo.test', 'secret');
    await waitFor(() => expect(view.address).toBe('/email-verify'));
    expect(view.identity.signUps).toEqual([{ name: 'Ada Lovelace', email: 'ada@demo.test', password: 'secret' }]);
  });

  it('remembers the requested page', async () => {
    const view = await open('/signup?next=%2Fjob');
    await fill(view, 'Ada', 'ada@demo.test', 'secret');
    await waitFor(() => expect(view.address).toBe('/email-verify?next=%2Fjob'));
  });

  it('asks a visitor who wanted a page to create an account, not to sign in', async () => {
    await open('/signup?next=%2Fadmin%2Fprofile');
    expect(screen.getByText('Create an account to continue')).toBeVisible();
  });

  it('says that an address is already in use', async () => {
    const view = await open();
    view.identity.accounts.set('ada@demo.test', 'secret');
    await fill(view, 'Ada', 'ada@demo.test', 'other secret');
    expect(await screen.findByText(/account with this email address already exists/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('shows the errors at the fields', async () => {
    const view = await open();
    await fill(view, ' ', 'ada', 'five5');
    expect(await screen.findByText('Enter an email address, such as name@example.org.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(view.identity.signUps).toEqual([]);
  });

  it('names the rules of the provider that a password breaks', async () => {
    const view = await open();
    view.identity.actions.faults = [{ rule: 'shortest', limit: 12 }, { rule: 'digit' }];
    jest.spyOn(view.identity, 'signUp').mockRejectedValue(providerError('auth/password-does-not-meet-requirements'));
    await fill(view, 'Ada', 'ada@demo.test', 'secret');
    expect(await screen.findByText('Use at least 12 characters. Add a digit.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});
