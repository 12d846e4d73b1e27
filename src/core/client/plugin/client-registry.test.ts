import { Fragment } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { type ClientPlugin, defineClientPlugin } from './client-plugin.ts';
import { createRegistry } from './client-registry.ts';
import { AGREE } from './guard.ts';
import { type PageDefinition, page } from './page.ts';

const seeds = routeRef('garden.seeds', '/seeds');
const seed = routeRef('garden.seed', '/seeds/:id', { id: uuidParam });

const bare = (route: PageDefinition['route']): PageDefinition => ({ route, layout: 'none', load: pageSaying('Seeds') });
const plugin = (id: string, parts: Omit<ClientPlugin, 'id'> = {}): ClientPlugin => defineClientPlugin({ id, ...parts });

describe('the registry', () => {
  it('puts each plugin after the plugins that it requires, and freezes it', () => {
    const shed = plugin('shed', { requires: ['garden'] });
    expect(createRegistry([shed, plugin('garden')]).plugins.map(({ id }) => id)).toEqual(['garden', 'shed']);
    expect(Object.isFrozen(shed)).toBe(true);
  });

  it('refuses two plugins with the same id', () => {
    expect(() => createRegistry([plugin('garden'), plugin('garden')])).toThrow('PLUGIN_DUPLICATE: two plugins have the id "garden"');
  });

  it('refuses an id that is not kebab-case', () => {
    expect(() => createRegistry([plugin('Garden')])).toThrow('PLUGIN_ID_INVALID: "Garden"');
  });

  it('refuses a missing requirement and names both plugins', () => {
    expect(() => createRegistry([plugin('shed', { requires: ['garden'] })])).toThrow(
      'PLUGIN_MISSING: plugin "shed" requires plugin "garden", which is not in the list',
    );
  });

  it('refuses circular requirements and prints the circle', () => {
    const circle = [plugin('a', { requires: ['b'] }), plugin('b', { requires: ['c'] }), plugin('c', { requires: ['a'] })];
    expect(() => createRegistry(circle)).toThrow('PLUGIN_CYCLE: a -> b -> c -> a');
  });

  it('refuses addresses that differ only in parameter names, and names both routes and plugins', () => {
    const other = routeRef('shop.offer', '/seeds/:offer', { offer: uuidParam });
    expect(() => createRegistry([plugin('garden', { pages: [bare(seed)] }), plugin('shop', { pages: [bare(other)] })])).toThrow(
      'ROUTE_CONFLICT: "/seeds/:id" (route "garden.seed", plugin "garden") and "/seeds/:offer" (route "shop.offer", plugin "shop") have the same address',
    );
  });

  it('refuses two pages with the same route', () => {
    expect(() => createRegistry([plugin('garden', { pages: [bare(seeds)] }), plugin('shop', { pages: [bare(seeds)] })])).toThrow(
      'ROUTE_DUPLICATE: route "garden.seeds" comes from plugin "garden" and from plugin "shop"',
    );
  });

  it('refuses a guard without a provider; the compiler refuses its name', () => {
    const page: PageDefinition = {
      ...bare(seeds),
      // @ts-expect-error no plugin has declared a guard of this name
      guards: ['rain'],
    };
    expect(() => createRegistry([plugin('garden', { pages: [page] })])).toThrow(
      'GUARD_UNKNOWN: Unknown guard "rain" (route "garden.seeds", plugin "garden")',
    );
  });

  it('refuses a layout without a provider; the compiler refuses its name', () => {
    const page: PageDefinition = {
      ...bare(seeds),
      // @ts-expect-error there is no layout of this name
      layout: 'greenhouse',
    };
    expect(() => createRegistry([plugin('garden', { pages: [page] })])).toThrow(
      'LAYOUT_UNKNOWN: Unknown layout "greenhouse" (route "garden.seeds", plugin "garden")',
    );
  });

  it('requires a layout name or "none" for each page, by its type', () => {
    // @ts-expect-error the layout is missing
    const page: PageDefinition = { route: seeds, load: pageSaying('Seeds') };
    expect(() => createRegistry([plugin('garden', { pages: [page] })])).toThrow('LAYOUT_UNKNOWN');
  });

  it('refuses two providers of one guard', () => {
    const guards = { auth: () => () => AGREE };
    expect(() => createRegistry([plugin('gate', { guards }), plugin('fence', { guards })])).toThrow(
      'GUARD_DUPLICATE: guard "auth" comes from plugin "gate" and from plugin "fence"',
    );
  });

  it("refuses a guard of a plugin that the page's plugin requires not at all or only indirectly, and names both", () => {
    const gate = plugin('gate', { guards: { 'has-role': () => () => AGREE } });
    const garden = (requires: readonly string[]) => plugin('garden', { requires, pages: [{ ...bare(seeds), guards: ['has-role'] }] });
    const refused =
      'PLUGIN_NOT_REQUIRED: plugin "garden" uses guard "has-role" (route "garden.seeds") of plugin "gate", which it does not require';
    expect(() => createRegistry([gate, garden([])])).toThrow(refused);
    expect(() => createRegistry([gate, plugin('fence', { requires: ['gate'] }), garden(['fence'])])).toThrow(refused);
    expect(createRegistry([gate, garden(['gate'])]).pages).toHaveLength(1);
  });

  it('refuses two providers of one layout', () => {
    const layouts = { default: async () => ({ Layout: Fragment }) };
    expect(() => createRegistry([plugin('frame', { layouts }), plugin('skin', { layouts })])).toThrow(
      'LAYOUT_DUPLICATE: layout "default" comes from plugin "frame" and from plugin "skin"',
    );
  });

  describe('at a page under /admin', () => {
    const inside = routeRef('garden.beds', '/admin/beds');
    const guards = { auth: () => () => AGREE, 'has-role': () => () => AGREE };
    const grow = (page: Partial<PageDefinition>, path: `/${string}` = '/admin/beds') =>
      createRegistry([
        plugin('core', { guards: { auth: guards.auth } }),
        plugin('gate', { guards: { 'has-role': guards['has-role'] } }),
        plugin('garden', { requires: ['gate'], pages: [{ ...bare(routeRef('garden.beds', path)), ...page }] }),
      ]);
    const refusal =
      'PAGE_WITHOUT_GUARD: "/admin/beds" (route "garden.beds", plugin "garden") needs either a guard of plugin "core" or the property "open" with the reason for opening without one';

    it.each<Partial<PageDefinition>>([{}, { guards: [] }, { guards: ['has-role'] }, { guards: ['auth'], open: 'a visitor is told why' }])(
      'refuses %j, naming the page and both plugins',
      (page) => expect(() => grow(page)).toThrow(refusal),
    );

    it.each<Partial<PageDefinition>>([{ guards: ['auth'] }, { guards: ['has-role', 'auth'] }, { open: 'a visitor is told why' }])(
      'takes %j',
      (page) => expect(grow(page).page(inside.id)?.plugin).toBe('garden'),
    );

    it('accepts a page without a guard at an address that only looks similar', () => {
      expect(grow({}, '/administration').page(inside.id)?.plugin).toBe('garden');
      expect(() => grow({}, '/admin')).toThrow('PAGE_WITHOUT_GUARD');
    });
  });

  it('refuses a label of the navigation that is not among its words, after the entries of signed-in users load', async () => {
    const nav = { label: 'garden:title', section: 'main', order: 10 } as const;
    const registry = createRegistry([plugin('garden', { pages: [{ ...bare(seeds), nav }] })]);
    await expect(registry.loadMore()).rejects.toThrow(
      'NAV_LABEL_INVALID: The label "garden:title" of the navigation (route "garden.seeds", plugin "garden") is not in the group "nav"',
    );
  });

  it('has the public links at once, and the entries of signed-in users after they load', async () => {
    const page = { ...bare(seeds), nav: { label: 'garden:nav.seeds', section: 'main', order: 10 } as const };
    const registry = createRegistry([plugin('garden', { pages: [{ ...page, publicNav: { label: 'garden:nav.open', order: 20 } }] })]);
    const labels = (): string[] => registry.nav.map(({ thing }) => thing.label);
    expect([labels(), registry.laterFacts]).toEqual([['garden:nav.open'], []]);
    await registry.loadMore();
    expect([labels(), registry.laterFacts.map(({ thing }) => thing.route.id)]).toEqual([
      ['garden:nav.open', 'garden:nav.seeds'],
      ['garden.seeds'],
    ]);
  });

  it('takes the facts of pages that the build has moved out of the manifest', async () => {
    const moved = { route: seeds, likelyAfter: [seed], nav: { label: 'garden:nav.seeds', section: 'main', order: 10 } as const };
    const registry = createRegistry([plugin('garden', { pages: [bare(seeds)], moreContributes: async () => ({ pages: [moved] }) })]);
    await registry.loadMore();
    expect(registry.laterFacts).toEqual([{ plugin: 'garden', thing: moved }]);
    expect(registry.nav.map(({ thing }) => [thing.label, thing.route.id])).toEqual([['garden:nav.seeds', 'garden.seeds']]);
  });

  it('refuses an entry in the navigation for a page that needs parameters, by its type', () => {
    // @ts-expect-error a navigation item has no parameters to pass
    const made = page({ ...bare(seed), route: seed, nav: { label: 'garden:nav.seed', section: 'main', order: 10 } });
    expect(createRegistry([plugin('garden', { pages: [made] })]).pages).toHaveLength(1);
  });

  describe('at an extension point', () => {
    const beds = extensionPoint<string>('garden.beds');
    const bed = (id: string, order: number) => beds.add(id, order, `bed ${id}`);

    it('returns the contributions in order, each with its plugin', () => {
      const registry = createRegistry([
        plugin('garden'),
        plugin('herbs', { requires: ['garden'], contributes: [bed('herbs.mint', 20)] }),
        plugin('roots', { requires: ['garden'], contributes: [bed('roots.beet', 10)] }),
      ]);
      expect(registry.contributions(beds).map(({ plugin: id, thing }) => [id, thing.value])).toEqual([
        ['roots', 'bed roots.beet'],
        ['herbs', 'bed herbs.mint'],
      ]);
    });

    it('returns one part of the contributions, without those that lack it', () => {
      const plots = extensionPoint<{ root?: string; leaf?: string }>('garden.plots');
      const contributes = [plots.add('beet', 20, { root: 'red', leaf: 'green' }), plots.add('mint', 10, { leaf: 'grey' })];
      const registry = createRegistry([plugin('garden', { contributes })]);
      expect(registry.contributions(plots.part('leaf')).map(({ thing }) => [thing.id, thing.value])).toEqual([
        ['mint', 'grey'],
        ['beet', 'green'],
      ]);
      expect(registry.contributions(plots.part('root')).map(({ thing }) => [thing.id, thing.value])).toEqual([['beet', 'red']]);
    });

    it('returns the contributions outside the manifest after they load, also after a failed load', async () => {
      const more = jest.fn(async () => ({ contributes: [bed('roots.beet', 10)] }));
      more.mockRejectedValueOnce(new Error('away'));
      const registry = createRegistry([
        plugin('garden'),
        plugin('herbs', { requires: ['garden'], contributes: [bed('herbs.mint', 20)] }),
        plugin('roots', { requires: ['garden'], moreContributes: more }),
      ]);
      const names = (): string[] => registry.contributions(beds).map(({ thing }) => thing.id);
      expect(names()).toEqual(['herbs.mint']);
      await expect(registry.loadMore()).rejects.toThrow('away');
      expect(names()).toEqual(['herbs.mint']);
      await Promise.all([registry.loadMore(), registry.loadMore()]);
      expect(names()).toEqual(['roots.beet', 'herbs.mint']);
      expect(more).toHaveBeenCalledTimes(2);
    });

    it('refuses the same id inside one manifest and outside another, and names both plugins', async () => {
      const contributes = [bed('mint', 10)];
      const registry = createRegistry([
        plugin('garden'),
        plugin('herbs', { requires: ['garden'], contributes }),
        plugin('tea', { requires: ['garden'], moreContributes: async () => ({ contributes }) }),
      ]);
      await expect(registry.loadMore()).rejects.toThrow(
        'CONTRIBUTION_DUPLICATE: contribution "garden.beds/mint" comes from plugin "herbs" and from plugin "tea"',
      );
    });

    it('refuses two contributions with the same id', () => {
      const contributes = [bed('mint', 10)];
      const requires = ['garden'];
      const both = [plugin('garden'), plugin('herbs', { requires, contributes }), plugin('tea', { requires, contributes })];
      expect(() => createRegistry(both)).toThrow(
        'CONTRIBUTION_DUPLICATE: contribution "garden.beds/mint" comes from plugin "herbs" and from plugin "tea"',
      );
    });

    it('refuses a contribution to a plugin that is required only indirectly', () => {
      const herbs = plugin('herbs', { requires: ['garden'] });
      const tea = plugin('tea', { requires: ['herbs'], contributes: [bed('tea.mint', 10)] });
      expect(() => createRegistry([plugin('garden'), herbs, tea])).toThrow(
        'PLUGIN_NOT_REQUIRED: plugin "tea" adds "tea.mint" at "garden.beds" of plugin "garden", which it does not require',
      );
    });

    it('refuses a contribution outside the manifest to a plugin that is not required', async () => {
      const tea = plugin('tea', { moreContributes: async () => ({ contributes: [bed('tea.mint', 10)] }) });
      await expect(createRegistry([plugin('garden'), tea]).loadMore()).rejects.toThrow(
        'PLUGIN_NOT_REQUIRED: plugin "tea" adds "tea.mint" at "garden.beds" of plugin "garden", which it does not require',
      );
    });

    it('accepts contributions of a plugin to its own extension points and to those of the core', () => {
      const contributes = [bed('mint', 10), extensionPoint<string>('core.commands').add('dig', 10, 'dig')];
      expect(createRegistry([plugin('garden', { contributes })]).contributions(beds)).toHaveLength(1);
    });
  });
});
