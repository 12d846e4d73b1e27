// `npm run check`: all static checks. `-- PLUGIN` checks the files of one plugin, in less time. `-- --write` first formats, fixes lint errors and
// writes the reference. `-- --release` demands the texts of plugins in every language.
import { CHECK_USAGE, readCheckOptions } from './checks/check-options.ts';
import { installed, projectRoot, runNode } from './checks/command.ts';
import { toolPlan } from './checks/plan/whole-plan.ts';
import { pluginNames } from './checks/plugin-names.ts';
import { LEFT_OUT, pluginTools } from './checks/plugin-tools.ts';
import { runChecks } from './checks/run/run-checks.ts';
import { runnersOf } from './checks/run/runners.ts';
import { STATIC_TOOLS, withReleaseTexts } from './checks/static-tools.ts';

const options = readCheckOptions(process.argv.slice(2), pluginNames(projectRoot));
if (typeof options === 'string') {
  console.error(options === CHECK_USAGE ? options : `${options}\n${CHECK_USAGE}`);
  process.exit(2);
}

const { plugin, write, release } = options;
if (write) {
  const folder = plugin === undefined ? [] : [`src/plugins/${plugin}`];
  await runNode([installed('@biomejs/biome/bin/biome'), 'check', '--write', ...folder]);
  await runNode(['scripts/docs-reference.ts']);
}
const ofPlugin = plugin === undefined ? STATIC_TOOLS : pluginTools(projectRoot, plugin);
const tools = release ? withReleaseTexts(ofPlugin) : ofPlugin;
if (plugin !== undefined) console.log(`The files of ${plugin}. Left out, for \`npm run check\`: ${LEFT_OUT.join('; ')}.`);
await runChecks({ planned: toolPlan(tools), runners: runnersOf(tools) });
