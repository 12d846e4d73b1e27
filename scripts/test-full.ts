// `npm run test:full`: every item, on both databases, in all combinations and with full runs. After an interruption, it goes on where it was.
// After a success it writes the costs into `.ci/costs.json`, and the date of the complete run into `.ci/turn.json`.
import { readCatalogue } from './checks/catalogue/catalogue.ts';
import { writeCosts } from './checks/catalogue/costs.ts';
import { git } from './checks/git.ts';
import { relatedTests } from './checks/plan/changed-files.ts';
import { DATABASE_TESTS } from './checks/plan/present-plan.ts';
import { readTurnFile, writeTurnFile } from './checks/plan/turn-file.ts';
import { wholePlan } from './checks/plan/whole-plan.ts';
import { KeptResults } from './checks/run/kept-results.ts';
import { runChecks } from './checks/run/run-checks.ts';
import { runnersOf } from './checks/run/runners.ts';
import { STATIC_TOOLS, withReleaseTexts } from './checks/static-tools.ts';

const { TEST_DATABASE_URL: otherDatabase } = process.env;
if (otherDatabase === undefined) console.log('TEST_DATABASE_URL names no PostgreSQL, so the tests run on the embedded one only.');
const databaseTests = otherDatabase === undefined ? [] : [...(await relatedTests([DATABASE_TESTS]))];
const items = await readCatalogue({ databaseTests });
const kept = KeptResults.open();
const left = items.filter(({ name }) => !kept.has(name));
if (left.length < items.length)
  console.log(`Goes on after an interruption: ${items.length - left.length} of ${items.length} items have passed.`);

await runChecks({
  planned: wholePlan(left),
  // Nothing runs beside the tests, which would then seem to cost more.
  phases: [[1], [2], [3]],
  // The plugins of the product have texts in every language.
  runners: runnersOf(withReleaseTexts(STATIC_TOOLS)),
  settingsOf: () => ({ otherDatabase }),
  before: kept.tally,
  onResult: (result) => kept.add(result),
  onEnd: (results) => {
    if (results.some(({ failed, state }) => failed > 0 || state !== 'ended')) return;
    writeCosts(kept.costs(items.filter(({ kind }) => kind !== 'other-database')));
    const commit = git(['rev-parse', 'HEAD'])?.trim() ?? '';
    writeTurnFile({ ...readTurnFile(), owed: [], complete: { commit, date: new Date().toISOString().slice(0, 10) } });
    kept.remove();
  },
});
