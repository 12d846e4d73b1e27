import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, runNode } from './command.ts';
import type { Step, StepResult } from './step.ts';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be loaded. */
  readonly numRuntimeErrorTestSuites: number;
}

/** Jest as a step; its tests are counted one by one. */
export function jestStep(name: string, args: readonly string[], env: Readonly<Record<string, string | undefined>>): Step {
  return {
    name,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'trellis-jest-'));
      try {
        const report = join(folder, 'report.json');
        const command = [installed('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args];
        const { ok, output } = await runNode(command, { env, limitMinutes: 12 });
        return counted(ok, JSON.parse(await readFile(report, 'utf8')), output);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function counted(ok: boolean, report: JestReport, output: string): StepResult {
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  // Jest can fail otherwise too, for example in its global teardown; and no test at all is a failure.
  const failedBeside = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  return { passed, failed: failed + failedBeside, detail: output };
}
