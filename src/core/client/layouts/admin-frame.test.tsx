import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { NavCount } from '../nav/NavCount.tsx';
import { SideBarStore } from '../nav/side-bar-store.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

const routes = {
  beds: routeRef('garden.beds', '/beds'),
  map: routeRef('garden.map', '/map'),
  rose: routeRef('garden.rose', '/rose'),
  tools: routeRef('garden.tools', '/tools'),
  boots: routeRef('garden.boots', '/boots'),
  gloves: routeRef('garden.gloves', '/gloves'),
};
const trail = [
  { to: '/', label: 'Garden' },
  { to: '/beds', label: 'Beds' },
];
const Rose = () => <PageHeader title="Rose" trail={trail} />;
const Badge = () => <NavCount count={3} label="3 tools are new" isNew />;

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    {
      ...{ route: routes.beds, layout: 'admin', load: pageSaying('Beds') },
      nav: { label: 'garden:nav.beds', section: 'main', order: 10, badge: () => Promise.reject(new Error('no counter')) },
    },
    { route: routes.map, layout: 'admin', width: 'full', load: pageSaying('Map') },
    { route: routes.rose, layout: 'admin', load: async () => ({ Page: Rose }) },
    {
      ...{ route: routes.tools, layout: 'admin', load: pageSaying('Tools') },
      nav: { label: 'garden:nav.tools', section: 'main', order: 20, badge: async () => ({ Badge }) },
    },
    {
      ...{ route: routes.boots, layout: 'admin', load: pageSaying('Boots') },
      nav: { label: 'garden:nav.boots', section: 'account', order: 20 },
    },
    {
      ...{ route: routes.gloves, layout: 'admin', load: pageSaying('Gloves') },
      nav: { label: 'garden:nav.gloves', section: 'account', order: 10 },
    },
  ],
  locales: { en: async () => ({ default: { nav: { beds: 'Beds', tools: 'Tools', gloves: 'Gloves', boots: 'Boots' } } }) },
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const side = () => within(screen.getByRole('navigation', { name: 'Main' }));

it('a work page that visitors may open shows visitors a sign-in link instead of the navigation', async () => {
  await renderPlugin([garden], { at: '/beds' });
  expect(screen.getByRole('heading', { name: 'Beds' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it('the bar at the bottom keeps the room of its entries until they are known', async () => {
  const places = () =>
    [...screen.getByRole('navigation', { name: 'Sections' }).querySelectorAll('ul')].map((list) => [
      list.getAttribute('aria-hidden'),
      list.children.length,
    ]);
  const bare = defineClientPlugin({ id: 'bare', pages: [{ route: routes.map, layout: 'admin', load: pageSaying('Map') }] });
  await renderPlugin([bare], { at: '/map', as: 'candidate' });
  expect(places()).toEqual([['true', 4]]);
  cleanup();
  await renderPlugin([garden], { at: '/beds', as: 'candidate' });
  expect(places()).toEqual([[null, 4]]);
});

it('the bar above a work page shows the breadcrumb of the page', async () => {
  await renderPlugin([garden], { at: '/rose', as: 'candidate' });
  const trailShown = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trailShown.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Garden', '/'],
    ['Beds', '/beds'],
  ]);
  expect(trailShown.getByText('Rose').closest('[aria-current="page"]')).not.toBeNull();
});

it('the bar above a work page has a menu with keyboard control: arrows wrap around, Home and End go to the ends, a letter goes to its entry', async () => {
  const { user } = await renderPlugin([garden], { at: '/beds', as: 'employer' });
  await user.click(screen.getByRole('button', { name: 'Account of Demo employer' }));
  const stops = [document.activeElement?.textContent];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', 'b']) {
    await user.keyboard(key);
    stops.push(document.activeElement?.textContent);
  }
  expect(stops).toEqual(['Gloves', 'Boots', 'Sign out', 'Gloves', 'Sign out', 'Gloves', 'Sign out', 'Boots']);
});

describe('the count of a navigation item', () => {
  it('is shown when it is known, as a sentence for screen readers', async () => {
    await renderPlugin([garden], { at: '/beds', as: 'candidate' });
    expect(await side().findByRole('link', { name: 'Tools 3 tools are new' })).toBeVisible();
  });

  it('that does not load leaves the item unchanged', async () => {
    await renderPlugin([garden], { at: '/beds', as: 'candidate' });
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.stringContaining('garden.beds'), expect.any(Error)));
    expect(side().getByRole('link', { name: 'Beds' })).toBeVisible();
  });
});

describe('the sidebar', () => {
  const isFolded = (): boolean => screen.queryByRole('button', { name: 'Expand sidebar' }) !== null;
  const press = {
    fold: () => screen.getByRole('button', { name: 'Collapse sidebar' }),
    open: () => screen.getByRole('button', { name: 'Expand sidebar' }),
  };

  it('folds to a rail whose entries keep their names, and stores the choice', async () => {
    const { user } = await renderPlugin([garden], { at: '/beds', as: 'candidate' });
    await user.click(press.fold());
    expect(isFolded()).toBe(true);
    expect(side().getByRole('link', { name: 'Beds' })).toBeVisible();
    expect(new SideBarStore().isFolded).toBe(true);
    await user.click(press.open());
    expect(new SideBarStore().isFolded).toBe(false);
  });

  it('is folded by default in a window of medium width, and has the same width on every page', async () => {
    const ordinary = globalThis.matchMedia;
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('1439') });
    const view = await renderPlugin([garden], { at: '/beds', as: 'candidate' });
    expect(isFolded()).toBe(true);
    await view.open('/map');
    expect(isFolded()).toBe(true);
    await view.user.click(press.open());
    await view.open('/beds');
    expect(isFolded()).toBe(false);
    expect(new SideBarStore().isFolded).toBe(false);
    globalThis.matchMedia = ordinary;
  });

  it('shows the name of the hovered or focused icon until Escape', async () => {
    const { user } = await renderPlugin([garden], { at: '/beds', as: 'candidate' });
    await user.click(press.fold());
    const tip = (): string | null | undefined => document.querySelector('nav > span[aria-hidden="true"]:not([hidden])')?.textContent;
    await user.hover(side().getByRole('link', { name: 'Beds' }));
    expect(tip()).toBe('Beds');
    await user.keyboard('{Escape}');
    expect(tip()).toBeUndefined();
    act(() => side().getByRole('link', { name: 'Beds' }).focus());
    expect(tip()).toBe('Beds');
  });
});
