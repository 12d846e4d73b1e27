import { act, cleanup, screen } from '@testing-library/react';
import { hasUserDraft } from '#core/client/forms/draft.ts';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters as open, params } from '../testing/open-masters.ts';

describe('access', () => {
  it('is granted cell by cell: permission to change includes permission to read', async () => {
    const saved = { grants: { 'role:candidate': ['read', 'update'], 'role:employer': [] }, version: 5, groups: [] };
    const view = await open(href(masterRoutes.access, params), { 'admin-masters.save-access': saved });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Candidates: Change' }));
    expect(screen.getByRole('checkbox', { name: 'Candidates: Read' })).toBeChecked();
    await view.user.click(screen.getByRole('checkbox', { name: 'Employers: Read' }));
    expect(screen.getByText('3 changes')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Save access' }));
    const { body } = view.api.calls.find(({ id }) => id === 'admin-masters.save-access') ?? {};
    expect(body).toEqual({ grants: { 'role:candidate': ['read', 'update'], 'role:employer': [] }, version: 4 });
    expect(view.snackbar).toBe('Access was saved.');
    expect(screen.queryByRole('button', { name: 'Save access' })).toBeNull();
  });

  it('that another administrator changed meanwhile is not overwritten', async () => {
    const view = await open(href(masterRoutes.access, params), {
      'admin-masters.save-access': refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.'),
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

describe('unsaved access', () => {
  const address = href(masterRoutes.access, params);
  const change = (): HTMLElement => screen.getByRole('checkbox', { name: 'Employers: Delete' });

  it('is kept when the user leaves the page and comes back, until it is saved', async () => {
    const saved = { grants: { 'role:candidate': [], 'role:employer': ['read', 'delete'] }, version: 5, groups: [] };
    const view = await open(address, { 'admin-masters.save-access': saved });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Employers: Delete' }));
    await view.open(href(masterRoutes.rows, params));
    await view.open(address);
    expect(await screen.findByText('1 change')).toBeVisible();
    expect(change()).toBeChecked();
    expect(hasUserDraft()).toBe(true);
    await view.user.click(screen.getByRole('button', { name: 'Save access' }));
    const { body } = view.api.calls.find(({ id }) => id === 'admin-masters.save-access') ?? {};
    expect(body).toEqual({ grants: { 'role:employer': ['read', 'delete'] }, version: 4 });
    expect(hasUserDraft()).toBe(false);
  });

  it('survives a reload, and is forgotten after Undo', async () => {
    const view = await open(address);
    await view.user.click(await screen.findByRole('checkbox', { name: 'Employers: Delete' }));
    cleanup();
    const reloaded = await open(address);
    expect(await screen.findByText('1 change')).toBeVisible();
    await reloaded.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(change()).not.toBeChecked();
    expect(hasUserDraft()).toBe(false);
  });

  it('that is based on older settings is shown as a conflict, and does not overwrite the newer ones', async () => {
    const view = await open(address);
    await view.user.click(await screen.findByRole('checkbox', { name: 'Employers: Delete' }));
    cleanup();
    const versions: unknown[] = [];
    const later = await open(address, {
      'admin-masters.get-access': { grants: { 'role:candidate': ['read'], 'role:employer': [] }, version: 6, groups: [] },
      'admin-masters.save-access': ({ body }: { body: { version: number } }) => {
        versions.push(body.version);
        throw refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This access was changed in the meantime');
    await later.user.click(screen.getByRole('button', { name: 'Save access' }));
    expect(versions).toEqual([4]);
    await later.user.click(screen.getByRole('button', { name: 'Discard mine and show the latest' }));
    expect(screen.getByRole('checkbox', { name: 'Candidates: Read' })).toBeChecked();
    expect(change()).not.toBeChecked();
    expect(hasUserDraft()).toBe(false);
  });

  it('makes the browser ask before the tab closes', async () => {
    const closes = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const view = await open(address);
    await screen.findByRole('checkbox', { name: 'Employers: Delete' });
    expect(closes()).toBe(true);
    await view.user.click(change());
    expect(closes()).toBe(false);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(closes()).toBe(true);
  });

  it('keeps a change that the user made during a save', async () => {
    let end: (reply: unknown) => void = () => undefined;
    const view = await open(address, { 'admin-masters.save-access': () => new Promise((resolve) => (end = resolve)) });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Employers: Delete' }));
    await view.user.click(screen.getByRole('button', { name: 'Save access' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Candidates: Read' }));
    await act(async () => end({ grants: { 'role:candidate': [], 'role:employer': ['read', 'delete'] }, version: 5, groups: [] }));
    expect(screen.getByRole('checkbox', { name: 'Candidates: Read' })).toBeChecked();
    expect(screen.getByText('1 change')).toBeVisible();
  });
});
