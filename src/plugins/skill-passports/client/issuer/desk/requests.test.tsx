import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { anIssued, anIssuer, HISTORY, idOf, pageOf } from '../../testing/issuer-builders.ts';
import { CONFLICT, callsOf, failingOnce, openAsMember, PASSPORTS } from '../../testing/open-issuer.ts';

const request = anIssued({
  state: 'requested',
  validFrom: null,
  note: 'I welded here in summer.',
  evidence: [{ url: 'https://example.org/piece', name: 'Test piece' }],
  actions: ['offer', 'refuse'],
});

/** A server with one request, which is gone when it was answered. */
function open(api: FakeReplies = {}): Promise<View> {
  let isOpen = true;
  const answered = (state: 'offered' | 'declined') => () => {
    isOpen = false;
    return { ...request, state, actions: [] };
  };
  return openAsMember(PASSPORTS, {
    'skill-passports.my-issuers': () => ({ items: [anIssuer({ openRequests: isOpen ? 1 : 0 })] }),
    'skill-passports.issued': pageOf(request),
    'skill-passports.grant': answered('offered'),
    'skill-passports.refuse': answered('declined'),
    ...api,
  });
}

test('a request shows who asks, for what, the message and the proofs', async () => {
  const view = await open();
  const row = (await screen.findByRole('heading', { name: 'Robin Vos' })).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('Welding of thin sheets');
  expect(row).toHaveTextContent('I welded here in summer.');
  expect(within(row).getByRole('link', { name: 'Test piece' })).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(callsOf(view, 'issued')).toEqual([{ status: 'requested', limit: 100 }]);
});

test('an offer begins with the proofs of the request, and the request disappears', async () => {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Offer to Robin Vos' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Name of the proof' })).toHaveValue('Test piece');
  expect(dialog.queryByRole('textbox', { name: 'Email address' })).toBeNull();
  await view.user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Requests' })).toBeNull());
  expect(callsOf(view, 'grant')).toEqual([{ evidence: request.evidence, result: '', version: 3 }]);
});

test('a refusal needs a reason of ten characters', async () => {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Refuse the request of Robin Vos' }));
  const dialog = within(screen.getByRole('dialog'));
  await view.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No.');
  await view.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Use at least 10 characters.')).toBeVisible();
  await view.user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' We do not know you.');
  await view.user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(view.snackbar).toBe('The request was refused.'));
  expect(callsOf(view, 'refuse')).toEqual([{ reason: 'No. We do not know you.', version: 3 }]);
});

test('when another member answered first, the dialog shows the present state and keeps the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open({
    'skill-passports.refuse': failingOnce(undefined, CONFLICT),
    'skill-passports.get-issued': { ...anIssued({ state: 'offered', actions: [], version: 4 }), id: idOf(20), history: HISTORY },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Refuse the request of Robin Vos' }));
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await view.user.type(reason, 'We do not know you.');
  await view.user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('This was changed in the meantime. What you typed is kept.')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByText('Offered')).toBeVisible();
  expect(reason).toHaveValue('We do not know you.');
});

test('requests that do not load are asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open({ 'skill-passports.issued': failingOnce(pageOf(request)) });
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Robin Vos' })).toBeVisible();
});
