import type { Contribution } from './extension-point.ts';
import { PluginError } from './plugin-error.ts';
import type { PluginIdentity } from './plugin-order.ts';

/**
 * Checks that a plugin lists the owner of an extension point in `requires` before it contributes to it. Every plugin may contribute to
 * the extension points of the core.
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
