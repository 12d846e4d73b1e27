import { PluginError } from '#core/contract/plugin-error.ts';
import type { ServerCommand } from './server-command.ts';
import type { ServerPlugin } from './server-plugin.ts';

/** A command and the plugin that defines it. */
export interface OwnedCommand {
  readonly plugin: string;
  readonly command: ServerCommand;
}

/**
 * The commands of all plugins by name.
 *
 * @throws PluginError COMMAND_DUPLICATE
 */
export function commandsByName(plugins: readonly ServerPlugin[]): ReadonlyMap<string, OwnedCommand> {
  const found = new Map<string, OwnedCommand>();
  for (const { id, commands } of plugins) {
    for (const command of commands ?? []) {
      const first = found.get(command.name);
      if (first !== undefined) {
        throw new PluginError('COMMAND_DUPLICATE', `plugins "${first.plugin}" and "${id}" both declare the command "${command.name}"`);
      }
      found.set(command.name, { plugin: id, command });
    }
  }
  return found;
}
