import { KINDS, type Kind } from '../catalogue/item.ts';
import type { PlannedItem, Row } from '../plan/plan.ts';
import type { Clock } from './clock.ts';
import { eachRun } from './each-run.ts';
import { type ItemResult, unreached } from './item-result.ts';
import { type ReportedCommand, reportedRun } from './reported-run.ts';
import { RUNNERS, type RunSettings } from './runners.ts';

/** An item of these kinds is repeated once when it fails: what a browser, a crash, a start or a test of a busy machine does may depend on chance. */
const REPEATED: readonly Kind[] = ['test', 'other-database', 'smoke', 'spec', 'screen', 'script'];
/** Items of these kinds run beside the others of their row. They often wait, or leave a core free. */
const BESIDE: readonly Kind[] = ['removal', 'script'];
/** Two cores: each of these commands keeps at least one busy. */
const LANES = 2;

export interface RunOptions {
  readonly clock: Clock;
  readonly quarantine: ReadonlySet<string>;
  readonly settingsOf: (row: Row) => RunSettings;
  /** Variables of the scripts. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onResult: (result: ItemResult, planned: PlannedItem) => void;
  readonly onRow?: (row: Row, seconds: number) => void;
  readonly runners?: typeof RUNNERS;
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
    const begun = performance.now();
    const ofRow = planned.filter((one) => one.row === row);
    results.push(...(await runRow(row, ofRow, options)));
    options.onRow?.(row, (performance.now() - begun) / 1000);
  }
  return results;
}

async function runRow(row: Row, planned: readonly PlannedItem[], options: RunOptions): Promise<RunResult[]> {
  const isBeside = ({ item }: PlannedItem): boolean => BESIDE.includes(item.kind);
  const beside = planned.filter(isBeside);
  const others = planned.filter((one) => !isBeside(one));
  const found = await Promise.all([beside, others].map((items) => runKinds(row, items, options)));
  return found.flat();
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
  const { clock, quarantine, env, runners = RUNNERS } = options;
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
      const result = await eachRun(item, { commandFor: runner.each, counts: kind === 'script', env, clock });
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
