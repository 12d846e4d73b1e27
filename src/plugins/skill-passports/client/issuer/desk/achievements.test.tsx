import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { anAchievement, anIssued, idOf } from '../../testing/issuer-builders.ts';
import { CONFLICT, callsOf, failingOnce, openAsMember, PASSPORTS } from '../../testing/open-issuer.ts';

const quiet = (): void => void jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('what is offered comes first, and what is retired has no action', async () => {
  await openAsMember(PASSPORTS, {
    'skill-passports.achievements': {
      items: [
        anAchievement({ id: idOf(12), name: 'Old course', state: 'retired' }),
        anAchievement({ id: idOf(11), name: 'New course', state: 'draft', edition: 1 }),
        anAchievement({ edition: 3 }),
      ],
    },
  });
  await screen.findByRole('heading', { name: 'Old course' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Welding of thin sheets',
    'New course',
    'Old course',
  ]);
  expect(screen.getByText('Version 3')).toBeVisible();
  const [, draft, retired] = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li') as HTMLElement);
  expect(within(draft as HTMLElement).queryByRole('button')).toBeNull();
  expect(within(draft as HTMLElement).getByRole('link', { name: 'Edit “New course”' })).toHaveAttribute(
    'href',
    `/admin/skill-passports/form?issuer=${idOf(1)}&achievement=${idOf(11)}`,
  );
  expect(within(retired as HTMLElement).queryByRole('link')).toBeNull();
});

test('a company without achievements is led to the first one', async () => {
  await openAsMember(PASSPORTS, { 'skill-passports.achievements': { items: [] } });
  expect(await screen.findByText('Describe your first achievement')).toBeVisible();
});

test('a credential is offered to an address with a result and proofs', async () => {
  const view = await openAsMember(PASSPORTS, { 'skill-passports.offer': anIssued({ state: 'offered' }) });
  await view.user.click(await screen.findByRole('button', { name: 'Offer to a person: “Welding of thin sheets”' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Nothing tells you whether the address has an account/)).toBeVisible();
  await view.user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'kim@example.org');
  await view.user.type(dialog.getByRole('textbox', { name: /^Result/ }), 'Very good');
  await view.user.click(dialog.getByRole('button', { name: 'Add a proof' }));
  await view.user.type(dialog.getByRole('textbox', { name: 'Name of the proof' }), 'Test piece');
  await view.user.type(dialog.getByRole('textbox', { name: 'Web address' }), 'example.org/piece');
  await view.user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(view.snackbar).toBe('The offer was sent.'));
  expect(callsOf(view, 'offer')).toEqual([
    { to: { email: 'kim@example.org' }, evidence: [{ name: 'Test piece', url: 'https://example.org/piece' }], result: 'Very good' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an offer needs an address, and at most five proofs are added', async () => {
  const view = await openAsMember(PASSPORTS);
  await view.user.click(await screen.findByRole('button', { name: 'Offer to a person: “Welding of thin sheets”' }));
  await view.user.click(screen.getByRole('button', { name: 'Send the offer' }));
  expect(await screen.findByText('Enter the email address of the person.')).toBeVisible();
  for (const _proof of [1, 2, 3, 4, 5]) await view.user.click(screen.getByRole('button', { name: 'Add a proof' }));
  expect(screen.queryByRole('button', { name: 'Add a proof' })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Remove proof 5' }));
  expect(screen.getByRole('button', { name: 'Add a proof' })).toBeVisible();
  expect(callsOf(view, 'offer')).toEqual([]);
});

test('too many offers are explained, and what was typed stays', async () => {
  quiet();
  const view = await openAsMember(PASSPORTS, {
    'skill-passports.offer': refusal(429, 'skill-passports.too-many-offers', 'Your company has sent 200 offers today. Go on tomorrow.'),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Offer to a person: “Welding of thin sheets”' }));
  await view.user.type(screen.getByRole('textbox', { name: 'Email address' }), 'kim@example.org');
  await view.user.click(screen.getByRole('button', { name: 'Send the offer' }));
  expect((await screen.findAllByText('Your company has sent 200 offers today. Go on tomorrow.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('kim@example.org');
});

test('an achievement is retired after a question', async () => {
  const view = await openAsMember(PASSPORTS, { 'skill-passports.retire-achievement': anAchievement({ state: 'retired', version: 2 }) });
  await view.user.click(await screen.findByRole('button', { name: 'Retire “Welding of thin sheets”' }));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf(view, 'retire-achievement')).toEqual([{ version: 1 }]);
  expect(screen.getByText('Retired')).toBeVisible();
});

test('after a conflict, the achievement is retired in its present version', async () => {
  quiet();
  let version = 1;
  const retire = failingOnce(anAchievement({ state: 'retired', version: 3 }), CONFLICT);
  const view = await openAsMember(PASSPORTS, {
    'skill-passports.achievements': () => ({ items: [anAchievement({ version: version++ })] }),
    'skill-passports.retire-achievement': retire,
  });
  await view.user.click(await screen.findByRole('button', { name: 'Retire “Welding of thin sheets”' }));
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Retire' });
  await view.user.click(confirm);
  await waitFor(() => expect(callsOf(view, 'achievements')).toHaveLength(2));
  await view.user.click(confirm);
  await waitFor(() => expect(callsOf(view, 'retire-achievement')).toEqual([{ version: 1 }, { version: 2 }]));
});
