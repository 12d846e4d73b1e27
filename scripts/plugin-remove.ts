import { PluginError } from '../src/core/contract/plugin-error.ts';
import { readConfig } from '../src/core/server/config/read-config.ts';
import { StartupError } from '../src/core/server/errors/startup-error.ts';
import { serverPlugins } from '../src/plugins/index.server.ts';
import { installed, projectRoot, runNode } from './checks/command.ts';
import { changesOf, takeBack } from './plugins/plugin-data.ts';
import { demandRemovable, RemovalRefused, removeFiles } from './plugins/removal.ts';

/*
 * npm run plugin:remove -- NAME [--yes] [--force]
 * Takes back a plugin's changes of the database, takes its lines out of both lists and deletes its folder.
 */

const FLAGS = ['--yes', '--force'];

const args = process.argv.slice(2);
const [name, ...others] = args.filter((arg) => !FLAGS.includes(arg));
if (name === undefined || name.startsWith('-') || others.length > 0) {
  console.error('Usage: npm run plugin:remove -- NAME [--yes] [--force]');
  process.exitCode = 2;
} else {
  process.exitCode = await remove(name).catch(report);
}

async function remove(plugin: string): Promise<number> {
  demandRemovable(projectRoot, plugin, args.includes('--force'));
  const config = readConfig(process.env, projectRoot);
  if (!args.includes('--yes')) return ask(plugin, await changesOf(config, plugin));
  const undone = await takeBack(config, serverPlugins, plugin);
  const lists = removeFiles(projectRoot, plugin);
  // The formatter puts a short list on one line.
  const { ok, output } = await runNode([installed('@biomejs/biome/bin/biome'), 'check', '--write', ...lists]);
  if (!ok) throw new Error(output);
  // Regenerates the reference without the plugin.
  const reference = await runNode(['scripts/docs-reference.ts']);
  if (!reference.ok) throw new Error(reference.output);
  if (undone.length > 0) console.log(`Rolled back ${undone.join(', ')}.`);
  console.log(`Removed src/plugins/${plugin} and its lines in both lists. Run npm run check to find remaining imports.`);
  return 0;
}

function ask(plugin: string, changes: readonly string[]): number {
  const data = changes.length === 0 ? [] : [`the data of these migrations: ${changes.join(', ')}`];
  const lost = [...data, `the folder src/plugins/${plugin}`, 'its lines in src/plugins/index.client.ts and src/plugins/index.server.ts'];
  console.error(`This permanently removes:\n${lost.map((each) => `  - ${each}`).join('\n')}\nRepeat the command with --yes to do it.`);
  return 1;
}

function report(error: unknown): number {
  if (!(error instanceof RemovalRefused) && !(error instanceof StartupError) && !(error instanceof PluginError)) throw error;
  console.error(error.message);
  return error instanceof RemovalRefused ? error.exitCode : 1;
}
