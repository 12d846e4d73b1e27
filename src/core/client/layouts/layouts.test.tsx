import { act, screen, waitFor, within } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { NavCount } from '../nav/NavCount.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';

const routes = {
  home: routeRef('garden.home', '/'),
  open: routeRef('garden.open', '/open'),
  beds: routeRef('garden.beds', '/beds'),
  tools: routeRef('garden.tools', '/tools'),
  about: routeRef('garden.about', '/about'),
  sell: routeRef('garden.sell', '/sell'),
  wizard: routeRef('garden.wizard', '/wizard'),
  count: routeRef('garden.count', '/count'),
};
const Home = () => <h1>Home</h1>;
const Beds = () => <h1>Beds</h1>;
const Count = () => <NavCount count={3} label="3 beds" />;
const badge = jest.fn(async () => ({ Badge: Count }));

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routes.home, layout: 'default', load: async () => ({ Page: Home }) },
    {
      ...{ route: routes.open, layout: 'default', load: async () => ({ Page: Home }) },
      publicNav: { label: 'garden:nav.open', column: 'candidates', order: 10 },
    },
    { route: routes.about, layout: 'default', load: async () => ({ Page: Home }), publicNav: { label: 'garden:nav.about', order: 30 } },
    {
      ...{ route: routes.beds, layout: 'admin', guards: ['auth'], load: async () => ({ Page: Beds }) },
      nav: { label: 'garden:nav.beds', section: 'main', order: 10 },
    },
    {
      ...{ route: routes.tools, layout: 'admin', guards: ['role:admin'], load: async () => ({ Page: Beds }) },
      nav: { label: 'garden:nav.tools', section: 'settings', order: 10 },
    },
    {
      ...{ route: routes.sell, layout: 'admin', guards: ['role:employer'], load: async () => ({ Page: Beds }) },
      publicNav: { label: 'garden:nav.sell', column: 'employers', order: 20 },
    },
    {
      ...{ route: routes.count, layout: 'admin', guards: ['auth'], load: async () => ({ Page: Beds }) },
      nav: { label: 'garden:nav.count', section: 'main', order: 20, badge, badgeNeeds: { subject: 'bed', action: 'count' } },
    },
    { route: routes.wizard, layout: 'wizard-employer', load: async () => ({ Page: Beds }) },
  ],
  locales: {
    en: async () => ({
      default: { nav: { open: 'Open garden', beds: 'Beds', count: 'Count', tools: 'Tools', sell: 'Sell', about: 'About the garden' } },
    }),
  },
});

const side = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the layout of public pages', () => {
  it('offers sign-in to visitors, and links to the public pages in header and footer', async () => {
    await renderPlugin([garden], { at: '/' });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(header.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
    expect(screen.getAllByRole('link', { name: 'Open garden' })).toHaveLength(2);
  });

  it('shows links about the product itself only in the footer', async () => {
    await renderPlugin([garden], { at: '/' });
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'About the garden' })).toBeNull();
    expect(within(screen.getByRole('navigation', { name: 'Footer' })).getByRole('link', { name: 'About the garden' })).toBeVisible();
  });

  it('offers the dashboard to a signed-in user', async () => {
    await renderPlugin([garden], { at: '/', as: 'candidate' });
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('moves links that do not fit the header into a menu, which Escape closes', async () => {
    const { user } = await renderPlugin([garden], { at: '/' });
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(screen.getAllByRole('link', { name: 'Create account' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Open garden' })).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('link', { name: 'Create account' })).toHaveLength(1);
    expect(button).toHaveFocus();
  });

  it('groups the footer by audience, and shows visitors the pages that they can request', async () => {
    await renderPlugin([garden], { at: '/' });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Candidates', 'Employers', 'Trellis']);
    expect(footer.getByRole('link', { name: 'Sell' })).toHaveAttribute('href', '/signup?next=%2Fsell');
  });

  it('does not show a user the pages for other roles', async () => {
    await renderPlugin([garden], { at: '/', as: 'candidate' });
    expect(screen.queryByRole('link', { name: 'Sell' })).toBeNull();
  });

  it('lets keyboard users skip to the content', async () => {
    const { user } = await renderPlugin([garden], { at: '/' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('changes the theme', async () => {
    const { user } = await renderPlugin([garden], { at: '/' });
    await user.click(screen.getByRole('button', { name: 'Switch to dark' }));
    expect(document.body).toHaveClass('bp6-dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light' }));
    expect(document.body).not.toHaveClass('bp6-dark');
  });

  it('shows messages that the user can close', async () => {
    const view = await renderPlugin([garden], { at: '/' });
    act(() => view.resolve(SnackbarStore).raise('Saved'));
    expect(screen.getByText('Saved')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

describe('the layout of work', () => {
  it('shows the entries whose guards agree, and marks the open one', async () => {
    await renderPlugin([garden], { at: '/beds', as: 'candidate' });
    expect(side().getByRole('link', { name: 'Beds' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Tools' })).toBeNull();
  });

  it('shows more entries to users with more permissions, under the name of their group', async () => {
    await renderPlugin([garden], { at: '/beds', as: 'admin' });
    expect(within(side().getByRole('region', { name: 'Settings' })).getByRole('link', { name: 'Tools' })).toBeVisible();
  });

  it('shows the signed-in user and a sign-out link; Escape closes the menu and restores the focus', async () => {
    const { user } = await renderPlugin([garden], { at: '/beds', as: 'employer' });
    const button = screen.getByRole('button', { name: 'Account of Demo employer' });
    await user.click(button);
    expect(screen.getByText('employer@demo.test')).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('href', '/admin/account/signout');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('employer@demo.test')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('closes the menu when the user focuses or presses another element', async () => {
    const { user } = await renderPlugin([garden], { at: '/beds', as: 'employer' });
    await user.click(screen.getByRole('button', { name: 'Account of Demo employer' }));
    await user.click(screen.getByRole('heading', { name: 'Beds' }));
    expect(screen.queryByText('employer@demo.test')).toBeNull();
  });

  it('opens the complete navigation in a drawer, which closes after a navigation', async () => {
    const view = await renderPlugin([garden], { at: '/beds', as: 'admin' });
    await view.user.click(screen.getByRole('button', { name: 'More' }));
    const drawer = screen.getByRole('dialog', { name: 'Main' });
    await view.user.click(within(drawer).getByRole('link', { name: 'Tools' }));
    await waitFor(() => expect(view.address).toBe('/tools'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the layout of a wizard', () => {
  it('has no links except the exit', async () => {
    await renderPlugin([garden], { at: '/wizard', as: 'employer' });
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Your company')).toBeVisible();
    expect(header.getByRole('link', { name: 'Finish later' })).toHaveAttribute('href', '/admin/dashboard');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the count beside an entry', () => {
  it('is shown to users with the ability that it needs', async () => {
    await renderPlugin([garden], { at: '/beds', as: 'candidate', me: { abilities: ['bed:count'] } });
    expect(await side().findByRole('link', { name: /^Count\s*3 beds$/ })).toBeVisible();
  });

  it('is not loaded for others', async () => {
    badge.mockClear();
    await renderPlugin([garden], { at: '/beds', as: 'candidate' });
    expect(await side().findByRole('link', { name: 'Count' })).toBeVisible();
    expect(badge).not.toHaveBeenCalled();
  });
});
