import { coreErrors, type ErrorMeaning } from '#core/contract/errors.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import type { ServerPlugin } from './server-plugin.ts';

/**
 * The error catalogue: the core's codes and those of all plugins.
 *
 * @throws PluginError ERROR_CODE_DUPLICATE
 */
export function mergeErrors(plugins: readonly ServerPlugin[]): Readonly<Record<string, ErrorMeaning>> {
  const owner = new Map(Object.keys(coreErrors).map((code) => [code, 'core']));
  const merged: Record<string, ErrorMeaning> = { ...coreErrors };
  for (const { id, errors } of plugins) {
    for (const [code, meaning] of Object.entries(errors ?? {})) {
      const first = owner.get(code);
      if (first !== undefined) {
        throw new PluginError('ERROR_CODE_DUPLICATE', `plugins "${first}" and "${id}" both declare the error "${code}"`);
      }
      owner.set(code, id);
      merged[code] = meaning;
    }
  }
  return Object.freeze(merged);
}
