import { screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import type { Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { dashboardWidgets } from '../contract/widgets.ts';
import { dashboardClientPlugin } from './dashboard.client-plugin.ts';

const Choose = () => <h1>Choose</h1>;
const Good = () => <p>All is well.</p>;
const Secret = () => <p>For administrators.</p>;
const Broken = (): JSX.Element => {
  throw new Error('broken on purpose');
};

const widget = (id: string, audience: readonly Role[], Widget: () => JSX.Element | never) =>
  contribute(dashboardWidgets, {
    id: `news.${id}`,
    order: 10,
    value: { title: `news:${id}`, audience, size: 'normal', load: async () => ({ Widget }) },
  });

const news = defineClientPlugin({
  id: 'news',
  requires: ['dashboard'],
  locales: { en: async () => ({ default: { good: 'Good news', broken: 'Broken news', secret: 'Secret news' } }) },
  contributes: [
    widget('good', ['candidate', 'employer'], Good),
    widget('broken', ['candidate'], Broken),
    widget('secret', ['admin'], Secret),
  ],
});
const choice = defineClientPlugin({
  id: 'choice',
  pages: [{ route: routeRef('choice.role', ADDRESSES.chooseRole), layout: 'none', page: async () => ({ Page: Choose }) }],
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the dashboard', () => {
  it.each(['admin', 'candidate', 'employer'] as const)('of the role "%s" opens at the common address', async (role) => {
    const view = await renderPlugin([dashboardClientPlugin], { at: '/admin/dashboard', as: role });
    await waitFor(() => expect(view.address).toBe(`/admin/dashboard/dashboard-${role}`));
  });

  it('sends somebody without a role to choose one', async () => {
    const view = await renderPlugin([dashboardClientPlugin, choice], { at: '/admin/dashboard', as: 'newcomer' });
    await waitFor(() => expect(view.heading).toBe('Choose'));
  });

  it('refuses another role and names the one that is needed', async () => {
    const view = await renderPlugin([dashboardClientPlugin], { at: '/admin/dashboard/dashboard-admin', as: 'candidate' });
    expect(view.heading).toBe('Not for your role');
    expect(screen.getByText('This page is for: Administrator.')).toBeVisible();
  });

  it('shows the panels of the own role, and one that breaks harms no other', async () => {
    await renderPlugin([dashboardClientPlugin, news], { at: '/admin/dashboard/dashboard-candidate', as: 'candidate' });
    expect(await screen.findByText('All is well.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Broken news' })).toHaveTextContent('This did not load.');
    expect(screen.queryByText('Secret news')).toBeNull();
  });

  it('says so when there is nothing to show', async () => {
    await renderPlugin([dashboardClientPlugin], { at: '/admin/dashboard/dashboard-employer', as: 'employer' });
    expect(screen.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  });
});
