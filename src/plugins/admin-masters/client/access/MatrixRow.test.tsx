import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import type { MasterAccessDetail } from '../../contract/access-schemas.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters as open, params } from '../testing/open-masters.ts';

const EDITORS = '018f0000-0000-7000-8000-0000000000e1';
const KEEPERS = '018f0000-0000-7000-8000-0000000000e2';

const access: MasterAccessDetail = {
  grants: { [`group:${EDITORS}`]: ['read', 'update'] },
  version: 4,
  groups: [
    { id: EDITORS, name: 'Editors', hasDuty: false },
    { id: KEEPERS, name: 'Keepers', hasDuty: true },
  ],
};
const address = href(masterRoutes.access, params);
const openMatrix = (replies = {}): Promise<View> => open(address, { 'admin-masters.get-access': access, ...replies });
const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });
const row = (name: RegExp): HTMLElement => screen.getByRole('row', { name });

describe('the rows of the matrix', () => {
  it('are the full administrators, the roles and the groups, in this order', async () => {
    await openMatrix();
    await screen.findByRole('checkbox', { name: 'Editors: Read' });
    const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Full administrators always full access',
      'Candidates',
      'Employers',
      'Editors',
      'Keepers has the duty Master data',
    ]);
  });

  it('are locked for full administrators and for groups with the duty', async () => {
    await openMatrix();
    await screen.findByRole('checkbox', { name: 'Editors: Read' });
    for (const name of [/^Full administrators/, /^Keepers/]) {
      expect(within(row(name)).queryAllByRole('checkbox')).toEqual([]);
      expect(within(row(name)).getAllByText('allowed')).toHaveLength(9);
    }
  });

  it('give a group any of the nine permissions, and with each of them the permission to read', async () => {
    const view = await openMatrix({ 'admin-masters.save-access': { ...access, version: 5 } });
    expect(await screen.findByRole('checkbox', { name: 'Editors: Change' })).toBeChecked();
    await view.user.click(box('Candidates: Export'));
    expect(box('Candidates: Read')).toBeChecked();
    await view.user.click(box('Editors: Read'));
    expect(box('Editors: Change')).not.toBeChecked();
    expect(screen.getByText('4 changes')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Save access' }));
    const { body } = view.api.calls.find(({ id }) => id === 'admin-masters.save-access') ?? {};
    expect(body).toEqual({ grants: { 'role:candidate': ['read', 'export'], [`group:${EDITORS}`]: [] }, version: 4 });
  });

  it('are filled and emptied as a whole, also with the keyboard', async () => {
    const view = await openMatrix();
    const all = await screen.findByRole('checkbox', { name: 'Editors: All' });
    expect(all).toBePartiallyChecked();
    all.focus();
    await view.user.keyboard(' ');
    expect(all).toBeChecked();
    expect(box('Editors: Decide on suggestions')).toBeChecked();
    expect(screen.getByText('7 changes')).toBeVisible();
    await view.user.keyboard(' ');
    expect(all).not.toBeChecked();
    expect(box('Editors: Read')).not.toBeChecked();
    expect(screen.getByText('2 changes')).toBeVisible();
  });
});

it('the page of permissions tells a visitor what it is for, without a call', async () => {
  const view = await open(address, {}, 'visitor');
  expect(await screen.findByText(/^Full administrators choose here/)).toBeVisible();
  expect(view.api.calls.map(({ id }) => id)).not.toContain('admin-masters.get-access');
});

it('the page of permissions is closed for administrators with the duty only', async () => {
  const view = await open(address, {}, 'admin', ['master-data:read']);
  expect(await screen.findByText('403')).toBeVisible();
  expect(view.api.calls.map(({ id }) => id)).not.toContain('admin-masters.get-access');
});
