import { type Item, KINDS, type Kind } from '../catalogue/item.ts';
import type { PlannedItem, Row } from '../plan/plan.ts';
import type { Clock } from './clock.ts';
import { eachRun } from './each-run.ts';
import { type ItemResult, unreached } from './item-result.ts';
import { reportedRun } from './reported-run.ts';
import { RUNNERS, type RunSettings } from './runners.ts';

/** How often an item runs when it fails: what a browser, a crash, a start or a test of a busy machine does may depend on chance. */
const REPEATED: readonly Kind[] = ['test', 'other-database', 'smoke', 'spec', 'screen', 'script'];
/** Two cores: each of these commands keeps at least one busy. */
const LANES = 2;

export interface RunOptions {
  readonly clock: Clock;
  readonly quarantine: ReadonlySet<string>;
  readonly settingsOf: (row: Row) => RunSettings;
  /** Variables of the scripts. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onResult: (result: ItemResult, planned: PlannedItem) => void;
}

/** An item that failed and passed when it was repeated is flaky. It counts as passed. */
export interface RunResult extends ItemResult {
  readonly isFlaky: boolean;
  readonly row: Row;
}

/** Runs the rows of a plan one after another. */
export async function runPlan(planned: readonly PlannedItem[], options: RunOptions): Promise<readonly RunResult[]> {
  const results: RunResult[] = [];
  for (const row of new Set(planned.map((one) => one.row))) {
    const ofRow = planned.filter((one) => one.row === row);
    results.push(...(await runRow(row, ofRow, options)));
  }
  return results;
}

/** Items that wait run beside items that compute. */
async function runRow(row: Row, planned: readonly PlannedItem[], options: RunOptions): Promise<RunResult[]> {
  const waiting = planned.filter(({ item }) => item.waits === true);
  const computing = planned.filter(({ item }) => item.waits !== true);
  const found = await Promise.all([waiting, computing].map((items) => runKinds(row, items, options)));
  return found.flat();
}

async function runKinds(row: Row, planned: readonly PlannedItem[], options: RunOptions): Promise<RunResult[]> {
  const results: RunResult[] = [];
  for (const kind of KINDS) {
    const ofKind = planned.filter(({ item }) => item.kind === kind);
    if (ofKind.length === 0) continue;
    const tell = (result: ItemResult): void => {
      const one = ofKind.find(({ item }) => item.name === result.item) ?? ofKind[0];
      if (one !== undefined) options.onResult(result, one);
    };
    const first = await runItems(
      kind,
      ofKind.map(({ item }) => item),
      row,
      options,
    );
    for (const result of first) tell(result);
    const failed = first.filter(({ state, failed }) => state === 'ended' && failed > 0 && REPEATED.includes(kind));
    const again = failed.length === 0 ? [] : await repeated(kind, failed, ofKind, row, options);
    for (const result of again) tell(result);
    results.push(
      ...first.map((result): RunResult => {
        const second = again.find(({ item, state }) => item === result.item && state === 'ended');
        return { ...(second ?? result), isFlaky: second !== undefined && second.failed === 0, row };
      }),
    );
  }
  return results;
}

function repeated(
  kind: Kind,
  failed: readonly ItemResult[],
  planned: readonly PlannedItem[],
  row: Row,
  options: RunOptions,
): Promise<readonly ItemResult[]> {
  const names = new Set(failed.map(({ item }) => item));
  return runItems(
    kind,
    planned.map(({ item }) => item).filter(({ name }) => names.has(name)),
    row,
    options,
  );
}

async function runItems(kind: Kind, items: readonly Item[], row: Row, options: RunOptions): Promise<readonly ItemResult[]> {
  const { clock, quarantine, env } = options;
  const runner = RUNNERS[kind];
  const names = items.map(({ name }) => name);
  if (!clock.mayBegin()) return names.map(unreached);
  if ('together' in runner) {
    const settings = options.settingsOf(row);
    const run = { clock, quarantine, commandFor: (some: readonly string[]) => runner.together(some, settings) };
    return reportedRun(names, run);
  }
  const waiting = [...names];
  const results: ItemResult[] = [];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      results.push(await eachRun(item, { commandFor: runner.each, counts: kind === 'script', env, clock }));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
