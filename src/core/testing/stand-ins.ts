import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';

/**
 * Empty plugins in place of those that the plugin under test requires, so its test does not depend on them.
 *
 * @example await renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], { at: '/admin/jobs' })
 */
export function standIns(plugin: ClientPlugin): ClientPlugin[] {
  return (plugin.requires ?? []).map((id) => defineClientPlugin({ id }));
}
