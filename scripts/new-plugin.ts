// `npm run new:plugin -- NAME`: a plugin with a page, a table, two calls and their tests, which passes every check as it is.
import { installed, projectRoot, runNode } from './checks/command.ts';
import { createPlugin } from './new-plugin/create-plugin.ts';
import { PluginNameFault } from './new-plugin/plugin-name.ts';

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || rest.length > 0) {
  console.error('Usage: npm run new:plugin -- NAME');
  process.exit(2);
}

try {
  const files = createPlugin(projectRoot, name);
  // How lines wrap depends on how long the name is.
  const { ok, output } = await runNode([installed('@biomejs/biome/bin/biome'), 'check', '--write', ...files]);
  if (!ok) throw new Error(output);
  console.log(`Created src/plugins/${name} and its lines in both lists. Its page is /admin/${name}; begin with its contract/.`);
} catch (error) {
  if (!(error instanceof PluginNameFault)) throw error;
  console.error(error.message);
  process.exit(2);
}
