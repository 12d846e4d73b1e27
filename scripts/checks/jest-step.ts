import { installed, runNode } from './command.ts';
import { reportedStep } from './reported-step.ts';
import type { Step } from './step.ts';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that failed to load. */
  readonly numRuntimeErrorTestSuites: number;
}

/** A step that runs Jest. */
export function jestStep(name: string, args: readonly string[], env: Readonly<Record<string, string | undefined>>): Step {
  return reportedStep<JestReport>({
    name,
    run: (reportFile) => {
      const command = [installed('jest/bin/jest.js'), '--json', `--outputFile=${reportFile}`, '--silent', ...args];
      return runNode(command, { env, limitMinutes: 30 });
    },
    count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }),
  });
}
