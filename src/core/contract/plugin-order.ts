import { PluginError } from './plugin-error.ts';

/** The properties that determine the order of plugins. Client plugins and server plugins both have them. */
export interface PluginIdentity {
  /** Kebab-case, unique. */
  readonly id: string;
  /** Ids of the plugins whose contract this plugin uses. They are set up first. */
  readonly requires?: readonly string[];
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Sorts the plugins so that each comes after all plugins that it requires. Otherwise it keeps the given order.
 *
 * @throws PluginError PLUGIN_ID_INVALID, PLUGIN_DUPLICATE, PLUGIN_MISSING or PLUGIN_CYCLE (its message prints the path `a -> b -> a`)
 */
export function orderPlugins<Plugin extends PluginIdentity>(plugins: readonly Plugin[]): Plugin[] {
  const byId = indexById(plugins);
  const ordered: Plugin[] = [];
  const done = new Set<string>();

  const visit = (plugin: Plugin, path: readonly string[]): void => {
    if (path.includes(plugin.id)) {
      throw new PluginError('PLUGIN_CYCLE', [...path.slice(path.indexOf(plugin.id)), plugin.id].join(' -> '));
    }
    if (done.has(plugin.id)) return;
    for (const id of plugin.requires ?? []) {
      const required = byId.get(id);
      if (required === undefined) {
        throw new PluginError('PLUGIN_MISSING', `plugin "${plugin.id}" requires plugin "${id}", which is not in the list`);
      }
      visit(required, [...path, plugin.id]);
    }
    done.add(plugin.id);
    ordered.push(plugin);
  };

  for (const plugin of plugins) visit(plugin, []);
  return ordered;
}

function indexById<Plugin extends PluginIdentity>(plugins: readonly Plugin[]): Map<string, Plugin> {
  const byId = new Map<string, Plugin>();
  for (const plugin of plugins) {
    if (!KEBAB.test(plugin.id)) throw new PluginError('PLUGIN_ID_INVALID', `"${plugin.id}" is not kebab-case`);
    if (byId.has(plugin.id)) throw new PluginError('PLUGIN_DUPLICATE', `two plugins have the id "${plugin.id}"`);
    byId.set(plugin.id, plugin);
  }
  return byId;
}

/**
 * Checks that a plugin may use a thing of another: it is its own, of the core, or of a plugin in its `requires`. An indirect requirement does
 * not count.
 *
 * @param use the use and the thing, for the message: `asks for service "garden.plants"`
 * @throws PluginError PLUGIN_NOT_REQUIRED
 */
export function demandRequired({ id, requires = [] }: PluginIdentity, owner: string, use: string): void {
  if (['core', id, ...requires].includes(owner)) return;
  throw new PluginError('PLUGIN_NOT_REQUIRED', `plugin "${id}" ${use} of plugin "${owner}", which it does not require`);
}
