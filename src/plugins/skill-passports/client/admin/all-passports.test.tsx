import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aKey, anIssued, anIssuer, HISTORY, idOf, pageOf } from '../testing/issuer-builders.ts';
import { CONFLICT, callsOf, failingOnce, openAsDecider, PASSPORTS } from '../testing/open-issuer.ts';

const waiting = anIssuer({ id: idOf(2), name: 'Vecht Foods', state: 'pending', reason: '', decidedAt: null, keys: [], version: 1 });

test('an administrator without the duty reads who decides, and nothing is asked for', async () => {
  const view = await openAsDecider(PASSPORTS, {}, []);
  expect(await screen.findByText('Another administrator decides here')).toBeVisible();
  expect(callsOf(view, 'issuers')).toEqual([]);
});

test('an issuer has its name, its company, its state, its dates and its keys', async () => {
  await openAsDecider(PASSPORTS, { 'skill-passports.issuers': pageOf(waiting, anIssuer({ askedName: 'IJssel Group' })) });
  const rows = within(await screen.findByRole('list', { name: 'Issuers' })).getAllByRole('heading', { level: 2 });
  const [first, second] = rows.map((heading) => heading.closest('li') as HTMLElement);
  expect(first).toHaveTextContent('Waits for a decision');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', `/admin/companies/view?id=${idOf(90)}`);
  for (const text of ['May issue', 'Asks for the name “IJssel Group”', aKey().kid]) expect(second).toHaveTextContent(text);
});

test('a company is trusted without a reason, by an administrator who sees what the company says of itself', async () => {
  const view = await openAsDecider(PASSPORTS, {
    'skill-passports.issuers': pageOf({ ...waiting, members: 3 }),
    'skill-passports.decide-issuer': { ...waiting, state: 'trusted', version: 2 },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Let it issue: Vecht Foods' }));
  const ask = within(screen.getByRole('dialog', { name: 'Let Vecht Foods issue credentials?' }));
  expect(await ask.findByRole('link', { name: 'https://steel.example' })).toBeVisible();
  const facts = ask.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['https://steel.example', 'IJssel Steel B.V. · 123', '3', '12']);
  expect(ask.queryByRole('textbox')).toBeNull();
  await view.user.click(ask.getByRole('button', { name: 'Let it issue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf(view, 'decide-issuer')).toEqual([{ to: 'trusted', version: 1 }]);
  expect(screen.getByText('May issue', { selector: '.status' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Let it issue: Vecht Foods' })).toBeNull();
});

test('a company is refused with a reason', async () => {
  const view = await openAsDecider(PASSPORTS, {
    'skill-passports.issuers': pageOf(waiting),
    'skill-passports.decide-issuer': { ...waiting, state: 'suspended', version: 2 },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Refuse Vecht Foods' }));
  const ask = within(screen.getByRole('dialog'));
  await view.user.click(ask.getByRole('button', { name: 'Suspend' }));
  expect(await ask.findByRole('alert')).toBeVisible();
  expect(callsOf(view, 'decide-issuer')).toEqual([]);
  await view.user.type(ask.getByRole('textbox', { name: 'Reason' }), 'It is not in the register.');
  await view.user.click(ask.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(callsOf(view, 'decide-issuer')).toEqual([{ to: 'suspended', reason: 'It is not in the register.', version: 1 }]),
  );
});

test('after a conflict the decision is sent for the present version, with the same reason', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let version = 1;
  const view = await openAsDecider(PASSPORTS, {
    'skill-passports.issuers': () => pageOf({ ...waiting, version: version++ }),
    'skill-passports.decide-issuer': failingOnce({ ...waiting, state: 'suspended' }, CONFLICT),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Refuse Vecht Foods' }));
  await view.user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It is not in the register.');
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' });
  await view.user.click(confirm);
  await waitFor(() => expect(callsOf(view, 'issuers')).toHaveLength(2));
  await view.user.click(confirm);
  await waitFor(() =>
    expect(callsOf(view, 'decide-issuer').at(-1)).toEqual({ to: 'suspended', reason: 'It is not in the register.', version: 2 }),
  );
});

test('the name and the state are in the address, the list answers while the user types, and an empty answer says so', async () => {
  const view = await openAsDecider(PASSPORTS, { 'skill-passports.issuers': pageOf() });
  expect(await screen.findByText('No company has asked to issue credentials')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Filters' }));
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended');
  expect(await screen.findByText('No company matches')).toBeInTheDocument();
  await view.user.type(screen.getByRole('searchbox', { name: 'Name' }), 'vecht');
  await waitFor(() => expect(view.address).toBe(`${PASSPORTS}?q=vecht&status=suspended`));
  await waitFor(() => expect(callsOf(view, 'issuers').at(-1)).toMatchObject({ q: 'vecht', status: 'suspended' }));
});

test('an administrator marks a key as stolen', async () => {
  const view = await openAsDecider(PASSPORTS, {
    'skill-passports.issuers': pageOf(anIssuer()),
    'skill-passports.compromise-key': aKey({ state: 'compromised' }),
  });
  await view.user.click(await screen.findByText('Keys'));
  await view.user.click(await screen.findByRole('button', { name: /^This key was stolen/ }));
  const ask = within(screen.getByRole('dialog'));
  fireEvent.change(ask.getByLabelText('Stolen since'), { target: { value: '2026-11-01T10:00' } });
  await view.user.click(ask.getByRole('checkbox'));
  await view.user.click(ask.getByRole('button', { name: 'Mark as stolen' }));
  expect(await screen.findByText('Stolen')).toBeInTheDocument();
});

test('the credentials of all companies are listed with their issuer, and open with their actions', async () => {
  const view = await openAsDecider(`${PASSPORTS}?part=credentials`, {
    'skill-passports.all-issued': pageOf(anIssued()),
    'skill-passports.get-issued': { ...anIssued({ actions: ['suspend', 'revoke'] }), history: HISTORY },
  });
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent('IJssel Steel');
  await view.user.click(screen.getByRole('link', { name: 'Robin Vos' }));
  expect(await screen.findByRole('button', { name: 'Revoke' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
  expect(view.address).toBe(`${PASSPORTS}?part=credentials&credential=${idOf(20)}`);
});
