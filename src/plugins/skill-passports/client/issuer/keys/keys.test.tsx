import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { aKey, anIssuer, idOf } from '../../testing/issuer-builders.ts';
import { callsOf, openAsMember, PASSPORTS } from '../../testing/open-issuer.ts';

const KEYS = `${PASSPORTS}?company=${idOf(90)}&part=issuer`;

test('the keys have a state, times and a public address that is copied', async () => {
  const retired = aKey({ id: idOf(31), kid: 'https://trellis.example/api/ob/old', state: 'retired', to: '2026-10-01T09:00:00.000Z' });
  const stolen = aKey({ id: idOf(32), kid: 'https://trellis.example/api/ob/bad', state: 'compromised', compromisedFrom: retired.from });
  const view = await openAsMember(KEYS, { 'skill-passports.my-issuers': { items: [anIssuer({ keys: [aKey(), retired, stolen] })] } });
  for (const state of ['Signs now', 'Retired', 'Stolen']) expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByText(aKey().kid)).toHaveAttribute('dir', 'ltr');
  const [first] = screen.getAllByRole('button', { name: /^Copy the address/ });
  await view.user.click(first as HTMLElement);
  expect(view.snackbar).toBe('Copied.');
  expect(await navigator.clipboard.readText()).toBe(aKey().kid);
  expect(screen.getAllByRole('button', { name: /^This key was stolen/ })).toHaveLength(2);
});

test('a new key is created after a question', async () => {
  const view = await openAsMember(KEYS, { 'skill-passports.create-key': aKey({ id: idOf(33) }) });
  await view.user.click(await screen.findByRole('button', { name: 'Create a new key' }));
  const ask = within(screen.getByRole('dialog', { name: 'Create a new key?' }));
  expect(ask.getByText(/everything it signed stays valid/)).toBeVisible();
  await view.user.click(ask.getByRole('button', { name: 'Create a new key' }));
  await waitFor(() => expect(callsOf(view, 'my-issuers')).toHaveLength(2));
  expect(view.snackbar).toBe('The new key signs from now on.');
});

test('the failure of a new key is explained in the dialog', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await openAsMember(KEYS, {
    'skill-passports.create-key': refusal(
      503,
      'skill-passports.no-address',
      'This site has no public address yet, so it cannot issue credentials.',
    ),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Create a new key' }));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create a new key' }));
  expect(await screen.findByText(/must set PUBLIC_URL/)).toBeVisible();
});

test('a key is marked as stolen from a time on, after the user has confirmed what becomes invalid', async () => {
  const view = await openAsMember(KEYS, { 'skill-passports.compromise-key': aKey({ state: 'compromised' }) });
  await view.user.click(await screen.findByRole('button', { name: /^This key was stolen/ }));
  const ask = within(screen.getByRole('dialog', { name: 'Was this key stolen?' }));
  fireEvent.change(ask.getByLabelText('Stolen since'), { target: { value: '2026-11-01T10:00' } });
  await view.user.click(ask.getByRole('button', { name: 'Mark as stolen' }));
  expect(await ask.findByText('Confirm this first.')).toBeVisible();
  expect(callsOf(view, 'compromise-key')).toEqual([]);
  await view.user.click(ask.getByRole('checkbox', { name: 'I understand that these credentials become invalid.' }));
  await view.user.click(ask.getByRole('button', { name: 'Mark as stolen' }));
  await waitFor(() => expect(callsOf(view, 'compromise-key')).toEqual([{ from: new Date('2026-11-01T10:00').toISOString() }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another name is asked for, and waits', async () => {
  let askedName: string | null = null;
  const view = await openAsMember(KEYS, {
    'skill-passports.my-issuers': () => ({ items: [anIssuer({ askedName })] }),
    'skill-passports.ask-to-issue': () => {
      askedName = 'IJssel Steel Group';
      return anIssuer({ askedName });
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Ask for another name' }));
  await view.user.type(screen.getByRole('textbox', { name: 'Name of the issuer' }), ' Group');
  await view.user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('IJssel Steel Group')).toBeVisible();
  expect(screen.getByText('An administrator decides about it.')).toBeVisible();
  expect(callsOf(view, 'ask-to-issue')).toEqual([{ companyId: idOf(90), name: 'IJssel Steel Group' }]);
});
