import { screen, waitFor, within } from '@testing-library/react';
import { anIssued, HISTORY, idOf, pageOf } from '../../testing/issuer-builders.ts';
import { callsOf, failingOnce, openAsMember, PASSPORTS } from '../../testing/open-issuer.ts';

const LIST = `${PASSPORTS}?company=${idOf(90)}&part=issued`;

test('a row shows the recipient, the achievement, the state and the dates', async () => {
  const ended = anIssued({ id: idOf(21), recipient: 'kim@example.org', validUntil: '2026-01-01T09:00:00.000Z', isDemonstration: true });
  await openAsMember(LIST, { 'skill-passports.issued': pageOf(anIssued(), ended) });
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  for (const text of ['Robin Vos', 'Welding of thin sheets', 'Valid', 'For ever']) expect(first).toHaveTextContent(text);
  for (const text of ['kim@example.org', 'Expired', 'Demonstration: only this site can check it']) expect(second).toHaveTextContent(text);
});

test('the words and the state are in the address', async () => {
  const view = await openAsMember(LIST, { 'skill-passports.issued': pageOf(anIssued()) });
  await view.user.click(await screen.findByRole('button', { name: 'Filters' }));
  await view.user.type(screen.getByRole('searchbox', { name: 'Recipient or achievement' }), ' robin ');
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended');
  await view.user.click(screen.getByRole('button', { name: 'Show credentials' }));
  await waitFor(() => expect(view.address).toBe(`${LIST}&status=suspended&q=robin`));
  await waitFor(() => expect(callsOf(view, 'issued').at(-1)).toEqual({ status: 'suspended', q: 'robin', limit: 50, cursor: undefined }));
});

test('a list without matches offers to clear the filters', async () => {
  await openAsMember(`${LIST}&q=zzz`);
  expect(await screen.findByText('No credential matches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', LIST);
});

test('an empty list says how to begin, and a failed one is loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await openAsMember(LIST, { 'skill-passports.issued': failingOnce(pageOf()) });
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was issued yet')).toBeVisible();
});

test('an opened credential is in the address, and the list is not loaded again for it', async () => {
  const view = await openAsMember(LIST, {
    'skill-passports.issued': pageOf(anIssued()),
    'skill-passports.get-issued': { ...anIssued(), history: HISTORY },
  });
  await view.user.click(await screen.findByRole('link', { name: 'Robin Vos' }));
  const sheet = await screen.findByRole('dialog', { name: 'Welding of thin sheets' });
  expect(view.address).toBe(`${LIST}&credential=${idOf(20)}`);
  await view.user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(view.address).toBe(LIST);
  expect(callsOf(view, 'issued')).toHaveLength(1);
});
