import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startApplication } from '#core/client/app/application.ts';
import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { coreBindings } from '#core/client/app/core-bindings.ts';
import type { Newable } from '#core/client/di/injection.ts';
import { Services } from '#core/client/di/services.ts';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import type { ClientConfig } from '#core/contract/client-config.ts';
import type { RouteRef } from '#core/contract/route-ref.ts';
import { routerAt } from '#core/testing/router-at.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { filesBelow, projectRoot } from '../support/project.ts';

const all = [coreClientPlugin, ...clientPlugins];
const pages = clientPlugins.flatMap((plugin) => (plugin.pages ?? []).map((page) => ({ id: page.route.id, ...page })));
const layouts = all.flatMap((plugin) => Object.entries(plugin.layouts ?? {}));

/** The languages of the files of a plugin's texts, or of those of the core. */
function languagesOf(plugin: string): readonly string[] {
  const folder = plugin === 'core' ? 'src/core/client/i18n/locales' : `src/plugins/${plugin}/client/locales`;
  return LANGUAGES.map(({ code }) => code)
    .filter((code) => existsSync(join(projectRoot, folder, `${code}.json`)))
    .sort();
}

const config: ClientConfig = {
  apiBase: '/api',
  identity: {
    apiKey: 'test',
    authDomain: '',
    projectId: 'test',
    storageBucket: '',
    messagingSenderId: '',
    appId: '',
    measurementId: '',
    vapidKey: '',
  },
  operator: { name: '', email: '' },
  emulator: true,
  phoneVerification: 'optional',
};

describe('The client plugins', () => {
  test('fit together', async () => {
    const registry = createRegistry(all);
    await registry.loadMore();
    expect(registry.plugins.length).toBe(all.length);
  });

  test('bind services that can be constructed', () => {
    const registry = createRegistry(all);
    const services = new Services();
    services.bind('core', coreBindings(registry, config));
    for (const { id, bindings } of clientPlugins) if (bindings !== undefined) services.bind(id, bindings);
    expect(() => services.resolveAll()).not.toThrow();
  });

  test('have stores that can be constructed, once each', async () => {
    const registry = createRegistry(all);
    const services = new Services();
    services.bind('core', coreBindings(registry, config));
    for (const { id, bindings } of clientPlugins) if (bindings !== undefined) services.bind(id, bindings);
    const files = storeFiles();
    const stores = await storeClasses(files);
    expect(stores.length).toBe(files.length);
    for (const store of stores) expect(services.resolve(store)).toBe(services.resolve(store));
  });

  // `npm run check -- --release` demands the files of every language.
  test('have texts in English, and in each language that has a file of them', () => {
    const speaking = all.filter(({ locales, pages }) => locales !== undefined || pages !== undefined);
    const written = speaking.map(({ id }) => [id, languagesOf(id)] as const);
    expect(written.filter(([, languages]) => !languages.includes('en'))).toEqual([]);
    expect(speaking.map(({ id, locales }) => [id, Object.keys(locales ?? {}).sort()])).toEqual(written);
  });
});

// Addresses in the contract of a plugin that leads to pages of another one, where that one is present.
const PAGES_ELSEWHERE = new Map([
  ['jobs.open-search', 'job-search'],
  ['jobs.search', 'job-search'],
]);

describe('The pages', () => {
  test.each(pages)('$id has a module with a page', async ({ load }) => {
    expect(await load?.()).toMatchObject({ Page: expect.anything() });
  });

  test.each(layouts)('the layout %s has a module with a layout', async (_name, load) => {
    expect(await load?.()).toMatchObject({ Layout: expect.anything() });
  });

  test('exist for every address in a contract, unless they are of a plugin that is absent', async () => {
    const declared = (await declaredRoutes()).map(({ id }) => id);
    const ids = declared.filter((id) => !PAGES_ELSEWHERE.has(id) || all.some((plugin) => plugin.id === PAGES_ELSEWHERE.get(id)));
    expect(pages.map(({ id }) => id).sort()).toEqual(ids.sort());
  });
});

function storeFiles(): string[] {
  return filesBelow('src').filter((path) => /\/client\/.*-store\.ts$/.test(path));
}

/** Classes of all `*-store.ts` files. A page gets those of plugins from the container without a binding. */
async function storeClasses(files: readonly string[]): Promise<Newable<object>[]> {
  const modules = await Promise.all(files.map((path) => import(`${projectRoot}/${path}`) as Promise<object>));
  return modules.flatMap((module) => Object.entries(module)).flatMap(([name, value]) => (name.endsWith('Store') ? [value] : []));
}

async function declaredRoutes(): Promise<RouteRef[]> {
  const contracts = filesBelow('src/plugins').filter((path) => /^src\/plugins\/[^/]+\/contract\/[^/]*routes\.ts$/.test(path));
  const modules = await Promise.all(contracts.map((path) => import(`${projectRoot}/${path}`) as Promise<object>));
  return modules.flatMap((module) => Object.values(module)).flatMap((group) => Object.values(group as Record<string, RouteRef>));
}

test('The application starts with all of them', async () => {
  const application = await startApplication(clientPlugins, { config, makeRouter: routerAt('/') });
  application.stop();
  expect(application.router.routes.length).toBeGreaterThan(0);
});
