import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../checks/command.ts';
import { requiresIn } from './requires-in.ts';

export type Half = 'client' | 'server';

/** Which plugins require each other, in each half. */
export class PluginGraph {
  readonly names: readonly string[];
  readonly #requires: Readonly<Record<Half, ReadonlyMap<string, readonly string[]>>>;

  constructor(names: readonly string[], requires: Readonly<Record<Half, ReadonlyMap<string, readonly string[]>>>) {
    this.names = names;
    this.#requires = requires;
  }

  static read(root = projectRoot): PluginGraph {
    const folder = join(root, 'src/plugins');
    const entries = readdirSync(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const half = (which: Half): Map<string, string[]> =>
      new Map(names.map((name) => [name, requiresOf(join(folder, name, which, `${name}.${which}-plugin.ts`))]));
    return new PluginGraph(names.sort(), { client: half('client'), server: half('server') });
  }

  /** The plugins that name it in `requires` in that half. */
  directly(half: Half, plugin: string): string[] {
    return this.names.filter((name) => this.#requires[half].get(name)?.includes(plugin));
  }

  /** The plugin and all plugins that depend on it, in either half. */
  withDependents(plugin: string): string[] {
    const all = new Set([plugin]);
    // Iterating over a set also visits elements added during the loop.
    for (const one of all) for (const dependent of [...this.directly('client', one), ...this.directly('server', one)]) all.add(dependent);
    return [...all].sort();
  }

  /** The plugin and all plugins that it requires, directly or through others, in either half. */
  withRequired(plugin: string): string[] {
    return this.names.filter((name) => this.withDependents(name).includes(plugin));
  }
}

function requiresOf(manifest: string): string[] {
  return existsSync(manifest) ? requiresIn(readFileSync(manifest, 'utf8')) : [];
}
