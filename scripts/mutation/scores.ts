import type { Stryker } from '@stryker-mutator/core';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The number of a module's mutants that its tests detected. */
export interface MutationScore {
  readonly name: string;
  readonly killed: number;
  readonly survived: number;
}

/** The score that every group must reach, in percent. */
export const LOWEST_SCORE = 85;

const KILLED: readonly string[] = ['Killed', 'Timeout'];
const SURVIVED: readonly string[] = ['Survived', 'NoCoverage'];

/** The score of each module, by path. Mutants that do not run, or are ignored for a stated reason, do not count. */
export function moduleScores(results: readonly Pick<MutantResult, 'fileName' | 'status'>[]): readonly MutationScore[] {
  return [...Map.groupBy(results, ({ fileName }) => fileName)]
    .map(([name, mutants]) => scoreOf(name, mutants))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The score of all results together. */
export function scoreOf(name: string, results: readonly Pick<MutantResult, 'status'>[]): MutationScore {
  const count = (statuses: readonly string[]): number => results.filter(({ status }) => statuses.includes(status)).length;
  return { name, killed: count(KILLED), survived: count(SURVIVED) };
}

/** In percent. A module without mutants has the full score. */
export function percentOf({ killed, survived }: MutationScore): number {
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}

/** One row of the table. Rounded down, so that a score below the threshold never looks like one that reaches it. */
export function scoreLine(score: MutationScore, indent = ''): string {
  const percent = (Math.floor(percentOf(score) * 10) / 10).toFixed(1);
  return `${(indent + score.name).padEnd(60)}${percent.padStart(6)} %${String(score.killed).padStart(6)} of ${score.killed + score.survived}`;
}
