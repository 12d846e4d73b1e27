import { checkContribution } from '#core/contract/contributions.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import { demandRequired, type PluginIdentity } from '#core/contract/plugin-order.ts';
import type { ClientPlugin } from './client-plugin.ts';
import type { NavItem } from './nav-item.ts';
import type { Owned } from './owned.ts';
import type { PageDefinition } from './page.ts';

/**
 * Checks that each page under `/admin` requires a sign-in or gives a reason why it does not (specification section 2). All guards
 * of the core require a sign-in. A guard of a plugin may check anything.
 *
 * @throws PluginError PAGE_WITHOUT_GUARD
 */
export function checkSignIn(pages: readonly Owned<PageDefinition>[], guards: ReadonlyMap<string, Owned<unknown>>): void {
  for (const { plugin, thing } of pages) {
    const { route, guards: names = [], open } = thing;
    const asks = names.some((name) => name.startsWith('may:') || guards.get(name)?.plugin === 'core');
    if (!/^\/admin(\/|$)/.test(route.path) || asks === (open === undefined)) continue;
    throw new PluginError(
      'PAGE_WITHOUT_GUARD',
      `"${route.path}" (route "${route.id}", plugin "${plugin}") needs either a guard of plugin "core" or the property "open" with the reason for opening without one`,
    );
  }
}

/**
 * Checks that the keys of labels in the navigation are in the group `nav` of their namespace, whose words load with the frame.
 *
 * @throws PluginError NAV_LABEL_INVALID
 */
export function checkNavLabels(nav: readonly Owned<NavItem>[]): void {
  for (const { plugin, thing } of nav) {
    if (!/^[\w-]+:(?!nav\.)/.test(thing.label)) continue;
    throw new PluginError(
      'NAV_LABEL_INVALID',
      `The label "${thing.label}" of the navigation (route "${thing.route.id}", plugin "${plugin}") is not in the group "nav"`,
    );
  }
}

/**
 * Checks that each plugin requires the plugins whose guards its pages name.
 *
 * @throws PluginError PLUGIN_NOT_REQUIRED
 */
export function checkGuards(plugins: readonly ClientPlugin[], guards: ReadonlyMap<string, Owned<unknown>>): void {
  for (const plugin of plugins) {
    for (const { route, guards: names = [] } of plugin.pages ?? []) {
      for (const name of names) {
        const owner = guards.get(name)?.plugin ?? 'core';
        demandRequired(plugin, owner, `uses guard "${name}" (route "${route.id}")`);
      }
    }
  }
}

/**
 * Checks that each plugin requires the plugins whose extension points it contributes to.
 *
 * @throws PluginError PLUGIN_NOT_REQUIRED
 */
export function checkContributions(plugin: PluginIdentity, contributions: readonly Contribution[] = []): void {
  for (const contribution of contributions) checkContribution(plugin, contribution);
}
