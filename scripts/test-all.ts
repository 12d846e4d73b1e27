// The steps of `npm test`. The fastest to fail come first.
import { jestStep } from './checks/jest-step.ts';
import { playwrightStep } from './checks/playwright-step.ts';
import { scriptStep } from './checks/script-step.ts';
import { staticSteps, toolStep } from './checks/static-steps.ts';
import { runSteps, type Step } from './checks/step.ts';

// The tests that reach a database. Only their results can depend on the database.
const DATABASE_TESTS = ['--selectProjects', 'server', '--findRelatedTests', 'src/core/testing/test-database.ts'];

const otherDatabase = process.env.TEST_DATABASE_URL;
const onEmbedded = jestStep('Unit and integration', [], { TEST_DATABASE_URL: undefined });
const onOther: Step[] = otherDatabase
  ? [jestStep('Integration on TEST_DATABASE_URL', DATABASE_TESTS, { TEST_DATABASE_URL: otherDatabase })]
  : [];

await runSteps([
  ...staticSteps(),
  onEmbedded,
  ...onOther,
  scriptStep('Plugins fresh from the generator', 'tests/new-plugin.ts'),
  toolStep('Build', ['scripts/build-client.ts']),
  playwrightStep(),
]);
