import { screen, within } from '@testing-library/react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { TestPerson } from '#core/testing/test-people.ts';
import { masterEntities } from '../contract/master-entity.ts';
import type { MasterRow } from '../contract/master-row.ts';
import { masterRoutes } from '../contract/routes.ts';
import { adminMastersClientPlugin } from './admin-masters.client-plugin.ts';

const colours = defineClientPlugin({
  id: 'colours',
  requires: ['admin-masters'],
  locales: {
    en: async () => ({ default: { title: 'Colours', lead: 'Of paint.', add: 'New colour', access: 'Who may do what with colours' } }),
  },
  contributes: [
    contribute(masterEntities, {
      id: 'colours.colours',
      order: 10,
      value: { entity: 'colours', title: 'colours:title', lead: 'colours:lead', add: 'colours:add', access: 'colours:access' },
    }),
  ],
});

const ALL = ['create', 'delete', 'read', 'update'].map((action) => `master-colours:${action}`);
const params = { entity: 'colours' };
const red: MasterRow = { code: 'red', name: 'Red', names: { de: 'Rot' }, isHidden: false, uses: 3, version: 2 };
const api: FakeReplies = {
  'admin-masters.list-rows': { items: [red, { ...red, code: 'umber', name: 'Umber', uses: 0, isHidden: true }], nextCursor: null },
  'admin-masters.get-row': red,
  'admin-masters.get-access': { grants: { candidate: [], employer: ['read'] }, version: 4 },
};

const open = (
  at: string,
  replies: FakeReplies = {},
  as: TestPerson | undefined = 'admin',
  abilities = [...ALL, 'master-access:update'],
): Promise<View> =>
  renderPlugin([adminMastersClientPlugin, colours], { at, ...(as && { as }), api: { ...api, ...replies }, me: { abilities } });

describe('rows', () => {
  it('show whether they are used and offered, and link to their form', async () => {
    await open(href(masterRoutes.rows, params));
    expect(await screen.findByRole('link', { name: 'Red' })).toHaveAttribute('href', '/admin/settings/masters/colours/form?code=red');
    expect(screen.getByText('Hidden')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New colour' })).toHaveAttribute('href', '/admin/settings/masters/colours/form');
    expect(screen.getByRole('link', { name: 'Access' })).toBeVisible();
  });

  it('offer only the granted actions', async () => {
    await open(href(masterRoutes.rows, params), {}, 'employer', ['master-colours:read']);
    expect(await screen.findByText('Red')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Red' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New colour' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Access' })).toBeNull();
  });

  it('are changed with all their names, from the version that was read', async () => {
    const view = await open(href(masterRoutes.form, params, { code: 'red' }), { 'admin-masters.update-row': red });
    const name = await screen.findByLabelText('Name in English');
    await view.user.clear(name);
    await view.user.type(name, 'Scarlet');
    await view.user.click(screen.getByLabelText('No longer offered'));
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(view.address).toBe('/admin/settings/masters/colours');
    const { body } = view.api.calls.find(({ id }) => id === 'admin-masters.update-row') ?? {};
    expect(body).toEqual({ name: 'Scarlet', names: { de: 'Rot' }, isHidden: true, version: 2 });
  });

  it('cannot be deleted while they are in use', async () => {
    await open(href(masterRoutes.form, params, { code: 'red' }));
    expect(await screen.findByText('Used in 3 places. You can hide it, but not delete it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('are deleted after a confirmation when they are unused', async () => {
    const replies = { 'admin-masters.get-row': { ...red, uses: 0 }, 'admin-masters.delete-row': undefined };
    const view = await open(href(masterRoutes.form, params, { code: 'red' }), replies);
    await view.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Red”?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(view.snackbar).toBe('Deleted.');
    expect(view.address).toBe('/admin/settings/masters/colours');
  });
});

describe('access', () => {
  it('is granted cell by cell: permission to change includes permission to read', async () => {
    const saved = { grants: { candidate: ['read', 'update'], employer: [] }, version: 5 };
    const view = await open(href(masterRoutes.access, params), { 'admin-masters.save-access': saved });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Candidates: Change' }));
    expect(screen.getByRole('checkbox', { name: 'Candidates: Read' })).toBeChecked();
    await view.user.click(screen.getByRole('checkbox', { name: 'Employers: Read' }));
    expect(screen.getByText('3 changes')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Save access' }));
    const { body } = view.api.calls.find(({ id }) => id === 'admin-masters.save-access') ?? {};
    expect(body).toEqual({ grants: { candidate: ['read', 'update'], employer: [] }, version: 4 });
    expect(view.snackbar).toBe('Access was saved.');
    expect(screen.queryByRole('button', { name: 'Save access' })).toBeNull();
  });

  it('that another administrator changed meanwhile is not overwritten', async () => {
    const view = await open(href(masterRoutes.access, params), {
      'admin-masters.save-access': () => {
        throw refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
      },
    });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Employers: Read' }));
    await view.user.click(screen.getByRole('button', { name: 'Save access' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This access was changed in the meantime');
    expect(screen.getByRole('checkbox', { name: 'Employers: Read' })).not.toBeChecked();
    await view.user.click(screen.getByRole('button', { name: 'Discard mine and show the latest' }));
    expect(screen.getByRole('checkbox', { name: 'Employers: Read' })).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be reset before it is saved', async () => {
    const view = await open(href(masterRoutes.access, params));
    await view.user.click(await screen.findByRole('checkbox', { name: 'Employers: Delete' }));
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('checkbox', { name: 'Employers: Delete' })).not.toBeChecked();
  });
});
