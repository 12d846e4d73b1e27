// node tests/remove-plugins.ts [PLUGIN...]: removes plugins from copies of the project. With only the lines of one plugin removed, the server
// must not start when a plugin requires it, and name both. With the folders of plugins and of all dependent ones removed, the rest must
// work: without each named plugin in turn, or else without groups that show the same (`removal-groups.ts`). The last line is
// `N passed, N failed`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PluginGraph } from '../scripts/plugins/plugin-graph.ts';
import { type CopyPlace, checkWhole, withFolders, withoutLines } from './remove-plugins/checks.ts';
import { removalGroups } from './remove-plugins/removal-groups.ts';
import { newCopyFolder } from './support/project-copy.ts';
import { ScriptChecks } from './support/script-checks.ts';

const LANES = 2;

const graph = PluginGraph.read();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !graph.names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no plugin ${unknown.join(', ')}. There are: ${graph.names.join(', ')}.`);
  process.exit(2);
}

const withoutTheLines = asked.length === 0 ? [...graph.names] : [...asked];
const groups = asked.length === 0 ? removalGroups(graph) : asked.map((plugin) => graph.withDependents(plugin));
// Small groups come first: their copies leave the most for webpack to keep.
const waiting = groups.toSorted((one, other) => one.length - other.length);
const checks = new ScriptChecks();

async function lane(place: CopyPlace): Promise<void> {
  for (let plugin = withoutTheLines.shift(); plugin !== undefined; plugin = withoutTheLines.shift())
    await withoutLines(checks, { graph, plugin, place });
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) await withFolders(checks, { gone: group, place });
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
await checks.end();
