import type { Row } from '../../scripts/checks/plan/plan.ts';
import { clockOf } from '../../scripts/checks/run/clock.ts';
import { brokenItem, unreached } from '../../scripts/checks/run/item-result.ts';
import { quarantineFaults } from '../../scripts/checks/run/quarantine.ts';
import { printResult, printSummary, readOwed } from '../../scripts/checks/run/report.ts';
import type { RunResult } from '../../scripts/checks/run/run-plan.ts';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

const passed = (item: string, row: Row = 2): RunResult => ({
  ...brokenItem(item, ''),
  passed: 3,
  failed: 0,
  failures: [],
  row,
  isFlaky: false,
});
const failed = (item: string, row: Row = 2): RunResult => ({ ...brokenItem(item, 'It broke.'), row, isFlaky: false });
const skipped = (item: string, row: Row = 2): RunResult => ({ ...unreached(item), row, isFlaky: false });

const PLANNED = { item: { name: 'Texts', kind: 'tool', cost: 0, isAlways: true }, row: 1, reason: 'always' } as const;

test('The result of an item shows the notes of one that passed, below its line', () => {
  printResult({ ...passed('Texts'), notes: ['note: de garden: 1 of 2 texts are missing'] }, PLANNED);
  expect(printed).toEqual([expect.stringMatching(/^ok {2} Texts: 3 passed/), '     | note: de garden: 1 of 2 texts are missing']);
});

describe('The summary of a run', () => {
  test('adds up the checks, and counts an item that was not reached as skipped', () => {
    const total = printSummary([passed('a'), failed('b'), skipped('c')], [], { isTimed: true });
    expect(total).toEqual({ passed: 3, failed: 1, skipped: 1 });
    expect(printed).toContain('skipped: c');
  });

  test('owes what was not reached, what failed and what did not fit', () => {
    printSummary([passed('a'), failed('b'), skipped('c'), failed('tool', 1)], ['d', 'c'], { isTimed: true });
    expect(readOwed(printed.join('\n'))).toEqual(['b', 'c', 'd']);
  });

  test('names a flaky item, which counts as passed', () => {
    const total = printSummary([{ ...passed('a'), isFlaky: true }], [], { isTimed: true });
    expect(total.failed).toBe(0);
    expect(printed).toContain('flaky: a failed, and passed when it was repeated');
  });

  test('has one failure when more than five items are flaky', () => {
    const flaky = ['a', 'b', 'c', 'd', 'e', 'f'].map((item) => ({ ...passed(item), isFlaky: true }));
    expect(printSummary(flaky.slice(0, 5), [], { isTimed: true }).failed).toBe(0);
    expect(printSummary(flaky, [], { isTimed: true }).failed).toBe(1);
  });

  test('has one failure when row 1 did not end in time, and none for another row', () => {
    expect(printSummary([skipped('a', 1), skipped('b', 1)], [], { isTimed: true })).toEqual({ passed: 0, failed: 1, skipped: 2 });
    expect(printSummary([skipped('a', 3)], [], { isTimed: true }).failed).toBe(0);
  });
});

describe('The clock of a run', () => {
  let now = 0;
  const clock = clockOf(10, 0, () => now);
  test.each([
    [0, true, 11],
    [9.9, true, 1.1],
    [10, false, 1],
    [12, false, 0],
  ])('after %d of 10 minutes, an item may begin: %s, and %d minutes are left', (minutes, mayBegin, left) => {
    now = minutes * 60_000;
    expect([clock.mayBegin(), clock.leftMs() / 60_000]).toEqual([mayBegin, expect.closeTo(left)]);
  });
});

describe('The quarantine', () => {
  const now = new Date('2026-03-15T12:00:00Z');
  const entry = (since: string, title = 'The bed has roses') => ({ title, reason: 'It depends on the weather.', since });

  test('takes five tests for fourteen days', () => {
    expect(
      quarantineFaults(
        Array.from({ length: 5 }, () => entry('2026-03-02')),
        now,
      ),
    ).toEqual([]);
  });

  test.each([
    ['an entry that is older', [entry('2026-02-28')], '"The bed has roses" has been there for 15 days'],
    ['a sixth entry', Array.from({ length: 6 }, () => entry('2026-03-14')), 'has 6 entries; 5 are allowed'],
    ['an entry without a date', [entry('soon')], '"The bed has roses" has no date'],
    ['an entry without a title', [entry('2026-03-14', '')], 'needs a title and a reason'],
  ])('refuses %s', (_what, entries, sentence) => {
    expect(quarantineFaults(entries, now).join()).toContain(sentence);
  });
});
