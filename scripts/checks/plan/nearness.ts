import { dirname } from 'node:path';
import { type Item, pluginOf } from '../catalogue/item.ts';
import type { Nearness } from './plan.ts';

/** What changed, and what the graphs of the project say about it. */
export interface Changes {
  /** Paths in the project, also of removed files. */
  readonly files: readonly string[];
  /** Files of tests that import a changed file, directly or through others. */
  readonly relatedTests: ReadonlySet<string>;
  /** The plugins that depend on a plugin, without itself. */
  readonly dependentsOf: (plugin: string) => readonly string[];
}

const MANIFEST = /\.(client|server)-plugin\.ts$/;
const SHOWN = /^src\/(core|plugins\/[^/]+)\/(client|contract)\//;
const BROWSER_TESTS = /^(tests\/(e2e|support)\/|playwright\.config\.ts$)/;

/** The items that the changed files select, each by the nearest of them. */
export function selectedItems(items: readonly Item[], changes: Changes): ReadonlyMap<string, Nearness> {
  const plugins = new Set(changes.files.flatMap((file) => pluginOf(file) ?? []));
  const dependents = new Set([...plugins].flatMap((plugin) => changes.dependentsOf(plugin)));
  const folders = new Set(changes.files.map(dirname));
  const files = new Set(changes.files);
  const coreIsShown = changes.files.some((file) => file.startsWith('src/core/client/'));
  const coreChanged = changes.files.some((file) => file.startsWith('src/core/'));
  const browserTestsChanged = changes.files.some((file) => BROWSER_TESTS.test(file));
  const shownPlugins = new Set(
    changes.files.filter((file) => SHOWN.test(file) || /\/(screens\.ts|e2e\/[^/]+)$/.test(file)).flatMap((file) => pluginOf(file) ?? []),
  );
  const migrated = new Set(changes.files.filter((file) => file.includes('/migrations/')).map(pluginOf));
  const removals = removalsOf(items, changes.files);

  const near = (item: Item): Nearness | undefined => {
    const { name, plugin } = item;
    const isOf = (changed: ReadonlySet<string>): boolean => plugin !== undefined && changed.has(plugin);
    switch (item.kind) {
      case 'test':
        if (files.has(name) || folders.has(dirname(name))) return 'beside';
        if (!changes.relatedTests.has(name)) return undefined;
        return plugin === undefined
          ? name.startsWith('src/core/') && coreChanged
            ? 'related'
            : 'dependent'
          : isOf(plugins)
            ? 'related'
            : 'dependent';
      case 'other-database':
        return migrated.has(plugin) ? 'related' : undefined;
      case 'spec':
        if (files.has(name) || isOf(plugins)) return 'related';
        return isOf(dependents) || coreChanged || browserTestsChanged || (plugin === undefined && shownPlugins.size > 0)
          ? 'dependent'
          : undefined;
      case 'screen':
        if (isOf(shownPlugins)) return 'related';
        return isOf(dependents) || coreIsShown || browserTestsChanged ? 'dependent' : undefined;
      case 'removal':
        return removals.has(name) ? 'related' : undefined;
      case 'script':
        return item.sources?.some((source) => changes.files.some((file) => source.test(file))) ? 'related' : undefined;
      case 'tool':
      case 'smoke':
        return undefined;
    }
  };
  return new Map(
    items.flatMap((item) => {
      const nearness = near(item);
      return nearness === undefined ? [] : [[item.name, nearness] as const];
    }),
  );
}

/** For each plugin whose contract or requirements may have changed, the smallest removal of it. */
function removalsOf(items: readonly Item[], files: readonly string[]): ReadonlySet<string> {
  const changed = files.filter((file) => MANIFEST.test(file) || /^src\/plugins\/[^/]+\/contract\//.test(file)).map(pluginOf);
  const removals = items.filter(({ removes }) => removes !== undefined).toSorted((one, other) => one.cost - other.cost);
  return new Set(
    changed.flatMap((plugin) => removals.find(({ removes }) => plugin !== undefined && removes?.includes(plugin))?.name ?? []),
  );
}
