import { KINDS, type Kind } from '../catalogue/item.ts';
import type { PlannedItem, Row } from '../plan/plan.ts';
import type { Clock } from './clock.ts';
import { eachRun } from './each-run.ts';
import { type ItemResult, unreached } from './item-result.ts';
import { type ReportedCommand, reportedRun } from './reported-run.ts';
import { RUNNERS, type RunSettings } from './runners.ts';

/** An item of these kinds is repeated once when it fails: what a browser, a crash, a start or a test of a busy machine does may depend on chance. */
const REPEATED: readonly Kind[] = ['test', 'other-database', 'smoke', 'spec', 'screen', 'script'];
const TESTS: readonly Kind[] = ['test', 'other-database', 'spec', 'screen'];
/** Items of these kinds run beside the tests. They often wait, or leave a core free. */
const BESIDE: readonly Kind[] = ['smoke', 'removal', 'script'];
/** Two cores: each of these commands keeps at least one busy. */
const LANES = 2;

export interface RunOptions {
  readonly clock: Clock;
  readonly quarantine: ReadonlySet<string>;
  readonly settingsOf: (row: Row) => RunSettings;
  readonly onResult: (result: ItemResult, planned: PlannedItem) => void;
  /** Called when a part of a row has ended, without what runs beside. */
  readonly onRow?: (row: Row, seconds: number) => void;
  readonly runners?: typeof RUNNERS;
  /** Rows that share what runs beside: it begins with the first of them, because it takes long. */
  readonly phases?: readonly (readonly Row[])[];
}

/** An item that failed and passed when it was repeated is flaky. It counts as passed. */
export interface RunResult extends ItemResult {
  readonly isFlaky: boolean;
  readonly row: Row;
}

const PHASES: readonly (readonly Row[])[] = [[1], [2, 3, 4]];

/** Runs the rows of a plan one after another. */
export async function runPlan(planned: readonly PlannedItem[], options: RunOptions): Promise<readonly RunResult[]> {
  const results: RunResult[] = [];
  const { onRow: _, phases = PHASES, ...untimed } = options;
  for (const phase of phases) {
    const lane = (kinds: readonly Kind[], own = options): Promise<RunResult[]> =>
      runLane(
        planned.filter(({ item, row }) => phase.includes(row) && kinds.includes(item.kind)),
        own,
      );
    // Browser tests need the build.
    results.push(...(await lane(['tool'])));
    results.push(...(await Promise.all([lane(TESTS), lane(BESIDE, untimed)])).flat());
  }
  return results;
}

async function runLane(planned: readonly PlannedItem[], options: RunOptions): Promise<RunResult[]> {
  const results: RunResult[] = [];
  for (const [row, ofRow] of Map.groupBy(planned, (one) => one.row)) {
    const begun = performance.now();
    results.push(...(await runKinds(row, ofRow, options)));
    options.onRow?.(row, (performance.now() - begun) / 1000);
  }
  return results;
}

async function runKinds(row: Row, planned: readonly PlannedItem[], options: RunOptions): Promise<RunResult[]> {
  const results: RunResult[] = [];
  for (const kind of KINDS) {
    const ofKind = planned.filter(({ item }) => item.kind === kind);
    const first = await runItems(kind, ofKind, row, options);
    const failed = new Set(first.flatMap(({ item, state, failed }) => (state === 'ended' && failed > 0 ? item : [])));
    const again = REPEATED.includes(kind) ? ofKind.filter(({ item }) => failed.has(item.name)) : [];
    const second = (await runItems(kind, again, row, options)).filter(({ state }) => state === 'ended');
    for (const result of first) {
      const repeated = second.find(({ item }) => item === result.item);
      results.push({ ...(repeated ?? result), isFlaky: repeated?.failed === 0, row });
    }
  }
  return results;
}

async function runItems(kind: Kind, planned: readonly PlannedItem[], row: Row, options: RunOptions): Promise<readonly ItemResult[]> {
  const { clock, quarantine, runners = RUNNERS } = options;
  const runner = runners[kind];
  const names = planned.map(({ item }) => item.name);
  const tell = (result: ItemResult): void => {
    const one = planned.find(({ item }) => item.name === result.item) ?? planned[0];
    if (one !== undefined) options.onResult(result, one);
  };
  if (names.length === 0) return [];
  if (!clock.mayBegin()) return names.map(unreached);
  if ('together' in runner) {
    const settings = options.settingsOf(row);
    const commandFor = (some: readonly string[]): ReportedCommand => runner.together(some, settings);
    const results = await reportedRun(names, { clock, quarantine, commandFor });
    results.forEach(tell);
    return results;
  }
  const waiting = [...names];
  const results: ItemResult[] = [];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const result = await eachRun(item, { commandFor: runner.each, counts: kind === 'script', clock });
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
