import { screen, waitFor, within } from '@testing-library/react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { rolePlaces } from '../contract/role-places.ts';
import { accountClientPlugin } from './account.client-plugin.ts';

const Cv = () => <h1>My profile</h1>;
const Start = () => <h1>Start</h1>;

const cv = routeRef('people.cv', '/cv');
const people = defineClientPlugin({
  id: 'people',
  requires: ['account'],
  pages: [{ route: cv, layout: 'none', load: async () => ({ Page: Cv }) }],
  contributes: [rolePlaces.add('people.cv', 10, { role: 'candidate', profile: cv })],
});
const start = onePage('start', '/', Start);

const api = { 'account.list-sessions': { items: [] }, 'account.end-this-session': undefined };

describe('the account', () => {
  it('shows who is signed in', async () => {
    await renderPlugin([accountClientPlugin], { at: '/admin/account', as: 'employer', api });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('employer@demo.test')).toBeVisible();
    expect(main.getByText('Employer')).toBeVisible();
  });

  it('signs the administrator out who sees the site as another person, and ends the view first', async () => {
    const isOver = jest.fn(() => sessionStorage.getItem('trellis.view-as') === null);
    const view = await renderPlugin([accountClientPlugin, start], {
      at: '/',
      as: 'candidate',
      api: { ...api, 'core.end-view': undefined, 'account.end-this-session': () => void isOver() },
    });
    const open = { id: '018f', endsAt: '2026-03-01T09:30:00.000Z', user: { id: '1', name: 'Ada' }, returnTo: '/' };
    sessionStorage.setItem('trellis.view-as', JSON.stringify(open));
    await view.open('/admin/account/signout');
    await waitFor(() => expect(view.heading).toBe('Start'));
    expect(isOver.mock.results.map(({ value }) => value as boolean)).toEqual([true]);
  });

  it('changes the theme', async () => {
    const { user } = await renderPlugin([accountClientPlugin], { at: '/admin/account', as: 'employer', api });
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('signs out and goes home', async () => {
    const view = await renderPlugin([accountClientPlugin, start], { at: '/admin/account', as: 'candidate', api });
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign out' }));
    await waitFor(() => expect(view.heading).toBe('Start'));
    expect(view.identity.user).toBeUndefined();
    expect(view.api.calls.at(-1)).toMatchObject({ id: 'account.end-this-session' });
  });

  it.each([
    ['%2Flogin', '/login'],
    ['%2F%2Fevil.test', '/'],
  ])('signs out and opens the page of this site that was asked for: %s', async (next, page) => {
    const view = await renderPlugin([accountClientPlugin, start], { at: `/admin/account/signout?next=${next}`, as: 'candidate', api });
    await waitFor(() => expect(view.address).toBe(page));
  });

  it('signs out even when the provider and the server fail', async () => {
    const away = () => {
      throw new Error('away');
    };
    const failing = { ...api, 'account.end-this-session': away };
    const view = await renderPlugin([accountClientPlugin, start], { at: '/admin/account', as: 'candidate', api: failing });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(view.identity, 'signOut').mockImplementation(async () => away());
    await view.open('/admin/account/signout');
    await waitFor(() => expect(view.heading).toBe('Start'));
    expect(view.resolve(SessionStore).status).toBe('signed-out');
    expect(view.resolve(TokenService).isAuthenticated).toBe(false);
  });

  it('asks before it signs out a user with unsaved input', async () => {
    const view = await renderPlugin([accountClientPlugin, start], { at: '/admin/account', as: 'candidate', api });
    sessionStorage.setItem('trellis.draft.somebody.form', '{"letter":"Dear"}');
    await view.open('/admin/account/signout');
    expect(screen.getByText('You have unsaved input')).toBeVisible();
    expect(view.identity.user).toBeDefined();
    await view.user.click(screen.getByRole('button', { name: 'Discard and sign out' }));
    await waitFor(() => expect(view.heading).toBe('Start'));
    expect(sessionStorage.getItem('trellis.draft.somebody.form')).toBeNull();
  });

  it("leads from the profile address to the profile of the user's role", async () => {
    const view = await renderPlugin([accountClientPlugin, people], { at: '/admin/profile', as: 'candidate' });
    await waitFor(() => expect(view.heading).toBe('My profile'));
  });

  it('leads from the profile address to the account when the role has no profile', async () => {
    const view = await renderPlugin([accountClientPlugin, people], { at: '/admin/profile', as: 'admin', api });
    await waitFor(() => expect(view.heading).toBe('Account'));
  });
});
