import { readAs } from '#core/contract/contributions.ts';
import type { Contribution, PointRef } from '#core/contract/extension-point.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import type { Resolve } from '../di/injection.ts';
import { checkRoutes } from './check-routes.ts';
import type { ClientPlugin, LayoutModule } from './client-plugin.ts';
import { checkContributions, checkGuards, checkNavLabels, checkSignIn } from './development-checks.ts';
import type { Guard } from './guard.ts';
import type { NavItem } from './nav-item.ts';
import { indexOwned, type Owned } from './owned.ts';
import type { LaterFacts, PageDefinition, PageModule } from './page.ts';

/** Makes a guard from the services it needs. */
export type GuardMaker = (resolve: Resolve) => Guard;

export type LayoutLoader = () => Promise<LayoutModule>;

/** The checked contents of all plugins. The application is built from it. */
export class ClientRegistry {
  /** Each plugin comes after the plugins that it requires. */
  readonly plugins: readonly ClientPlugin[];
  readonly pages: readonly Owned<PageDefinition>[];
  readonly guards: ReadonlyMap<string, Owned<GuardMaker>>;
  readonly layouts: ReadonlyMap<string, Owned<LayoutLoader>>;
  readonly #pagesById: ReadonlyMap<string, Owned<PageDefinition>>;
  #nav: readonly Owned<NavItem>[];
  #laterFacts: readonly Owned<LaterFacts>[] = [];
  #contributions: readonly Owned<Contribution>[];
  #more: Promise<void> | undefined;

  /** @throws PluginError at the first conflict; it names both parties */
  constructor(plugins: readonly ClientPlugin[]) {
    this.plugins = orderPlugins(plugins);
    this.pages = this.#all((plugin) => plugin.pages);
    this.#nav = this.pages.flatMap(({ plugin, thing: { route, publicNav } }) =>
      publicNav === undefined ? [] : { plugin, thing: { ...publicNav, route, section: 'public' as const } },
    );
    this.#contributions = checked(this.#all((plugin) => plugin.contributes));
    this.guards = this.#named((plugin) => plugin.guards, 'GUARD_DUPLICATE', 'guard');
    this.layouts = this.#named((plugin) => plugin.layouts, 'LAYOUT_DUPLICATE', 'layout');
    this.#pagesById = checkRoutes(this.pages);
    this.#checkNames();
    // Left out of production builds for size: development and tests have already checked the same plugins.
    if (process.env.NODE_ENV !== 'production') {
      for (const plugin of this.plugins) checkContributions(plugin, plugin.contributes);
      checkGuards(this.plugins, this.guards);
      checkSignIn(this.pages, this.guards);
    }
  }

  /** The navigation for visitors; after {@link loadMore} also that for signed-in users. */
  get nav(): readonly Owned<NavItem>[] {
    return this.#nav;
  }

  /** The facts about pages that only signed-in users need; none before {@link loadMore}. */
  get laterFacts(): readonly Owned<LaterFacts>[] {
    return this.#laterFacts;
  }

  /** The page with this route id. */
  page(routeId: string): Owned<PageDefinition> | undefined {
    return this.#pagesById.get(routeId);
  }

  /** Loads the module of a page. */
  async loadPage({ thing: { route, load } }: Owned<PageDefinition>): Promise<PageModule> {
    if (load !== undefined) return load();
    await this.loadMore();
    const later = this.#laterFacts.find(({ thing }) => thing.route.id === route.id)?.thing.load;
    if (later === undefined) throw new Error(`The build has left out the module of the page "${route.id}"`);
    return later();
  }

  /** The contributions to an extension point or to a part of it, in order, each with the id of its plugin. */
  contributions<Value>(point: PointRef<Value>): readonly Owned<Contribution<Value>>[] {
    const all = this.#contributions.filter(({ thing }) => thing.point.id === point.id);
    const here = all.flatMap(({ plugin, thing }) => {
      const read = readAs(point, thing);
      return read === undefined ? [] : [{ plugin, thing: read }];
    });
    return here.sort((a, b) => a.thing.order - b.thing.order || a.thing.id.localeCompare(b.thing.id));
  }

  /**
   * Loads the contributions and the facts of pages outside the plugins' manifests, once. After a failed load, the next call tries again.
   *
   * @throws PluginError CONTRIBUTION_DUPLICATE or PLUGIN_NOT_REQUIRED, and the error of a failed load
   */
  loadMore(): Promise<void> {
    this.#more ??= this.#addMore().catch((error: unknown) => {
      this.#more = undefined;
      throw error;
    });
    return this.#more;
  }

  async #addMore(): Promise<void> {
    const more = await Promise.all(this.plugins.map(async (plugin) => ({ plugin, ...(await plugin.moreContributes?.()) })));
    if (process.env.NODE_ENV !== 'production') for (const { plugin, contributes } of more) checkContributions(plugin, contributes);
    const owned = <Thing>({ id }: ClientPlugin, things: readonly Thing[] = []): Owned<Thing>[] =>
      things.map((thing) => ({ plugin: id, thing }));
    const contributions = checked([...this.#contributions, ...more.flatMap(({ plugin, contributes }) => owned(plugin, contributes))]);
    // Without a build, the facts are in the manifest.
    this.#laterFacts = more.flatMap(({ plugin, pages = plugin.pages }) => owned(plugin, pages));
    const nav = this.#laterFacts.flatMap(({ plugin, thing: { route, nav = [] } }) =>
      [nav].flat().map((entry) => ({ plugin, thing: { ...entry, route } })),
    );
    if (process.env.NODE_ENV !== 'production') checkNavLabels([...this.#nav, ...nav]);
    this.#contributions = contributions;
    this.#nav = [...this.#nav, ...nav];
  }

  #all<Thing>(part: (plugin: ClientPlugin) => readonly Thing[] | undefined): Owned<Thing>[] {
    return this.plugins.flatMap((plugin) => (part(plugin) ?? []).map((thing) => ({ plugin: plugin.id, thing })));
  }

  #named<Thing>(
    part: (plugin: ClientPlugin) => Readonly<Record<string, Thing>> | undefined,
    code: 'GUARD_DUPLICATE' | 'LAYOUT_DUPLICATE',
    what: string,
  ): Map<string, Owned<Thing>> {
    const entries = this.#all((plugin) => Object.entries(part(plugin) ?? {}));
    const index = indexOwned(entries, ([name]) => name, code, what);
    return new Map([...index].map(([name, { plugin, thing }]) => [name, { plugin, thing: thing[1] }]));
  }

  #checkNames(): void {
    for (const { plugin, thing } of this.pages) {
      const where = `(route "${thing.route.id}", plugin "${plugin}")`;
      for (const name of thing.guards ?? []) {
        if (!this.guards.has(name) && !name.startsWith('may:')) throw new PluginError('GUARD_UNKNOWN', `Unknown guard "${name}" ${where}`);
      }
      if (thing.layout !== 'none' && !this.layouts.has(thing.layout)) {
        throw new PluginError('LAYOUT_UNKNOWN', `Unknown layout "${thing.layout}" ${where}`);
      }
    }
  }
}

function checked(contributions: readonly Owned<Contribution>[]): readonly Owned<Contribution>[] {
  indexOwned(contributions, ({ point, id }) => `${point.id}/${id}`, 'CONTRIBUTION_DUPLICATE', 'contribution');
  return contributions;
}

/** Checks the plugins against each other and joins them; see {@link ClientRegistry}. */
export function createRegistry(plugins: readonly ClientPlugin[]): ClientRegistry {
  return new ClientRegistry(plugins);
}
