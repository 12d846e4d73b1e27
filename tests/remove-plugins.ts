// node tests/remove-plugins.ts [PLUGIN...]: removes each plugin in turn, in copies of the project. With only its lines removed, the server
// must not start when a plugin requires it, and name both. With its folder and all dependent plugins removed, the rest must work. The last
// line is `N passed, N failed`.
import { rmSync } from 'node:fs';
import { endWith, sum, type Tally } from '../scripts/checks/tally.ts';
import { PluginGraph } from '../scripts/plugins/plugin-graph.ts';
import { withFolders, withoutLines } from './remove-plugins/checks.ts';
import { newCopyFolder } from './support/project-copy.ts';

const LANES = 2;

const graph = PluginGraph.read();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !graph.names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no plugin ${unknown.join(', ')}. There are: ${graph.names.join(', ')}.`);
  process.exit(2);
}

const waiting = graph.names.filter((name) => asked.length === 0 || asked.includes(name));
const tallies: Tally[] = [];

async function lane(): Promise<void> {
  const folder = newCopyFolder();
  try {
    for (let plugin = waiting.shift(); plugin !== undefined; plugin = waiting.shift()) {
      tallies.push(await withoutLines(graph, plugin, folder), await withFolders(graph, plugin, folder));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await Promise.all(Array.from({ length: LANES }, lane));
await endWith(sum(tallies));
