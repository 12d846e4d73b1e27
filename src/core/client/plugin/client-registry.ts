import type { Contribution, ExtensionPoint } from '#core/contract/extension-point.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import type { Resolve } from '../di/injection.ts';
import { checkContributions } from './check-contributions.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSignIn } from './check-sign-in.ts';
import type { ClientPlugin, LayoutModule, NavItem, PageDefinition } from './client-plugin.ts';
import type { Guard } from './guard.ts';
import { indexOwned, type Owned } from './owned.ts';

/** Makes a guard from the services it needs. */
export type GuardMaker = (resolve: Resolve) => Guard;

/** Loads a layout's module. */
export type LayoutLoader = () => Promise<LayoutModule>;

/** All that the plugins bring together, checked: what the application is grown from. */
export class ClientRegistry {
  /** Each after all it requires. */
  readonly plugins: readonly ClientPlugin[];
  readonly pages: readonly Owned<PageDefinition>[];
  readonly nav: readonly Owned<NavItem>[];
  readonly guards: ReadonlyMap<string, Owned<GuardMaker>>;
  readonly layouts: ReadonlyMap<string, Owned<LayoutLoader>>;
  readonly #pagesById: ReadonlyMap<string, Owned<PageDefinition>>;
  #contributions: readonly Owned<Contribution>[];
  #more: Promise<void> | undefined;

  /** @throws PluginError that names both parties, at the first thing that does not fit */
  constructor(plugins: readonly ClientPlugin[]) {
    this.plugins = orderPlugins(plugins);
    this.pages = this.#all((plugin) => plugin.pages);
    this.nav = this.#all((plugin) => plugin.nav);
    this.#contributions = checked(this.#all((plugin) => plugin.contributes));
    this.guards = this.#named((plugin) => plugin.guards, 'GUARD_DUPLICATE', 'guard');
    this.layouts = this.#named((plugin) => plugin.layouts, 'LAYOUT_DUPLICATE', 'layout');
    this.#pagesById = checkRoutes(this.pages);
    this.#checkNames();
    // A build for production has the plugins that were tried in development and in tests. It leaves this out for its size.
    if (process.env.NODE_ENV !== 'production') {
      checkContributions(this.plugins);
      checkSignIn(this.pages, this.guards);
    }
    this.#checkNav();
  }

  /** The page with this route id. */
  page(routeId: string): Owned<PageDefinition> | undefined {
    return this.#pagesById.get(routeId);
  }

  /** What the plugins have added at a place, in order, each with the plugin that did. */
  contributions<Value>(point: ExtensionPoint<Value>): readonly Owned<Contribution<Value>>[] {
    const here = this.#contributions.filter(({ thing }) => thing.point.id === point.id) as Owned<Contribution<Value>>[];
    return here.sort((a, b) => a.thing.order - b.thing.order || a.thing.id.localeCompare(b.thing.id));
  }

  /**
   * Loads what plugins contribute beside their manifests, once; a load that failed is tried again the next time.
   *
   * @throws PluginError CONTRIBUTION_DUPLICATE, and what did not load
   */
  loadMore(): Promise<void> {
    this.#more ??= this.#addMore().catch((error: unknown) => {
      this.#more = undefined;
      throw error;
    });
    return this.#more;
  }

  async #addMore(): Promise<void> {
    const more = await Promise.all(
      this.plugins.map(async ({ id, moreContributes }) =>
        ((await moreContributes?.())?.contributes ?? []).map((thing) => ({ plugin: id, thing })),
      ),
    );
    this.#contributions = checked([...this.#contributions, ...more.flat()]);
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
        if (!this.guards.has(name)) throw new PluginError('GUARD_UNKNOWN', `Unknown guard "${name}" ${where}`);
      }
      if (thing.layout !== 'none' && !this.layouts.has(thing.layout)) {
        throw new PluginError('LAYOUT_UNKNOWN', `Unknown layout "${thing.layout}" ${where}`);
      }
    }
  }

  #checkNav(): void {
    for (const { plugin, thing } of this.nav) {
      if (!this.#pagesById.has(thing.route.id)) {
        throw new PluginError(
          'NAV_ROUTE_UNKNOWN',
          `Navigation of plugin "${plugin}" leads to route "${thing.route.id}", which no plugin has`,
        );
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
