// node tests/remove-plugins.ts [--lines] [PLUGIN[,PLUGIN...]...]: removes plugins from copies of the project. `--lines` removes only the lines of
// one plugin at a time: the server must not start when a plugin requires it, and name both. Each list is a group of plugins whose folders are
// removed with those of all dependent ones: the rest must work. Without arguments, it does both, for groups that show the same as removing
// each plugin alone (`removal-groups.ts`). The last line is `N passed, N failed`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { removalItem, WITHOUT_LINES } from '../scripts/checks/catalogue/catalogue.ts';
import { writeLine } from '../scripts/checks/run/item-lines.ts';
import { PluginGraph } from '../scripts/plugins/plugin-graph.ts';
import { type CopyPlace, checkWhole, withFolders, withoutLines } from './remove-plugins/checks.ts';
import { removalGroups } from './remove-plugins/removal-groups.ts';
import { newCopyFolder } from './support/project-copy.ts';
import { ScriptChecks } from './support/script-checks.ts';

const LANES = 2;

const graph = PluginGraph.read();
const asked = process.argv.slice(2).filter((argument) => argument !== '--lines');
const unknown = asked.flatMap((list) => list.split(',')).filter((name) => !graph.names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no plugin ${unknown.join(', ')}. There are: ${graph.names.join(', ')}.`);
  process.exit(2);
}

/** The item of the catalogue, and what it does in each place. */
interface Removal {
  readonly item: string;
  readonly run: (checks: ScriptChecks, place: CopyPlace) => Promise<void>;
}

const isWhole = process.argv.length === 2;
const lists = asked.map((list) => [...new Set(list.split(',').flatMap((plugin) => graph.withDependents(plugin)))].sort());
// Small groups come first: their copies leave the most for webpack to keep.
const groups = (isWhole ? removalGroups(graph) : lists).toSorted((one, other) => one.length - other.length);
const waiting: Removal[] = groups.map((gone) => ({
  item: removalItem(gone),
  run: (checks, place) => withFolders(checks, { gone, place }),
}));
if (isWhole || process.argv.includes('--lines')) {
  const run: Removal['run'] = async (checks, place) => {
    for (const plugin of graph.names) await withoutLines(checks, { graph, plugin, place });
  };
  waiting.unshift({ item: WITHOUT_LINES, run });
}

const all = new ScriptChecks();

async function lane(place: CopyPlace): Promise<void> {
  for (let removal = waiting.shift(); removal !== undefined; removal = waiting.shift()) {
    const { item, run } = removal;
    const begun = performance.now();
    writeLine({ item, event: 'begin' });
    const checks = new ScriptChecks(() => writeLine({ item, event: 'sign' }));
    await run(checks, place);
    const { passed, skipped, failures } = checks;
    writeLine({ item, event: 'end', seconds: (performance.now() - begun) / 1000, passed, skipped, failures });
    all.include(checks);
  }
}

const base = newCopyFolder();
const places = Array.from({ length: LANES }, (_, index): CopyPlace => {
  const folder = join(base, String(index));
  return { copy: join(folder, 'copy'), types: join(folder, 'types.tsbuildinfo'), modules: join(folder, 'modules') };
});
try {
  await checkWhole(places);
  await Promise.all(places.map(lane));
} finally {
  rmSync(base, { recursive: true, force: true });
}
await all.end();
