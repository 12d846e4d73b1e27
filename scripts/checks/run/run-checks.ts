import { availableParallelism } from 'node:os';
import type { PlannedItem, Row } from '../plan/plan.ts';
import { endWith, sum, type Tally } from '../tally.ts';
import { type Clock, NO_CLOCK } from './clock.ts';
import { readQuarantine } from './quarantine.ts';
import { printResult, printSummary } from './report.ts';
import { type RunOptions, type RunResult, runPlan } from './run-plan.ts';

interface Checks extends Pick<RunOptions, 'phases'>, Partial<Pick<RunOptions, 'settingsOf' | 'runners'>> {
  readonly planned: readonly PlannedItem[];
  readonly owed?: readonly string[];
  /** What passed before an interruption. */
  readonly before?: Tally;
  readonly clock?: Clock;
  /** Called with all results before the last line. */
  readonly onEnd?: (results: readonly RunResult[]) => void;
  readonly onResult?: RunOptions['onResult'];
}

/** Runs items, prints what happened to them and the total as the last line, and ends the process. */
export async function runChecks({
  planned,
  owed = [],
  clock = NO_CLOCK,
  before,
  settingsOf = () => ({}),
  phases,
  runners,
  onEnd,
  onResult,
}: Checks): Promise<never> {
  // The tools run in their own process groups, which Ctrl-C does not reach. Exit handlers end them.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const begun = performance.now();
  console.log(`${planned.length} items on ${availableParallelism()} cores`);
  const rowSeconds = new Map<Row, number>();
  const results = await runPlan(planned, {
    clock,
    settingsOf,
    ...(phases !== undefined && { phases }),
    ...(runners !== undefined && { runners }),
    quarantine: new Set(readQuarantine().map(({ title }) => title)),
    onRow: (row, seconds) => void rowSeconds.set(row, (rowSeconds.get(row) ?? 0) + seconds),
    onResult: (result, one) => {
      printResult(result, one);
      onResult?.(result, one);
    },
  });
  const total = printSummary(results, owed, { isTimed: clock !== NO_CLOCK, rowSeconds });
  onEnd?.(results);
  console.log(`${Math.round((performance.now() - begun) / 1000)} seconds`);
  return endWith(before === undefined ? total : sum([before, total]));
}
