import { screen, within } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const Plain = () => <ErrorScreen />;
const Missing = () => <ErrorScreen status={404} description="Page not found: /<b>x</b>" />;
const Busy = () => <ErrorScreen status={503} description="The server is not ready." />;
const Refused = () => <ErrorScreen status={403} needs={['employer', 'admin']} />;
const ForAdmins = () => <ErrorScreen status={403} needs={['admin']} />;
const Own = () => <ErrorScreen status={410} message="Gone" />;

const screens = { plain: Plain, missing: Missing, busy: Busy, refused: Refused, admins: ForAdmins, own: Own };
const plugin = defineClientPlugin({
  id: 'errors',
  pages: Object.entries(screens).map(([name, Page]) => ({
    route: routeRef(`errors.${name}`, `/${name}`),
    layout: 'default',
    load: async () => ({ Page }),
  })),
});

function matches(text: string | null, expected: string | RegExp): boolean {
  // Direction marks around an address keep its order in every script.
  const words = (text ?? '').replace(/[\u2066-\u2069]/g, '');
  return typeof expected === 'string' ? words === expected : expected.test(words);
}

describe('the error screen', () => {
  it.each([
    ['plain', '500', 'Internal Server Error'],
    ['missing', '404', 'Page Not Found'],
    ['busy', '503', 'Internal Server Error'],
    ['refused', '403', 'Not available for your role'],
    ['own', '410', 'Gone'],
  ])('the page %s shows %s and "%s"', async (name, status, heading) => {
    const view = await renderPlugin([plugin], { at: `/${name}` });
    expect(view.heading).not.toBe('');
    expect(screen.getByText(heading)).toBeVisible();
    expect(screen.getByText(status)).toBeVisible();
    expect(document.title).toBe(`${heading} · Trellis`);
  });

  it('shows a description as text, even if it contains markup', async () => {
    await renderPlugin([plugin], { at: '/missing' });
    expect(screen.getByText('Page not found: /<b>x</b>')).toBeVisible();
  });

  it('names the roles that have access', async () => {
    await renderPlugin([plugin], { at: '/refused' });
    expect(screen.getByText('This page is for: Employer and Administrator.')).toBeVisible();
  });

  it.each([
    ['a visitor', undefined, {}, 'Sign in with an account that has access.', 'Sign in', '/login?next=%2Frefused%3Fid%3D1'],
    [
      'a user who must confirm a number',
      'newcomer',
      { mustConfirmPhone: true },
      'Confirm your phone number first. Then choose your role.',
      'Confirm your phone number',
      '/signup-verify-otp?next=%2Frefused%3Fid%3D1',
    ],
    [
      'a user without a role',
      'newcomer',
      {},
      'Choose your role first.',
      'Choose your role',
      '/admin/profile/choose-role?next=%2Frefused%3Fid%3D1',
    ],
    ['a user of another role', 'candidate', {}, /You are signed in as .*candidate@demo\.test/, 'Go to your dashboard', '/admin/dashboard'],
  ] as const)('tells %s what to do, with a button', async (_, person, me, help, action, address) => {
    await renderPlugin([plugin], { at: '/refused?id=1', ...(person === undefined ? {} : { as: person }), me });
    const paragraph = await screen.findByText((_text, element) => element?.tagName === 'P' && matches(element.textContent, help));
    expect(paragraph).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: action })).toHaveAttribute('href', address);
  });

  it('lets a user of another role change the account, and return', async () => {
    await renderPlugin([plugin], { at: '/refused', as: 'candidate' });
    const link = await screen.findByRole('link', { name: 'Use another account' });
    const signIn = `/login?next=${encodeURIComponent('/refused')}`;
    expect(link).toHaveAttribute('href', `/admin/account/signout?next=${encodeURIComponent(signIn)}`);
  });

  it('names the administrators where only they have access', async () => {
    await renderPlugin([plugin], { at: '/admins', as: 'employer' });
    expect(await screen.findByText(/ask an administrator of this site for access/)).toBeVisible();
  });

  it('offers to load again only when that may help', async () => {
    const view = await renderPlugin([plugin], { at: '/busy' });
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await view.open('/missing');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
