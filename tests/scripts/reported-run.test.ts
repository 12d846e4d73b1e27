import { clockOf, NO_CLOCK } from '../../scripts/checks/run/clock.ts';
import type { ItemLine } from '../../scripts/checks/run/item-lines.ts';
import { type ReportedRun, reportedRun } from '../../scripts/checks/run/reported-run.ts';

/** A command that writes these lines about its items, then does something. */
function tool(linesOf: (items: readonly string[]) => readonly ItemLine[], then = ''): ReportedRun['commandFor'] {
  return (items) => {
    const lines = linesOf(items).map((line) => `${JSON.stringify(line)}\n`);
    const script = `require('fs').appendFileSync(process.env.CHECK_LINES, ${JSON.stringify(lines.join(''))}); console.log('the output'); ${then}`;
    return { args: ['--eval', script], env: {} };
  };
}

const begin = (item: string): ItemLine => ({ item, event: 'begin' });
const end = (item: string, failures: readonly string[] = []): ItemLine => ({
  ...{ item, event: 'end', seconds: 1, passed: 2, skipped: 0 },
  failures: failures.map((title) => ({ title, message: 'It is not so.' })),
});
const passes = (items: readonly string[]): ItemLine[] => items.flatMap((item) => [begin(item), end(item)]);

const run = (items: readonly string[], commandFor: ReportedRun['commandFor'], more: Partial<ReportedRun> = {}) =>
  reportedRun(items, { commandFor, clock: NO_CLOCK, quarantine: new Set(), ...more });

const HANG = 'setInterval(() => undefined, 1000);';

describe('A run of reported items', () => {
  test('has the counts of each item', async () => {
    expect(await run(['a', 'b'], tool(passes))).toMatchObject([
      { item: 'a', state: 'ended', passed: 2, failed: 0 },
      { item: 'b', state: 'ended', passed: 2, failed: 0 },
    ]);
  });

  test('has the failures of an item with their titles', async () => {
    const results = await run(
      ['a'],
      tool(() => [begin('a'), end('a', ['The bed has roses'])], 'process.exit(1)'),
    );
    expect(results).toMatchObject([
      { item: 'a', passed: 2, failed: 1, failures: [{ title: 'The bed has roses', message: 'It is not so.' }] },
    ]);
  });

  test('does not count a failure in quarantine', async () => {
    const commandFor = tool(() => [begin('a'), end('a', ['The bed has roses'])], 'process.exit(1)');
    const results = await run(['a'], commandFor, { quarantine: new Set(['The bed has roses']) });
    expect(results).toMatchObject([{ item: 'a', failed: 0, quarantined: [{ title: 'The bed has roses' }] }]);
  });

  test('fails an item that hangs, and goes on with the others', async () => {
    const commandFor: ReportedRun['commandFor'] = (items) =>
      items.includes('a') ? tool(() => [begin('a'), begin('b')], HANG)(['a']) : tool(passes)(items);
    // The item b is begun too, but it is the later one that gives a sign.
    const withSigns: ReportedRun['commandFor'] = (items) =>
      items.includes('a') ? tool(() => [begin('a'), ...passes(['b'])], HANG)(['a']) : commandFor(items);
    expect(await run(['a', 'b', 'c'], withSigns, { hangMs: 1500 })).toMatchObject([
      { item: 'b', state: 'ended', failed: 0 },
      { item: 'a', state: 'hung', failed: 1 },
      { item: 'c', state: 'ended', failed: 0 },
    ]);
  });

  test('keeps what has ended when the clock ends, and skips the rest', async () => {
    const clock = clockOf(1 / 60, Date.now());
    const results = await run(
      ['a', 'b'],
      tool(() => [...passes(['a']), begin('b')], HANG),
      { clock },
    );
    expect(results).toMatchObject([
      { item: 'a', state: 'ended', passed: 2 },
      { item: 'b', state: 'unreached', failed: 0, skipped: 1 },
    ]);
  });

  test('fails each item when the tool fails before it reports one', async () => {
    const results = await run(
      ['a', 'b'],
      tool(() => [], 'process.exit(1)'),
    );
    expect(results).toMatchObject([
      { item: 'a', failed: 1, failures: [{ message: 'the output' }] },
      { item: 'b', failed: 1 },
    ]);
  });

  test('fails when the tool fails although every item passed', async () => {
    const results = await run(['a'], tool(passes, 'process.exit(1)'));
    expect(results.map(({ failed }) => failed)).toEqual([0, 1]);
  });

  test('fails an item in which the tool finds no test', async () => {
    expect(
      await run(
        ['a', 'b'],
        tool(() => passes(['a'])),
      ),
    ).toMatchObject([
      { item: 'a', failed: 0 },
      { item: 'b', failed: 1 },
    ]);
  });

  test('ends a tool that does not end by itself', async () => {
    const results = await run(['a'], tool(passes, HANG), { hangMs: 1500 });
    expect(results.map(({ failed }) => failed)).toEqual([0, 1]);
  });
});
