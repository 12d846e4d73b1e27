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
import { SessionStore } from '../session/session-store.ts';
import { ThemeStore } from '../theme/theme-store.ts';
import { coreClientPlugin } from './core.client-plugin.ts';
import { coreBindings } from './core-bindings.ts';

/** A grown application, not yet on screen. */
export interface Application {
  readonly services: Services;
  readonly texts: Texts;
  readonly router: Router;
  /** Ends what runs by itself. */
  readonly stop: () => void;
}

/** What may differ from an ordinary start; tests use it. */
export interface GrowOptions {
  readonly config: ClientConfig;
  /** Makes the router; one on the browser's address bar when absent. */
  readonly makeRouter?: MakeRouter;
  /** Puts other services in the place of bound ones. */
  readonly replace?: (bind: Bind) => void;
}

/**
 * Grows the application: checks the plugins, binds, starts, opens the first page.
 *
 * @throws PluginError at the first thing that does not fit
 */
export async function growApplication(
  plugins: readonly ClientPlugin[],
  { config, makeRouter, replace }: GrowOptions,
): Promise<Application> {
  const registry = createRegistry([coreClientPlugin, ...plugins]);
  const services = new Services();
  services.bind(coreClientPlugin.id, coreBindings(registry, config));
  for (const { id, bindings } of registry.plugins) if (bindings !== undefined) services.bind(id, bindings);
  if (replace !== undefined) services.replace(replace);

  const texts = services.resolve(Texts);
  await texts.start();
  const stops = [startCore(services), ...registry.plugins.map((plugin) => startPlugin(plugin, services))];
  const router = createRouter({ registry, resolve: services.resolve, texts }, makeRouter);
  const session = services.resolve(SessionStore);
  stops.push(forgetWithUser(session, services), followSession(router, session), () => router.dispose());
  return { services, texts, router, stop: () => stops.forEach((stop) => void stop()) };
}

/** What one person loaded is not shown to the next in the same tab. */
function forgetWithUser(session: SessionStore, services: Services): () => void {
  return reaction(
    () => session.me?.id,
    (_now, before) => {
      if (before !== undefined) services.forgetStores();
    },
  );
}

function startCore(services: Services): () => void {
  services.resolve(LanguageStore).start();
  const stops = [services.resolve(ThemeStore).start(), services.resolve(NavStore).start(), services.resolve(BuildWatcher).start()];
  const session = services.resolve(SessionStore);
  stops.push(session.start());
  if (session.status === 'unknown') {
    // Asks the server who it is; the library comes beside the provider's SDK and not after it.
    services.resolve(ApiClient).prepare();
    session.ready().catch((error: unknown) => console.error('The session could not be restored', error));
  }
  return () => stops.forEach((stop) => void stop());
}

// Measured, so that a slow plugin is found in the browser's performance view.
function startPlugin({ id, start }: ClientPlugin, services: Services): () => void {
  if (start === undefined) return () => undefined;
  const begun = performance.now();
  const stop = start(services.resolve);
  performance.measure(`start of plugin "${id}"`, { start: begun, end: performance.now() });
  return stop ?? (() => undefined);
}
