// `npm run ci`: runs the plan of the present commit within a time. CI_MINUTES sets after how many minutes nothing begins any more. What is not
// reached is skipped and owed to the next turn.
import { presentPlan } from './checks/plan/present-plan.ts';
import { roundOf } from './checks/plan/ring.ts';
import { daysSince } from './checks/plan/turn-file.ts';
import { clockOf } from './checks/run/clock.ts';
import { runChecks } from './checks/run/run-checks.ts';
import { runnersOf } from './checks/run/runners.ts';
import { shortened } from './checks/run/shortened.ts';
import { STATIC_TOOLS, withReleaseTexts } from './checks/static-tools.ts';

const MINUTES = 38;
const ADVISED_DAYS = 14;

const { CI_MINUTES = MINUTES, TEST_DATABASE_URL } = process.env;
const begun = Date.now();
const { planned, owed, turn, file, changed } = await presentPlan();

console.log(
  `Turn ${turn}. ${changed === undefined ? 'The base is not in the history, so everything has changed' : `${changed.length} files changed since ${file.base.slice(0, 8)}`}.`,
);
const age = daysSince(file.complete.date, new Date());
console.log(
  `The last complete run was ${age} days ago, on ${file.complete.commit.slice(0, 8)}.${age > ADVISED_DAYS ? ' Run `npm run test:full`.' : ''}`,
);

// Another PostgreSQL in every other turn.
const [database, otherDatabase] = turn % 2 === 1 ? [TEST_DATABASE_URL, undefined] : [undefined, TEST_DATABASE_URL];
Object.assign(process.env, shortened(turn));
await runChecks({
  planned,
  owed,
  clock: clockOf(Number(CI_MINUTES), begun),
  // The plugins of the product have texts in every language.
  runners: runnersOf(withReleaseTexts(STATIC_TOOLS)),
  settingsOf: (row) => ({ database, otherDatabase, screens: row === 3 ? 'two' : String(roundOf(turn)) }),
});
