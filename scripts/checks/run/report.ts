import type { PlannedItem, Row } from '../plan/plan.ts';
import { lastLine, type Tally } from '../tally.ts';
import type { ItemResult } from './item-result.ts';
import type { RunResult } from './run-plan.ts';

/** More flaky items than this are a failure: then the machine or a mechanism is at fault, and not a single test. */
const MOST_FLAKY = 5;
const LONGEST_MESSAGE = 6000;

/** The beginning of the lines from which the next turn reads what it owes. */
export const OWED = 'owed: ';

/** Prints an item that ended. A failure is shown with its message. */
export function printResult(
  { item, state, passed, failed, skipped, seconds, failures, quarantined, notes = [] }: ItemResult,
  { reason }: PlannedItem,
): void {
  if (state === 'unreached') return;
  const counts = lastLine({ passed, failed, skipped });
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${item}: ${counts} (${seconds.toFixed(1)} s, ${reason})`);
  for (const note of notes) console.log(indented(note));
  for (const { title, message } of failures) console.log(indented([title, shortened(message)].filter((text) => text !== '').join('\n')));
  for (const { title, message } of quarantined) console.log(indented(`In quarantine: ${title}\n${shortened(message)}`));
}

interface Timing {
  /** Whether row 1 must end in time. */
  readonly isTimed: boolean;
  readonly rowSeconds?: ReadonlyMap<Row, number>;
}

/** Prints the rows, and what was flaky, skipped or is owed. Returns the total of the run. */
export function printSummary(results: readonly RunResult[], owed: readonly string[], { isTimed, rowSeconds }: Timing): Tally {
  for (const [row, ofRow] of Map.groupBy(results, (one) => one.row)) printRow(row, ofRow, rowSeconds?.get(row) ?? 0);
  const flaky = results.filter(({ isFlaky }) => isFlaky);
  for (const { item } of flaky) console.log(`flaky: ${item} failed, and passed when it was repeated`);
  const unreached = results.filter(({ state }) => state === 'unreached');
  for (const { item } of unreached) console.log(`skipped: ${item}`);
  for (const item of owedBy(results, owed)) console.log(OWED + item);

  const extra: string[] = [];
  if (flaky.length > MOST_FLAKY) extra.push(`${flaky.length} items were flaky; ${MOST_FLAKY} are allowed.`);
  if (isTimed && unreached.some(({ row }) => row === 1)) extra.push('The items of row 1 did not all end in time.');
  for (const sentence of extra) console.log(`FAIL ${sentence}`);
  const sum = (part: (result: RunResult) => number): number => results.reduce((all, one) => all + part(one), 0);
  return { passed: sum((one) => one.passed), failed: sum((one) => one.failed) + extra.length, skipped: sum((one) => one.skipped) };
}

/** What the next run begins row 4 with: what this one did not reach or what failed, and what did not fit into the plan. */
function owedBy(results: readonly RunResult[], owed: readonly string[]): readonly string[] {
  const open = results.filter(({ row, state, failed }) => row !== 1 && (state === 'unreached' || failed > 0));
  return [...new Set([...open.map(({ item }) => item), ...owed])];
}

/** The items that the log of a run says it owes. */
export function readOwed(log: string): readonly string[] {
  return log.split('\n').flatMap((line) => (line.startsWith(OWED) ? line.slice(OWED.length).trim() : []));
}

function printRow(row: Row, results: readonly RunResult[], seconds: number): void {
  const cpu = results.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const failed = results.filter((one) => one.failed > 0).length;
  const reached = results.filter(({ state }) => state !== 'unreached').length;
  console.log(
    `row ${row}: ${reached} of ${results.length} items, ${failed} failed, ${Math.round(cpu)} CPU seconds in ${Math.round(seconds)}`,
  );
}

function shortened(message: string): string {
  const half = LONGEST_MESSAGE / 2;
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, half)}\n…\n${message.slice(-half)}`;
}

function indented(text: string): string {
  return text.replace(/^/gm, '     | ');
}
