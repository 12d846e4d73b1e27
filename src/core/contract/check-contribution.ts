import type { Contribution } from './extension-point.ts';
import { PluginError } from './plugin-error.ts';
import type { PluginIdentity } from './plugin-order.ts';

/**
 * Checks that a plugin names the owner of a place in `requires` before it adds something there. The places of the core are open to all.
 *
 * @throws PluginError PLUGIN_NOT_REQUIRED
 */
export function checkContribution({ id, requires = [] }: PluginIdentity, { point, id: thing }: Contribution): void {
  const owner = point.id.replace(/\..*/, '');
  if (['core', id, ...requires].includes(owner)) return;
  throw new PluginError(
    'PLUGIN_NOT_REQUIRED',
    `plugin "${id}" adds "${thing}" at "${point.id}" of plugin "${owner}", which it does not require`,
  );
}
