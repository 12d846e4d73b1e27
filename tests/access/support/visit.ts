import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { Services } from '#core/client/di/services.ts';
import { askGuards } from '#core/client/guards/ask-guards.ts';
import { Texts } from '#core/client/i18n/texts.ts';
import { NavStore } from '#core/client/nav/nav-store.ts';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { ClientRegistry, createRegistry } from '#core/client/plugin/client-registry.ts';
import type { NavItem } from '#core/client/plugin/nav-item.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { getMe } from '#core/contract/me.ts';
import type { AccessCaller } from '#core/testing/access-row.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { ADA, testSession } from '#core/testing/session-kit.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { filesBelow, projectRoot } from '../../architecture/support/project.ts';

// The guards run beside the server, without a browser. They need only these two parts of it.
Object.assign(globalThis, { document: { cookie: '', documentElement: { lang: 'en' } }, location: new URL('http://localhost') });

const ANY_ID = '018f0000-0000-7000-8000-000000000001';

interface ClientAccessModule {
  readonly accessPlugins: readonly ClientPlugin[];
}

/** The client with all plugins, and those that the rows of the access table need. */
export function accessRegistry(): ClientRegistry {
  const samples = filesBelow('src')
    .filter((path) => /\/client\/testing\/access-plugins\.ts$/.test(path))
    .flatMap((path) => (require(`${projectRoot}/${path}`) as ClientAccessModule).accessPlugins);
  return createRegistry([coreClientPlugin, ...clientPlugins, ...samples]);
}

/** The client with the session of one user, whose abilities come from the server. */
export class Visit {
  readonly who: AccessCaller;
  readonly #nav: NavStore;
  readonly #texts: NoTexts;
  readonly #registry: ClientRegistry;
  readonly #services = new Services();

  private constructor(who: AccessCaller, registry: ClientRegistry, session: SessionStore) {
    this.who = who;
    this.#registry = registry;
    this.#services.bind('test', (bind) => {
      bind(SessionStore).toConstantValue(session);
      bind(ClientRegistry).toConstantValue(registry);
      bind(ClientSettings).toConstantValue(TEST_CONFIG);
    });
    this.#texts = new NoTexts(registry);
    this.#nav = new NavStore(registry, this.#services.resolve, this.#texts, session);
    this.#nav.start();
  }

  static async of(server: TestServer, registry: ClientRegistry, who: AccessCaller): Promise<Visit> {
    if (who === 'visitor') return new Visit(who, registry, testSession().session);
    const { session } = testSession(ADA, { [getMe.id]: await server.as(who, 'screens').reply(getMe) });
    await session.enter(ADA);
    return new Visit(who, registry, session);
  }

  /** Whether another item of the navigation leads the user to the page of this one. */
  isLedElsewhere({ unlessMay }: NavItem): boolean {
    return unlessMay !== undefined && this.#services.resolve(SessionStore).may(unlessMay.subject, unlessMay.action);
  }

  /** The items that the navigation shows. */
  async navigation(): Promise<readonly NavItem[]> {
    await this.#texts.asked.promise;
    // The store shows its items after their texts.
    await new Promise(setImmediate);
    return this.#nav.shown;
  }

  /** Whether the page opens. A user who is led to another page does not open it. */
  async opens(routeId: string, params: Readonly<Record<string, string>>): Promise<boolean> {
    const page = this.#registry.page(routeId)?.thing;
    if (page === undefined) throw new Error(`There is no page "${routeId}"`);
    const address = page.route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ANY_ID);
    const context = { address, signal: new AbortController().signal, isPeek: false };
    return (await askGuards(this.#registry, this.#services.resolve, page, context)).kind === 'agree';
  }
}

/** The navigation asks for its texts when its items are chosen. The tests need none. */
class NoTexts extends Texts {
  readonly asked = Promise.withResolvers<void>();

  override async ensureNamespaces(): Promise<void> {
    this.asked.resolve();
  }
}
