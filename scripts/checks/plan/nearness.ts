import { dirname } from 'node:path';
import { type Item, type Kind, pluginOf } from '../catalogue/item.ts';
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
const CONTRACT = /^src\/plugins\/[^/]+\/contract\//;
/** The parts of a plugin that change its screens, and their descriptions. */
const SHOWN = /^src\/plugins\/[^/]+\/(client\/|contract\/|e2e\/|screens\.ts$)/;
const CORE = /^src\/core\//;
const CORE_CLIENT = /^src\/core\/client\//;
const BROWSER_TESTS = /^(tests\/(e2e|support)\/|playwright\.config\.ts$)/;

type Select = (item: Item) => Nearness | undefined;

/** The items that the changed files select, each by the nearest of them. */
export function selectedItems(items: readonly Item[], changes: Changes): ReadonlyMap<string, Nearness> {
  const selectors: Readonly<Record<Kind, Select>> = {
    tool: () => undefined,
    smoke: () => undefined,
    test: testSelector(changes),
    'other-database': migrationSelector(changes),
    spec: specSelector(changes),
    screen: screenSelector(changes),
    removal: removalSelector(items, changes),
    script: ({ sources = [] }) => (sources.some((source) => touches(changes, source)) ? 'related' : undefined),
  };
  const selected = items.map((item) => [item.name, selectors[item.kind](item)] as const);
  return new Map(selected.flatMap(([name, near]) => (near === undefined ? [] : [[name, near] as const])));
}

/** A file beside a changed one; one that imports a changed one, in the same plugin or in the core, or elsewhere. */
function testSelector({ files, relatedTests }: Changes): Select {
  const folders = new Set(files.map(dirname));
  const parts = new Set(files.map(partOf));
  return ({ name }) => {
    if (folders.has(dirname(name))) return 'beside';
    if (!relatedTests.has(name)) return undefined;
    return parts.has(partOf(name)) ? 'related' : 'dependent';
  };
}

function migrationSelector({ files }: Changes): Select {
  const migrated = pluginsOf(files.filter((file) => file.includes('/migrations/')));
  return ({ plugin }) => (isAmong(migrated, plugin) ? 'related' : undefined);
}

function specSelector(changes: Changes): Select {
  const changed = pluginsOf(changes.files);
  const dependents = dependentsOf(changes, changed);
  const mayAffectAll = touches(changes, CORE) || touches(changes, BROWSER_TESTS);
  return ({ name, plugin }) => {
    if (changes.files.includes(name) || isAmong(changed, plugin)) return 'related';
    // A browser test of the product uses any plugin.
    const isOfProduct = plugin === undefined && touches(changes, SHOWN);
    return isAmong(dependents, plugin) || mayAffectAll || isOfProduct ? 'dependent' : undefined;
  };
}

function screenSelector(changes: Changes): Select {
  const shown = pluginsOf(changes.files.filter((file) => SHOWN.test(file)));
  const dependents = dependentsOf(changes, pluginsOf(changes.files));
  const mayAffectAll = touches(changes, CORE_CLIENT) || touches(changes, BROWSER_TESTS);
  return ({ plugin }) => {
    if (isAmong(shown, plugin)) return 'related';
    return isAmong(dependents, plugin) || mayAffectAll ? 'dependent' : undefined;
  };
}

/** For each plugin whose contract or requirements may have changed, the cheapest removal of it. */
function removalSelector(items: readonly Item[], { files }: Changes): Select {
  const changed = pluginsOf(files.filter((file) => MANIFEST.test(file) || CONTRACT.test(file)));
  const removals = items.filter(({ kind }) => kind === 'removal').toSorted((one, other) => one.cost - other.cost);
  const chosen = new Set([...changed].map((plugin) => removals.find(({ removes }) => removes?.includes(plugin))));
  return (item) => (chosen.has(item) ? 'related' : undefined);
}

function touches({ files }: Changes, pattern: RegExp): boolean {
  return files.some((file) => pattern.test(file));
}

function pluginsOf(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => pluginOf(file) ?? []));
}

function dependentsOf(changes: Changes, plugins: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...plugins].flatMap((plugin) => changes.dependentsOf(plugin)));
}

function isAmong(plugins: ReadonlySet<string>, plugin: string | undefined): boolean {
  return plugin !== undefined && plugins.has(plugin);
}

/** A plugin, the core, or a folder at the top of the project. */
function partOf(path: string): string {
  return (
    pluginOf(path) ??
    path
      .split('/')
      .slice(0, path.startsWith('src/') ? 2 : 1)
      .join('/')
  );
}
