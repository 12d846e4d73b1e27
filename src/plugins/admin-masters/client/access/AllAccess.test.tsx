import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import type { EntityAccess } from '../../contract/access-schemas.ts';
import { MASTER_ACTIONS } from '../../contract/master-access.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters as open } from '../testing/open-masters.ts';

const EDITORS = '018f0000-0000-7000-8000-0000000000e1';
const KEEPERS = '018f0000-0000-7000-8000-0000000000e2';
const groups = [
  { id: EDITORS, name: 'Editors', hasDuty: false },
  { id: KEEPERS, name: 'Keepers', hasDuty: true },
];
const items: EntityAccess[] = [
  { entity: 'colours', grants: { 'role:employer': ['read'], [`group:${EDITORS}`]: MASTER_ACTIONS }, version: 4 },
  { entity: 'skills', grants: { 'role:candidate': ['read', 'export'] }, version: 2 },
  { entity: 'countries', grants: { 'role:employer': ['read'], [`group:${EDITORS}`]: MASTER_ACTIONS }, version: 1 },
];
const address = href(masterRoutes.entities, {}, { view: 'access' });
const openAll = (replies = {}): Promise<View> => open(address, { 'admin-masters.list-access': { items, groups }, ...replies });
const cells = (kind: string): (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${kind}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('the permissions for all kinds are linked from the master data, for full administrators only', async () => {
  const list = { 'admin-masters.list-entities': { items: [] } };
  const view = await open(href(masterRoutes.entities), list);
  expect(await screen.findByRole('link', { name: 'Access to all kinds' })).toHaveAttribute('href', address);
  expect(view.api.calls.map(({ id }) => id)).not.toContain('admin-masters.list-access');
});

it('the permissions for all kinds are closed for other administrators', async () => {
  const view = await open(address, {}, 'admin', ['master-data:read']);
  expect(await screen.findByText('403')).toBeVisible();
  expect(view.api.calls.map(({ id }) => id)).not.toContain('admin-masters.list-access');
  await view.open(href(masterRoutes.entities));
  expect(screen.queryByRole('link', { name: 'Access to all kinds' })).toBeNull();
});

it('the permissions for all kinds are one table: the kinds by group, with the permissions of each role and group', async () => {
  await openAll();
  expect(await screen.findByRole('link', { name: 'Colours' })).toHaveAttribute('href', '/admin/settings/masters/colours/form-rbac');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'People',
    'Skills',
    'Places',
    'Countries',
    'Site',
    'Colours',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Kind',
    'Candidates',
    'Employers',
    'Editors',
    'Keepers',
  ]);
  expect(cells('Colours')).toEqual(['no permissions', 'Read', 'all permissions', 'all permissions']);
  expect(cells('Skills')).toEqual(['Read, Export', 'no permissions', 'no permissions', 'all permissions']);
});

describe('copying permissions', () => {
  const choose = async (view: View): Promise<void> => {
    await view.user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), 'Colours');
    await view.user.click(screen.getByRole('checkbox', { name: 'Skills' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Countries' }));
  };
  const confirm = async (view: View): Promise<void> => {
    await view.user.click(screen.getByRole('button', { name: 'Copy permissions' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Copy the permissions of Colours?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Copy' }));
  };

  it('shows first what each kind gets and loses', async () => {
    const view = await openAll();
    await choose(view);
    expect(screen.queryByRole('checkbox', { name: 'Colours' })).toBeNull();
    const preview = within(screen.getByRole('region', { name: 'What changes' }));
    expect(preview.getByText('Removed for Candidates: Read, Export')).toBeVisible();
    expect(preview.getByText('Added for Employers: Read')).toBeVisible();
    expect(preview.getByText(/^Added for Editors: Read, Add, Change, Hide/)).toBeVisible();
    expect(preview.getByText('No change')).toBeVisible();
  });

  it('sends the versions that were seen, and only the kinds that change', async () => {
    const copied = [{ ...items[0], entity: 'skills', version: 3 }];
    const view = await openAll({ 'admin-masters.copy-access': { items: copied } });
    await choose(view);
    await confirm(view);
    const { body } = view.api.calls.find(({ id }) => id === 'admin-masters.copy-access') ?? {};
    expect(body).toEqual({ from: { entity: 'colours', version: 4 }, to: [{ entity: 'skills', version: 2 }] });
    expect(view.snackbar).toBe('The permissions were copied.');
    expect(cells('Skills')).toEqual(['no permissions', 'Read', 'all permissions', 'all permissions']);
    expect(screen.getByRole('button', { name: 'Copy permissions' })).toBeDisabled();
  });

  it('copies nothing that another administrator changed meanwhile, and shows the latest permissions', async () => {
    let isChanged = false;
    const changed = items.map((item) =>
      item.entity === 'skills' ? { ...item, grants: { 'role:candidate': ['read'] }, version: 3 } : item,
    );
    const view = await openAll({
      'admin-masters.list-access': () => ({ items: isChanged ? changed : items, groups }),
      'admin-masters.copy-access': () => {
        isChanged = true;
        throw refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
      },
    });
    await choose(view);
    await confirm(view);
    expect(await screen.findByText('These permissions were changed in the meantime')).toBeVisible();
    expect(await screen.findByText('Removed for Candidates: Read')).toBeVisible();
    expect(cells('Skills')).toEqual(['Read', 'no permissions', 'no permissions', 'all permissions']);
    expect(screen.getByRole('checkbox', { name: 'Skills' })).toBeChecked();
  });
});
