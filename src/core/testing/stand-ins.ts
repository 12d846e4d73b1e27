import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';

/**
 * Empty plugins in place of those that the plugin under test requires, so its test does not depend on them.
 *
 * @param real plugins that the test needs as they are, from the list of plugins
 * @example await renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], { at: '/admin/jobs' })
 */
export function standIns(plugin: ClientPlugin, real: readonly ClientPlugin[] = []): ClientPlugin[] {
  return (plugin.requires ?? []).map((id) => real.find((one) => one.id === id) ?? defineClientPlugin({ id }));
}
