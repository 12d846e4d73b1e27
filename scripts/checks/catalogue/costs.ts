import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../command.ts';

const FILE = join(projectRoot, '.ci/costs.json');

/** CPU seconds of each item in the last complete run. */
export type Costs = Readonly<Record<string, number>>;

export function readCosts(): Costs {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Costs are rounded, so that two runs differ in few lines. */
export function writeCosts(costs: ReadonlyMap<string, number>): void {
  const rounded = [...costs].map(([name, seconds]): [string, number] => [name, roundedCost(seconds)]);
  const sorted = rounded.sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Two digits, and at least a tenth of a second. */
export function roundedCost(seconds: number): number {
  return Math.max(0.1, Number(seconds.toPrecision(2)));
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
