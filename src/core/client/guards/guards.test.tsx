import { act, screen, waitFor } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { testPerson } from '#core/testing/test-people.ts';
import { Services } from '../di/services.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import type { Guard, GuardName } from '../plugin/guard.ts';
import type { PageDefinition } from '../plugin/page.ts';
import { SessionStore } from '../session/session-store.ts';
import { askGuards } from './ask-guards.ts';

const shed = routeRef('garden.shed', '/shed');
const openPages = defineClientPlugin({
  id: 'gate',
  pages: [
    { route: routeRef('gate.sign-in', '/login'), layout: 'default', load: pageSaying('Sign in') },
    { route: routeRef('gate.choose', '/admin/profile/choose-role'), layout: 'none', open: 'a stand-in', load: pageSaying('Choose') },
    { route: routeRef('gate.phone', '/signup-verify-otp'), layout: 'none', load: pageSaying('Phone') },
    { route: routeRef('gate.dashboard', '/admin/dashboard'), layout: 'admin', open: 'a stand-in', load: pageSaying('Dashboard') },
  ],
});

function garden(guards: readonly GuardName[], requires: readonly string[] = []) {
  const page = jest.fn(pageSaying('Shed'));
  const definition: PageDefinition = { route: shed, layout: 'admin', guards, load: page };
  return { page, plugins: [openPages, defineClientPlugin({ id: 'garden', requires, pages: [definition] })] };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('guards', () => {
  it('open a page if they agree', async () => {
    const { plugins } = garden(['auth', 'role:candidate']);
    expect((await renderPlugin(plugins, { at: '/shed', as: 'candidate' })).heading).toBe('Shed');
  });

  it('redirect a visitor to sign in with the return address, and request no page chunk', async () => {
    const { plugins, page } = garden(['auth']);
    const view = await renderPlugin(plugins, { at: '/shed?tool=rake' });
    expect([view.heading, view.address]).toEqual(['Sign in', `/login?next=${encodeURIComponent('/shed?tool=rake')}`]);
    expect(page).not.toHaveBeenCalled();
  });

  it('deny the wrong role, show which role is needed, and request no page chunk', async () => {
    const { plugins, page } = garden(['auth', 'role:employer|admin']);
    await renderPlugin(plugins, { at: '/shed', as: 'candidate' });
    expect(screen.getByText('403')).toBeVisible();
    expect(screen.getByText('This page is for: Employer and Administrator.')).toBeVisible();
    expect(page).not.toHaveBeenCalled();
  });

  it.each([
    [['shed:open'], 'Shed'],
    [['shed:close'], 'You do not have access to this page.'],
  ])('open a page to a user with the ability that it names: %j', async (abilities, heading) => {
    const { plugins, page } = garden(['may:shed:open']);
    const view = await renderPlugin(plugins, { at: '/shed', as: 'admin', me: { abilities } });
    expect(view.heading).toBe(heading);
    expect(page).toHaveBeenCalledTimes(heading === 'Shed' ? 1 : 0);
  });

  it('redirect a visitor of a page that needs an ability to sign in', async () => {
    const { plugins } = garden(['may:shed:open']);
    expect((await renderPlugin(plugins, { at: '/shed' })).heading).toBe('Sign in');
  });

  it('redirect a user without a role to choose one, with the return address', async () => {
    const { plugins } = garden(['role:employer']);
    const view = await renderPlugin(plugins, { at: '/shed?tool=rake', as: 'newcomer' });
    expect([view.heading, view.address]).toEqual(['Choose', `/admin/profile/choose-role?next=${encodeURIComponent('/shed?tool=rake')}`]);
  });

  it.each([
    ['newcomer', 'Shed'],
    ['employer', 'Dashboard'],
  ] as const)('let a role be chosen once: %s sees %s', async (person, heading) => {
    const { plugins } = garden(['no-role']);
    expect((await renderPlugin(plugins, { at: '/shed', as: person })).heading).toBe(heading);
  });

  it('redirect a user who must confirm a telephone number first, and keep the next address', async () => {
    const { plugins, page } = garden(['no-role']);
    const view = await renderPlugin(plugins, { at: '/shed?next=%2Fjob', as: 'newcomer', me: { mustConfirmPhone: true } });
    expect([view.heading, view.address]).toEqual(['Phone', '/signup-verify-otp?next=%2Fjob']);
    expect(page).not.toHaveBeenCalled();
  });

  it('run in order, and the first denial decides', async () => {
    const asked: string[] = [];
    const says =
      (name: string, result: Awaited<ReturnType<Guard>>): (() => Guard) =>
      () =>
      () => {
        asked.push(name);
        return result;
      };
    const names = ['first', 'second', 'third'] as unknown as GuardName[];
    const guards: object = {
      first: says('first', { kind: 'agree' }),
      second: says('second', { kind: 'deny', status: 404 }),
      third: says('third', { kind: 'agree' }),
    };
    const { plugins, page } = garden(names, ['rules']);
    await renderPlugin([...plugins, defineClientPlugin({ id: 'rules', guards })], { at: '/shed' });
    expect(screen.getByText('Page Not Found')).toBeVisible();
    expect(asked).toEqual(['first', 'second']);
    expect(page).not.toHaveBeenCalled();
  });

  it('run again when the session changes', async () => {
    const { plugins } = garden(['auth']);
    const view = await renderPlugin(plugins, { at: '/shed', as: 'candidate' });
    expect(view.heading).toBe('Shed');
    await act(() => view.resolve(SessionStore).signOut());
    await waitFor(() => expect(view.heading).toBe('Sign in'));
  });

  it('run again when the role changes', async () => {
    const { plugins } = garden(['no-role']);
    const view = await renderPlugin(plugins, { at: '/shed', as: 'newcomer' });
    await act(async () => view.resolve(SessionStore).adopt(testPerson('employer')));
    await waitFor(() => expect(view.heading).toBe('Dashboard'));
  });

  it('throw when one of them is unknown', async () => {
    const { plugins } = garden(['rain' as GuardName]);
    const page = plugins[1]?.pages?.[0];
    const context = { address: '/shed', signal: new AbortController().signal, isPeek: false };
    const asking = page && askGuards(createRegistry([]), new Services().resolve, page, context);
    await expect(asking).rejects.toThrow('Unknown guard "rain"');
  });
});
