import { writeFile } from 'node:fs/promises';
import { reportedStep } from '../../scripts/checks/reported-step.ts';
import type { StepResult } from '../../scripts/checks/step.ts';
import type { Tally } from '../../scripts/checks/tally.ts';

describe('A step that reads a report', () => {
  const run = (ok: boolean, report: Tally | undefined): Promise<StepResult> =>
    reportedStep<Tally>({
      name: 'example',
      run: async (file) => {
        if (report !== undefined) await writeFile(file, JSON.stringify(report));
        return { ok, output: 'what the tool wrote' };
      },
      count: (counted) => counted,
    }).run();

  test('counts what the report counts', async () => {
    expect(await run(true, { passed: 3, failed: 0 })).toMatchObject({ passed: 3, failed: 0 });
    expect(await run(false, { passed: 3, failed: 2 })).toMatchObject({ passed: 3, failed: 2 });
  });

  test('fails when the tool failed, even if every test passed', async () => {
    expect(await run(false, { passed: 3, failed: 0 })).toMatchObject({ passed: 3, failed: 1 });
  });

  test('fails when there was no test', async () => {
    expect(await run(true, { passed: 0, failed: 0 })).toMatchObject({ passed: 0, failed: 1 });
  });

  test('fails with the output of the tool when there is no report', async () => {
    expect(await run(true, undefined)).toEqual({ passed: 0, failed: 1, detail: 'what the tool wrote' });
  });
});
