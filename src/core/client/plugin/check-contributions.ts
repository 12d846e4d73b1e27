import { checkContribution } from '#core/contract/extension-point.ts';
import type { ClientPlugin } from './client-plugin.ts';

/**
 * Checks that each plugin requires the plugins whose extension points it contributes to.
 *
 * @throws PluginError PLUGIN_NOT_REQUIRED
 */
export function checkContributions(plugins: readonly ClientPlugin[]): void {
  for (const plugin of plugins) for (const contribution of plugin.contributes ?? []) checkContribution(plugin, contribution);
}
