import { cleanup, screen, waitFor } from '@testing-library/react';
import { dropTabStates } from '#core/client/forms/tab-state.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { identityClientPlugin } from '../identity.client-plugin.ts';

const PHONE = '+447700900123';
const MINUTE_MS = 60_000;

const open = (): Promise<View> =>
  renderPlugin([...standIns(identityClientPlugin), identityClientPlugin], {
    at: '/signup-verify-otp?next=%2Fjob',
    as: 'newcomer',
  });

async function sendCode(): Promise<View> {
  const view = await open();
  await view.user.selectOptions(await screen.findByLabelText('Country'), 'GB');
  await view.user.type(screen.getByLabelText('Phone number'), '07700 900123');
  await view.user.click(screen.getByRole('button', { name: 'Send the code' }));
  await screen.findByLabelText('Code');
  return view;
}

/** Opens the page anew in the same tab. */
function reload(): Promise<View> {
  cleanup();
  return open();
}

describe('a code that was sent before a reload', () => {
  it('can still be entered, and the number is known', async () => {
    await sendCode();
    const view = await reload();
    expect(await screen.findByText('+44 7700 900123')).toBeVisible();
    await view.user.type(screen.getByLabelText('Code'), '123456');
    await waitFor(() => expect(view.address).toBe('/admin/profile/choose-role?next=%2Fjob'));
    expect(view.identity.user?.phone).toBe(PHONE);
    expect(Object.values(sessionStorage).join()).not.toContain('7700');
  });

  it('is not stored itself', async () => {
    const view = await sendCode();
    await view.user.type(screen.getByLabelText('Code'), '12345');
    expect(Object.values(sessionStorage).join()).not.toContain('12345');
  });

  it('leads back to the typed number, and is then forgotten', async () => {
    await sendCode();
    const view = await reload();
    await view.user.click(await screen.findByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText('Phone number')).toHaveValue('07700 900123');
    expect(screen.getByLabelText('Country')).toHaveValue('GB');
    await reload();
    expect(await screen.findByLabelText('Phone number')).toHaveValue('');
  });

  it('is forgotten after its life', async () => {
    await sendCode();
    const later = Date.now() + 10 * MINUTE_MS;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await reload();
    expect(await screen.findByLabelText('Phone number')).toHaveValue('');
  });

  it('is forgotten at the sign-out', async () => {
    await sendCode();
    dropTabStates();
    await reload();
    expect(await screen.findByLabelText('Phone number')).toHaveValue('');
  });
});
