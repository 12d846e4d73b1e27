import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import type { Kind } from '../../scripts/checks/catalogue/item.ts';
import { wholePlan } from '../../scripts/checks/plan/whole-plan.ts';
import { clockOf, NO_CLOCK } from '../../scripts/checks/run/clock.ts';
import { type RunOptions, type RunResult, runPlan } from '../../scripts/checks/run/run-plan.ts';
import { RUNNERS } from '../../scripts/checks/run/runners.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

/** Runs one item, whose command is a script of Node. */
async function run(kind: Kind, script: string, more: Partial<RunOptions> = {}): Promise<RunResult | undefined> {
  const each = (): [string, ...string[]] => [process.execPath, '--eval', `const folder = ${JSON.stringify(folder)}; ${script}`];
  const runners = { ...RUNNERS, tool: { each }, script: { each } };
  const options = { clock: NO_CLOCK, quarantine: new Set<string>(), settingsOf: () => ({}), onResult: () => undefined, runners };
  const [result] = await runPlan(wholePlan([{ name: 'An item', kind, cost: 1, isAlways: false }]), { ...options, ...more });
  return result;
}

const FIRST_FAILS = `
  const file = folder + '/ran', fs = require('fs');
  const isFirst = !fs.existsSync(file);
  fs.writeFileSync(file, '');
  console.log(isFirst ? '1 passed, 1 failed' : '2 passed, 0 failed');
  process.exitCode = isFirst ? 1 : 0;`;

describe('A script', () => {
  test('counts by its last line', async () => {
    expect(await run('script', `console.log('4 passed, 0 failed, 2 skipped')`)).toMatchObject({
      passed: 4,
      failed: 0,
      skipped: 2,
      isFlaky: false,
    });
  });

  test('that fails and passes when it is repeated is flaky', async () => {
    expect(await run('script', FIRST_FAILS)).toMatchObject({ passed: 2, failed: 0, isFlaky: true });
  });

  test('that fails twice has failed', async () => {
    expect(await run('script', `console.log('1 passed, 1 failed'); process.exitCode = 1`)).toMatchObject({ failed: 1, isFlaky: false });
  });

  test.each([
    ['without a last line', `console.log('done')`],
    ['whose code contradicts its last line', `console.log('1 passed, 0 failed'); process.exitCode = 3`],
  ])('%s has failed', async (_what, script) => {
    expect(await run('script', script)).toMatchObject({ failed: 1 });
  });
});

describe('A tool', () => {
  test('is one check', async () => {
    expect(await run('tool', '')).toMatchObject({ passed: 1, failed: 0 });
  });

  test('that fails is not repeated, because it does not depend on chance', async () => {
    expect(await run('tool', FIRST_FAILS)).toMatchObject({ failed: 1, isFlaky: false, failures: [{ message: '1 passed, 1 failed' }] });
  });

  test('that does not start has failed', async () => {
    const each = (): [string] => [join(folder, 'no-such-program')];
    expect(await run('tool', '', { runners: { ...RUNNERS, tool: { each } } })).toMatchObject({ failed: 1 });
  });
});

test('The clock lets no item begin after its time', async () => {
  expect(await run('tool', '', { clock: clockOf(1, 0) })).toMatchObject({ state: 'unreached', passed: 0, failed: 0, skipped: 1 });
});

test('The clock ends an item that still runs at its end', async () => {
  const clock = clockOf(1 / 30, Date.now());
  expect(await run('tool', 'setInterval(() => undefined, 1000)', { clock })).toMatchObject({ state: 'unreached', skipped: 1 });
});

test('Scripts of a phase of their own begin when the tests before them have ended', async () => {
  const lines = [
    { item: 'A test', event: 'begin' },
    { item: 'A test', event: 'end', seconds: 1, passed: 1, skipped: 0, failures: [] },
  ];
  const write = `require('fs').appendFileSync(process.env.CHECK_LINES, ${JSON.stringify(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))})`;
  const runners = {
    ...RUNNERS,
    test: { together: () => ({ args: ['--eval', `setTimeout(() => ${write}, 500)`], env: {} }) },
    script: { each: (): [string, ...string[]] => [process.execPath, '--eval', `console.log('1 passed, 0 failed')`] },
  };
  const ended: string[] = [];
  const items = (['script', 'test'] as const).map((kind) => ({ name: `A ${kind}`, kind, cost: 1, isAlways: false }));
  await runPlan(wholePlan(items), {
    clock: NO_CLOCK,
    quarantine: new Set(),
    settingsOf: () => ({}),
    onResult: ({ item }) => void ended.push(item),
    runners,
    phases: [[1], [2], [3]],
  });
  expect(ended).toEqual(['A test', 'A script']);
});
