// The steps of `npm test`. The fastest to fail come first.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './checks/command.ts';
import { jestStep } from './checks/jest-step.ts';
import { playwrightStep } from './checks/playwright-step.ts';
import { scriptStep } from './checks/script-step.ts';
import { staticSteps, toolStep } from './checks/static-steps.ts';
import { runSteps, type Step } from './checks/step.ts';

// The tests that reach a database. Only their results can depend on the database.
const DATABASE_TESTS = 'src/core/testing/test-database.ts';

/** Files of plugins' clients that import the list of plugins. */
function clientFilesWithList(): string[] {
  const files = globSync('src/plugins/*/client/**/*.{ts,tsx}', { cwd: projectRoot });
  return files.filter((file) => readFileSync(join(projectRoot, file), 'utf8').includes("'#plugins/index.client.ts'"));
}

const otherDatabase = process.env.TEST_DATABASE_URL;
const onEmbedded = jestStep('Unit and integration', [], { TEST_DATABASE_URL: undefined });
// In this run, the tests of a plugin have no more plugins than it requires (`tests/support/required-plugins.ts`).
const onOther: Step[] = otherDatabase
  ? [
      jestStep('Integration on TEST_DATABASE_URL', ['--findRelatedTests', DATABASE_TESTS, ...clientFilesWithList()], {
        TEST_DATABASE_URL: otherDatabase,
        PLUGIN_LISTS: 'required',
      }),
    ]
  : [];

await runSteps([
  ...staticSteps(),
  onEmbedded,
  ...onOther,
  { together: [scriptStep('Plugins fresh from the generator', 'tests/new-plugin.ts'), toolStep('Build', ['scripts/build-client.ts'])] },
  playwrightStep(),
]);
