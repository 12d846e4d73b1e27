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

/**
 * Prints the last line and ends the process. First it waits until all output is written: a process that ends drops the output that a full
 * pipe has not taken. The exit code is 1 after a failure, and when nothing passed.
 */
export async function endWith(total: Tally): Promise<never> {
  await new Promise<void>((written) => process.stdout.write(`${lastLine(total)}\n`, () => written()));
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}
