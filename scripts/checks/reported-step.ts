import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './command.ts';
import type { Step, StepResult } from './step.ts';
import type { Tally } from './tally.ts';

/** A step whose tool writes a JSON report. Each test in the report counts. */
export interface ReportedStep<Report> {
  readonly name: string;
  readonly run: (reportFile: string) => Promise<Outcome>;
  readonly count: (report: Report) => Tally;
}

export function reportedStep<Report>({ name, run, count }: ReportedStep<Report>): Step {
  return {
    name,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'trellis-report-'));
      try {
        const reportFile = join(folder, 'report.json');
        const outcome = await run(reportFile);
        const report = await readFile(reportFile, 'utf8').catch(() => undefined);
        return resultOf(outcome, report === undefined ? undefined : count(JSON.parse(report)));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** A missing report, a report without tests, or a failure outside of tests counts as one more failure. */
function resultOf({ ok, output }: Outcome, counted: Tally = { passed: 0, failed: 0 }): StepResult {
  const { passed, failed } = counted;
  const failedBeside = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  return { passed, failed: failed + failedBeside, detail: output };
}
