/** The numbers of passed and failed checks or tests. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const NOTHING: Tally = Object.freeze({ passed: 0, failed: 0 });

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), NOTHING);
}

/** The last line of every command that checks something. `.ci/run` adds these lines up. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
