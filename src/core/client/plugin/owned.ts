import { PluginError, type PluginErrorCode } from '#core/contract/plugin-error.ts';

/** A value with the id of the plugin that provides it, so error messages can name both parties of a conflict. */
export interface Owned<Thing> {
  readonly plugin: string;
  readonly thing: Thing;
}

/**
 * Indexes the things by their keys.
 *
 * @throws PluginError of the given code when two things have the same key; the message names the key and both plugins
 */
export function indexOwned<Thing>(
  entries: Iterable<Owned<Thing>>,
  keyOf: (thing: Thing) => string,
  code: PluginErrorCode,
  what: string,
): Map<string, Owned<Thing>> {
  const index = new Map<string, Owned<Thing>>();
  for (const entry of entries) {
    const key = keyOf(entry.thing);
    const first = index.get(key);
    if (first !== undefined)
      throw new PluginError(code, `${what} "${key}" comes from plugin "${first.plugin}" and from plugin "${entry.plugin}"`);
    index.set(key, entry);
  }
  return index;
}
