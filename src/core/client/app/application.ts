import { reaction } from 'mobx';
import type { ClientConfig } from '#core/contract/client-config.ts';
import { BuildWatcher } from '../build-watch/build-watcher.ts';
import type { Bind } from '../di/injection.ts';
import { Services } from '../di/services.ts';
import { ApiClient } from '../http/api-client.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { Texts } from '../i18n/texts.ts';
import { NavStore } from '../nav/nav-store.ts';
import type { ClientPlugin } from '../plugin/client-plugin.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { createRouter, followSession, type MakeRouter, type Router } from '../router/create-router.ts';
import type { watchAccess } from '../router/watch-access.ts';
import { SessionStore } from '../session/session-store.ts';
import { ThemeStore } from '../theme/theme-store.ts';
import { coreClientPlugin } from './core.client-plugin.ts';
import { coreBindings } from './core-bindings.ts';

/** An application that has started but is not yet on screen. */
export interface Application {
  readonly services: Services;
  readonly texts: Texts;
  readonly router: Router;
  /** Stops all background work, such as timers and listeners. */
  readonly stop: () => void;
}

/** Settings of a start. The optional ones are for tests. */
export interface StartOptions {
  readonly config: ClientConfig;
  /** Makes the router. If absent, the router uses the browser's address bar. */
  readonly makeRouter?: MakeRouter;
  /** Replaces bound services. */
  readonly replace?: (bind: Bind) => void;
}

/**
 * Builds and starts the application: checks the plugins, binds the services, starts the plugins and creates the router.
 *
 * @throws PluginError at the first error in the plugins
 */
export async function startApplication(
  plugins: readonly ClientPlugin[],
  { config, makeRouter, replace }: StartOptions,
): Promise<Application> {
  const registry = createRegistry([coreClientPlugin, ...plugins]);
  const services = new Services();
  services.bind(coreClientPlugin.id, coreBindings(registry, config));
  for (const { id, bindings } of registry.plugins) if (bindings !== undefined) services.bind(id, bindings);
  if (replace !== undefined) services.replace(replace);

  const session = beginSession(services);
  const texts = services.resolve(Texts);
  await texts.start();
  const stops = [startCore(services), ...registry.plugins.map((plugin) => startPlugin(plugin, services))];
  const router = createRouter({ registry, resolve: services.resolve, texts }, makeRouter);
  const access = watchWhileSignedIn(session, { resolve: services.resolve, texts, router });
  stops.push(session.start(), forgetWithUser(session, services), followSession(router, session), access, () => router.dispose());
  return { services, texts, router, stop: () => stops.forEach((stop) => void stop()) };
}

/** Drops the stores when the user changes, so that the next user in the same tab does not see data of the previous user. */
function forgetWithUser(session: SessionStore, services: Services): () => void {
  return reaction(
    () => session.me?.id,
    (_now, before) => {
      if (before === undefined) return;
      services.forgetStores();
      services.resolve(ApiClient).drop();
    },
  );
}

/** Keeps the rights of the user current while they are signed in. Visitors do not load the module. */
function watchWhileSignedIn(session: SessionStore, parts: Parameters<typeof watchAccess>[0]): () => void {
  let isWanted = false;
  let stop: (() => void) | undefined;
  const follow = async (isSignedIn: boolean): Promise<void> => {
    isWanted = isSignedIn;
    stop?.();
    stop = undefined;
    if (!isSignedIn) return;
    // In the file of the identity SDK, which a signed-in user has.
    const { watchAccess } = await import(/* webpackChunkName: "identity" */ '../router/watch-access.ts');
    if (isWanted) stop ??= watchAccess(parts);
  };
  const unfollow = reaction(
    () => session.status === 'signed-in',
    (isSignedIn) => void follow(isSignedIn).catch((error: unknown) => console.error('Changes of rights are not followed', error)),
    { fireImmediately: true },
  );
  return () => {
    unfollow();
    isWanted = false;
    stop?.();
  };
}

/** Begins to ask who the user is, for a user with a token. The texts of a language may take longer to load. */
function beginSession(services: Services): SessionStore {
  const session = services.resolve(SessionStore);
  if (session.status === 'unknown') {
    // The session asks the server who the user is. This loads the needed library in parallel with the provider's SDK.
    services.resolve(ApiClient).prepare();
    session.ready().catch((error: unknown) => console.error('The session could not be restored', error));
  }
  return session;
}

function startCore(services: Services): () => void {
  services.resolve(LanguageStore).start();
  const stops = [services.resolve(ThemeStore).start(), services.resolve(NavStore).start(), services.resolve(BuildWatcher).start()];
  return () => stops.forEach((stop) => void stop());
}

// Measures the start, so that a slow plugin can be found in the browser's performance view.
function startPlugin({ id, start }: ClientPlugin, services: Services): () => void {
  if (start === undefined) return () => undefined;
  const begun = performance.now();
  const stop = start(services.resolve);
  performance.measure(`start of plugin "${id}"`, { start: begun, end: performance.now() });
  return stop ?? (() => undefined);
}
