import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import { anIssued, HISTORY, idOf } from '../../testing/issuer-builders.ts';
import { CONFLICT, callsOf, failingOnce, openAsMember, PASSPORTS } from '../../testing/open-issuer.ts';

const SHEET = `${PASSPORTS}?credential=${idOf(20)}`;

const quiet = (): void => void jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Opens a credential of a server that has it in these states, one after another. */
async function open(states: readonly Partial<IssuedCredential>[], api: FakeReplies = {}): Promise<View> {
  let reads = 0;
  const view = await openAsMember(SHEET, {
    'skill-passports.get-issued': () => {
      const state = states[Math.min(reads, states.length - 1)];
      reads += 1;
      return { ...anIssued(state), history: HISTORY };
    },
    ...api,
  });
  await screen.findByRole('list', { name: 'History' });
  return view;
}

const press = async (view: View, name: string): Promise<void> => view.user.click(screen.getByRole('button', { name }));

/** The dialog over the sheet. */
const dialog = (title: string) => within(screen.getByRole('dialog', { name: title }));

test('a credential has its facts and its history, the last action first', async () => {
  await open([
    {
      result: 'Very good',
      evidence: [{ url: 'https://example.org/piece', name: 'Test piece' }],
      isDemonstration: true,
      state: 'revoked',
      reason: 'misconduct',
      renews: idOf(21),
      actions: [],
    },
  ]);
  for (const text of ['Very good', 'Misconduct', 'Demonstration: only this site can check it', 'Revoked'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Test piece' })).toHaveAttribute('href', 'https://example.org/piece');
  expect(screen.getByRole('link', { name: 'The earlier credential' })).toHaveAttribute('href', `${PASSPORTS}?credential=${idOf(21)}`);
  const events = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(events[0]).toHaveTextContent('Accepted and signed');
  expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
});

test('a suspension needs a reason, which the recipient reads', async () => {
  const suspended = anIssued({ state: 'suspended', actions: ['resume', 'revoke'], version: 4 });
  const view = await open([{}, suspended], { 'skill-passports.suspend': suspended });
  await press(view, 'Suspend');
  const ask = dialog('Suspend “Welding of thin sheets”?');
  await view.user.type(ask.getByRole('textbox', { name: 'Reason' }), 'We check a complaint.');
  await view.user.click(ask.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByRole('button', { name: 'End the suspension' })).toBeVisible();
  expect(callsOf(view, 'suspend')).toEqual([{ reason: 'We check a complaint.', version: 3 }]);
});

test('a suspension is ended after a question', async () => {
  const view = await open([{ state: 'suspended', actions: ['resume'] }, {}], { 'skill-passports.resume': anIssued() });
  await press(view, 'End the suspension');
  await view.user.click(dialog('End the suspension of “Welding of thin sheets”?').getByRole('button', { name: 'End the suspension' }));
  await waitFor(() => expect(view.snackbar).toBe('The suspension has ended.'));
  expect(callsOf(view, 'resume')).toEqual([{ version: 3 }]);
});

test('revoking needs a fixed reason and a typed word', async () => {
  const revoked = anIssued({ state: 'revoked', actions: [] });
  const view = await open([{}, revoked], { 'skill-passports.revoke': revoked });
  await press(view, 'Revoke');
  const ask = dialog('Revoke “Welding of thin sheets” for ever?');
  await view.user.type(ask.getByRole('textbox', { name: /revoke/ }), 'revok');
  await view.user.selectOptions(ask.getByRole('combobox', { name: 'Reason' }), 'It was issued by mistake');
  await view.user.click(ask.getByRole('button', { name: 'Revoke' }));
  expect(callsOf(view, 'revoke')).toEqual([]);
  await view.user.type(ask.getByRole('textbox', { name: /revoke/ }), 'e');
  await view.user.click(ask.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(view.snackbar).toBe('The credential was revoked.'));
  expect(callsOf(view, 'revoke')).toEqual([{ reason: 'error', version: 3 }]);
});

test('revoking without a reason is not sent', async () => {
  const view = await open([{}]);
  await press(view, 'Revoke');
  const ask = dialog('Revoke “Welding of thin sheets” for ever?');
  await view.user.type(ask.getByRole('textbox', { name: /revoke/ }), 'revoke');
  await view.user.click(ask.getByRole('button', { name: 'Revoke' }));
  expect(await ask.findByRole('alert')).toHaveTextContent('Choose a reason.');
  expect(callsOf(view, 'revoke')).toEqual([]);
});

test('a renewal is offered in the place of the credential', async () => {
  const view = await open([{}], { 'skill-passports.offer': anIssued({ id: idOf(22), state: 'offered' }) });
  await press(view, 'Renew');
  await view.user.click(dialog('Renew “Welding of thin sheets”').getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(view.snackbar).toBe('The offer was sent.'));
  expect(callsOf(view, 'offer')).toEqual([{ to: { renews: idOf(20) }, evidence: [], result: '' }]);
});

test('after a conflict the dialog shows the present state, and keeps the reason', async () => {
  quiet();
  const view = await open([{}, { state: 'suspended', actions: ['resume'], version: 4 }], {
    'skill-passports.suspend': failingOnce(anIssued(), CONFLICT),
  });
  await press(view, 'Suspend');
  const ask = dialog('Suspend “Welding of thin sheets”?');
  await view.user.type(ask.getByRole('textbox', { name: 'Reason' }), 'We check a complaint.');
  await view.user.click(ask.getByRole('button', { name: 'Suspend' }));
  expect(await ask.findByText('This was changed in the meantime. What you typed is kept.')).toBeVisible();
  expect(ask.getByText('Suspended')).toBeVisible();
  expect(ask.getByRole('textbox', { name: 'Reason' })).toHaveValue('We check a complaint.');
});

test('a cancelled dialog leaves the sheet open', async () => {
  const view = await open([{}]);
  await press(view, 'Suspend');
  await view.user.click(dialog('Suspend “Welding of thin sheets”?').getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Welding of thin sheets' })).toBeVisible();
  expect(view.address).toBe(SHEET);
});

test('a credential of another company does not exist', async () => {
  quiet();
  await openAsMember(SHEET, {
    'skill-passports.get-issued': refusal(404, 'not-found', 'This does not exist.'),
  });
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('This does not exist.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
