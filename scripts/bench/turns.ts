import type { Report, Round } from './report.ts';

/** A figure that is measured in turns with its floors. */
export interface Turns {
  readonly rounds: number;
  readonly unit?: string;
  /** Run before the rounds. */
  readonly warmUp?: readonly (() => Promise<unknown>)[];
  readonly ours: () => Promise<number>;
  readonly floors: readonly {
    readonly name: string;
    /** Most times the floor, in the median of the rounds. */
    readonly most: number;
    readonly run: () => Promise<number>;
  }[];
}

/** Measures in turns, so that a slow machine slows both, and reports the figure beside each floor. */
export async function benchTurns(report: Report, { rounds, unit = 'ms', warmUp = [], ours, floors }: Turns): Promise<void> {
  for (const run of warmUp) await run();
  const measured = floors.map((): Round[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const taken: number[] = [];
    for (const floor of floors) taken.push(await floor.run());
    const own = await ours();
    for (const [at, floor] of taken.entries()) measured[at]?.push({ floor, ours: own });
  }
  for (const [at, { name, most }] of floors.entries()) report.compare({ name, unit, rounds: measured[at] ?? [], most });
}
