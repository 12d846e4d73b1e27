import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from '../setup/chromium.ts';
import { installed, runNode } from './command.ts';
import type { Step } from './step.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** Files that could not even be loaded, and failures outside any test. */
  readonly errors: readonly unknown[];
}

/** The end-to-end tests in a real browser; its tests are counted one by one. */
export function playwrightStep(): Step {
  return {
    name: 'End to end in the browser',
    run: async () => {
      const chromium = provideChromium();
      const folder = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
      try {
        const report = join(folder, 'report.json');
        const env = { CHROME: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
        const command = [installed('@playwright/test/cli.js'), 'test', '--reporter=line,json'];
        const { output } = await runNode(command, { env, limitMinutes: 12 });
        const { stats, errors } = JSON.parse(await readFile(report, 'utf8')) as PlaywrightReport;
        const failed = stats.unexpected + stats.flaky + errors.length;
        return { passed: stats.expected, failed: failed + Number(stats.expected + failed === 0), detail: output };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
