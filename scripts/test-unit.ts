// `npm run test:unit [-- PLUGIN | JEST ARGUMENTS]`: the tests beside their sources, and the architecture tests. With the name of a plugin, the
// tests in its folder alone.
import { installed, projectRoot } from './checks/command.ts';
import { pluginNames } from './checks/plugin-names.ts';
import { jestArguments } from './checks/unit-tests.ts';
import { handOver } from './setup/hand-over.ts';

const { args, note } = jestArguments(process.argv.slice(2), pluginNames(projectRoot));
if (note !== undefined) console.log(note);
await handOver([installed('jest/bin/jest.js'), ...args]);
