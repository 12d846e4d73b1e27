import { endWith, lastLine, sum, type Tally } from './tally.ts';

/** The result of a step. `detail` is shown after a failure. */
export interface StepResult extends Tally {
  readonly detail: string;
}

/** One check of a run. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}

/** Steps that run at the same time, because each of them keeps only one core busy. */
export interface TogetherSteps {
  readonly together: readonly Step[];
}

/** Runs all steps one after another, also after a failure. Prints the total as the last line and ends the process. */
export async function runSteps(steps: readonly (Step | TogetherSteps)[]): Promise<never> {
  // The tools run in their own process groups, which Ctrl-C does not reach. Exit handlers end them.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const tallies: Tally[] = [];
  for (const step of steps) {
    const group = 'together' in step ? step.together : [step];
    console.log(`${group.map(({ name }) => name).join(', ')} ...`);
    tallies.push(...(await Promise.all(group.map(runStep))));
  }
  return endWith(sum(tallies));
}

async function runStep({ name, run }: Step): Promise<Tally> {
  const begun = performance.now();
  const result = await run().catch((error: unknown) => ({ passed: 0, failed: 1, detail: String(error) }));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${result.failed === 0 ? 'ok' : 'FAILED'} ${name}: ${lastLine(result)} (${seconds} s)`);
  if (result.failed > 0) console.log(`${result.detail.trimEnd()}\n`);
  return result;
}
