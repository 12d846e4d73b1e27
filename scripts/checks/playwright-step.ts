import { provideChromium } from '../setup/chromium.ts';
import { installed, runNode } from './command.ts';
import { reportedStep } from './reported-step.ts';
import type { Step } from './step.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** Test files that failed to load, and failures outside of tests. */
  readonly errors: readonly unknown[];
}

/** The end-to-end tests in a real browser. */
export function playwrightStep(): Step {
  return reportedStep<PlaywrightReport>({
    name: 'End to end in the browser',
    run: (reportFile) => {
      provideChromium();
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
      return runNode([installed('@playwright/test/cli.js'), 'test', '--reporter=line,json'], { env, limitMinutes: 50 });
    },
    count: ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }),
  });
}
