import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { masterRoutes } from '../contract/routes.ts';
import { openMasters as open, params, red, rest } from './testing/open-masters.ts';

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
    expect(await screen.findByRole('link', { name: 'Red' })).toBeVisible();
    for (const name of ['New colour', 'Access', 'Suggestions']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Red' })).toBeNull();
  });

  it('are changed with all their names, from the version that was read', async () => {
    const view = await open(href(masterRoutes.form, params, { code: 'red' }), { 'admin-masters.update-row': red });
    const name = await screen.findByLabelText('Name in English');
    await view.user.clear(name);
    await view.user.type(name, 'Scarlet');
    await view.user.click(screen.getByLabelText('Hide from forms and searches'));
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(view.address).toBe('/admin/settings/masters/colours');
    const { body } = view.api.calls.find(({ id }) => id === 'admin-masters.update-row') ?? {};
    const values = { description: '', fields: { shade: null }, uri: null, alternatives: [] };
    expect(body).toEqual({ name: 'Scarlet', names: { de: 'Rot' }, ...values, isHidden: true, version: 2 });
  });

  it('cannot be deleted while they are in use', async () => {
    await open(href(masterRoutes.form, params, { code: 'red' }));
    expect(await screen.findByText('Used in 3 places. You can hide it, but not delete it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('are deleted after a confirmation when they are unused', async () => {
    const replies = { 'admin-masters.get-row': { ...red, ...rest, uses: 0, usedBy: [] }, 'admin-masters.delete-row': undefined };
    const view = await open(href(masterRoutes.form, params, { code: 'red' }), replies);
    await view.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Red”?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(view.snackbar).toBe('Deleted “Red” from Colours.');
    expect(view.address).toBe('/admin/settings/masters/colours');
  });
});
