// Any seed would do: it makes each run the same.
const SEED = 2026;
const USUAL_RUNS = 100;
const LEAST_RUNS = 5;

/** How a property draws its values. */
export interface PropertyOptions {
  readonly seed: number;
  readonly numRuns: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What applies to each property that does not say otherwise. `PROPERTY_SEED` draws other values. */
export function propertyOptions(env: Environment = process.env): PropertyOptions {
  const seed = Number(env.PROPERTY_SEED ?? SEED);
  if (!Number.isSafeInteger(seed)) throw new Error('PROPERTY_SEED must be a whole number.');
  return { seed, numRuns: runs(USUAL_RUNS, env) };
}

/** The number of runs of a property: `count` times the factor `PROPERTY_RUNS`, at least five. */
export function runs(count: number, env: Environment = process.env): number {
  const factor = Number(env.PROPERTY_RUNS ?? 1);
  if (!(factor > 0 && Number.isFinite(factor))) throw new Error('PROPERTY_RUNS must be a number above zero.');
  return Math.max(LEAST_RUNS, Math.round(count * factor));
}
