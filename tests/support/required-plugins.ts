import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/checks/command.ts';
import { PluginGraph } from '../../scripts/plugins/plugin-graph.ts';
import { withoutLines } from '../../scripts/plugins/plugin-lines.ts';

// The resolver of Jest: a test in the folder of a plugin that imports a list of plugins gets a list of the plugin itself and those that it
// requires, directly or through others. A dependency that is missing in `requires` fails the test. Tests in `tests/` get the whole lists.

interface ResolverOptions {
  readonly basedir: string;
  readonly defaultResolver: (request: string, options: ResolverOptions) => string;
}

const LIST = /^#plugins\/(index\.(?:client|server)\.ts)$/;
const PLUGIN_FOLDER = /[\\/]src[\\/]plugins[\\/]([a-z][a-z0-9-]*)[\\/]/;
const FOLDER = join(projectRoot, 'dist/required-plugins');

let graph: PluginGraph | undefined;

/** Resolves a request of a module in the folder `basedir`. */
export function sync(request: string, options: ResolverOptions): string {
  const list = LIST.exec(request)?.[1];
  const plugin = PLUGIN_FOLDER.exec(`${options.basedir}/`)?.[1];
  return list === undefined || plugin === undefined ? options.defaultResolver(request, options) : listOf(plugin, list);
}

/** Writes all lists, so that Jest finds them when it follows the imports of the project. */
export function writeRequiredLists(): void {
  graph ??= PluginGraph.read();
  for (const plugin of graph.names) for (const half of ['client', 'server']) listOf(plugin, `index.${half}.ts`);
}

const written = new Set<string>();

function listOf(plugin: string, list: string): string {
  const path = join(FOLDER, `${plugin}.${list}`);
  if (written.has(path)) return path;
  graph ??= PluginGraph.read();
  const kept = graph.withRequired(plugin);
  const whole = readFileSync(join(projectRoot, 'src/plugins', list), 'utf8');
  const own = graph.names.filter((name) => !kept.includes(name)).reduce(withoutLines, whole);
  writeWhole(path, own.replaceAll("from './", "from '#plugins/"));
  written.add(path);
  return path;
}

// Several workers write the same file.
function writeWhole(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}
