import { screen, waitFor } from '@testing-library/react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { providerError } from '#core/testing/fake-account.ts';
import { accountClientPlugin } from '../account.client-plugin.ts';

const EMAIL = 'employer@demo.test';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

async function open(): Promise<View> {
  const view = await renderPlugin([accountClientPlugin], {
    at: '/admin/account/reset-password',
    as: 'employer',
    api: { 'account.end-other-sessions': { ended: 2 }, 'account.list-sessions': { items: [] } },
  });
  view.identity.accounts.set(EMAIL, 'the old one');
  return view;
}

const current = (): HTMLElement => screen.getByLabelText('Current password');
const next = (): HTMLElement => screen.getByLabelText('New password');

async function change(view: View, from: string, to: string): Promise<void> {
  if (from !== '') await view.user.type(current(), from);
  if (to !== '') await view.user.type(next(), to);
  await view.user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('changing the password', () => {
  it('sets the new password, ends all other sessions and leads back', async () => {
    const view = await open();
    await change(view, 'the old one', 'the new one');
    await waitFor(() => expect(view.heading).toBe('Account'));
    expect(view.identity.accounts.get(EMAIL)).toBe('the new one');
    expect(view.api.calls.map(({ id }) => id)).toContain('account.end-other-sessions');
    expect(view.snackbar).toBe('Your password is changed. All other sessions have ended.');
    expect(view.identity.user?.email).toBe(EMAIL);
  });

  it('shows at the field that the old password is wrong', async () => {
    const view = await open();
    await change(view, 'a guess', 'the new one');
    expect(await screen.findByText('This is not your current password. Try again.')).toBeVisible();
    expect(current()).toHaveFocus();
    expect(current()).toBeInvalid();
    expect(view.identity.accounts.get(EMAIL)).toBe('the old one');
  });

  it('has no password rule of its own: shows the refusal of the provider at the field', async () => {
    const view = await open();
    await change(view, 'the old one', 'short');
    expect(await screen.findByText(/Choose a stronger password: at least 8 characters/)).toBeVisible();
    expect(next()).toHaveFocus();
    expect(view.identity.accounts.get(EMAIL)).toBe('the old one');
  });

  it('shows at the field that the new password is common', async () => {
    const view = await open();
    const common = Object.assign(providerError('auth/weak-password'), { message: 'Firebase: COMMON_PASSWORD (auth/weak-password).' });
    jest.spyOn(view.identity.actions, 'changePassword').mockRejectedValue(common);
    await change(view, 'the old one', 'password1');
    expect(await screen.findByText(/very common and easy to guess/)).toBeVisible();
    expect(next()).toHaveFocus();
  });

  it('says what to do when the provider asks for a newer sign-in', async () => {
    const view = await open();
    jest.spyOn(view.identity.actions, 'changePassword').mockRejectedValue(providerError('auth/requires-recent-login'));
    await change(view, 'the old one', 'the new one');
    expect(await screen.findByText(/Sign in again, then repeat this/)).toBeVisible();
  });

  it('asks for both passwords before it calls the provider', async () => {
    const view = await open();
    const asked = jest.spyOn(view.identity.actions, 'reauthenticate');
    await change(view, '', '');
    expect(screen.getByText('Enter your current password.')).toBeVisible();
    await change(view, 'the old one', '');
    expect(screen.getByText('Enter a new password.')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows any other failure, and keeps the input', async () => {
    const view = await open();
    jest.spyOn(view.identity.actions, 'reauthenticate').mockRejectedValue(providerError('auth/too-many-requests'));
    await change(view, 'the old one', 'the new one');
    expect(await screen.findByText('Your password was not changed')).toBeVisible();
    expect(screen.getByText('Too many attempts. Wait a few minutes, then try again.')).toBeVisible();
    expect(next()).toHaveValue('the new one');
  });
});
