import type { Tally } from '../tally.ts';
import type { Failure, ItemCounts } from './item-lines.ts';

/** What became of an item of the plan. */
export interface ItemResult extends Tally {
  readonly item: string;
  /** `unreached` items were ended by the clock, or not begun. */
  readonly state: 'ended' | 'hung' | 'unreached';
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly failures: readonly Failure[];
  /** Failures that the quarantine knows. */
  readonly quarantined: readonly Failure[];
  /** What an item that passed says to the reader. */
  readonly notes?: readonly string[];
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, seconds: 0, cpuSeconds: 0, failures: [], quarantined: [] };

/** An item that was ended by the clock, or not begun. It is not failed: the next run begins row 4 with it. */
export function unreached(item: string): ItemResult {
  return { ...NOTHING, item, state: 'unreached', skipped: 1 };
}

/** An item that gave no sign for longer than a single test may take. */
export function hung(item: string, minutes: number): ItemResult {
  return { ...NOTHING, item, state: 'hung', failed: 1, failures: [{ title: '', message: `It gave no sign for ${minutes} minutes.` }] };
}

/** An item that ended without counting its checks. */
export function brokenItem(item: string, output: string): ItemResult {
  return { ...NOTHING, item, state: 'ended', failed: 1, failures: [{ title: '', message: output.trimEnd() }] };
}

/** An item that ended. Failures of quarantined tests do not count. */
export function endedItem(
  item: string,
  { passed, skipped, failures }: ItemCounts,
  { seconds, cpuSeconds, quarantine }: { readonly seconds: number; readonly cpuSeconds: number; readonly quarantine: ReadonlySet<string> },
): ItemResult {
  const quarantined = failures.filter(({ title }) => quarantine.has(title));
  const counted = failures.filter(({ title }) => !quarantine.has(title));
  return { item, state: 'ended', passed, failed: counted.length, skipped, seconds, cpuSeconds, failures: counted, quarantined };
}
