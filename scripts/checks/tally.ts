/** The numbers of checks or tests. Skipped ones could not run, because a precondition did not occur or the time was over. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const NOTHING: Tally = Object.freeze({ passed: 0, failed: 0, skipped: 0 });

export function sum(tallies: readonly Tally[]): Tally {
  const both = (all: Tally, one: Tally): Tally => ({
    passed: all.passed + one.passed,
    failed: all.failed + one.failed,
    skipped: all.skipped + one.skipped,
  });
  return tallies.reduce(both, NOTHING);
}

/** The last line of every command that checks something. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The tally in the last line of an output; `undefined` when that line has none. */
export function readLastLine(output: string): Tally | undefined {
  const found = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(output.trimEnd().split('\n').at(-1) ?? '');
  return found === null ? undefined : { passed: Number(found[1]), failed: Number(found[2]), skipped: Number(found[3] ?? 0) };
}

/**
 * Prints the last line and ends the process. First it waits until all output is written: a process that ends drops the output that a full
 * pipe has not taken. The exit code is 1 after a failure, and when nothing passed.
 */
export async function endWith(total: Tally): Promise<never> {
  await new Promise<void>((written) => process.stdout.write(`${lastLine(total)}\n`, () => written()));
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}
