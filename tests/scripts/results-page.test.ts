import { type RunFacts, resultsPage } from '../../scripts/bench/results-page.ts';

const FACTS: RunFacts = { date: '2026-11-30', cores: 2, memoryGiB: 24, load: 1.25 };
const ORDER = ['start', 'search', 'memory'];
const figure = { name: 'list', value: 3.456, unit: 'ms' };

test('the page has a table of each measurement that ran, in their order', () => {
  const ran = [
    { name: 'memory', figures: [{ ...figure, name: 'process', floor: 120, limit: { kind: 'at most', value: 300 } as const }] },
    { name: 'start', figures: [figure] },
  ];
  const page = resultsPage('', ran, FACTS, ORDER);
  expect(page.match(/^## .*/gm)).toEqual(['## start', '## memory']);
  expect(page).toContain('2026-11-30, 2 cores, 24 GiB, load 1.3 at the end.');
  expect(page).toContain('|  | list | 3.46 ms |  |  |  |');
  expect(page).toContain('|  | process | 3.46 ms | 120 | at most 300 |  |');
});

test('the heading of figures is beside the first of them', () => {
  const of = (heading: string, name: string) => ({ ...figure, name, heading });
  const page = resultsPage(
    '',
    [{ name: 'search', figures: [of('One word', 'list'), of('One word', 'count'), of('Two words', 'list')] }],
    FACTS,
    ORDER,
  );
  expect(page.match(/^\| [^|]*\| (?:list|count)/gm)).toEqual(['| One word | list', '|  | count', '| Two words | list']);
});

test('a figure over its limit says so', () => {
  const over = { ...figure, limit: { kind: 'at least', value: 4 } as const };
  expect(resultsPage('', [{ name: 'search', figures: [over] }], FACTS, ORDER)).toContain('|  | list | 3.46 ms |  | at least 4.00 | over |');
});

test('measurements that did not run keep their tables, and those that no longer exist lose them', () => {
  const before = resultsPage(
    '',
    [
      { name: 'start', figures: [figure] },
      { name: 'search', figures: [figure] },
    ],
    FACTS,
    ORDER,
  );
  const later = { ...FACTS, date: '2026-12-01' };
  const after = resultsPage(before, [{ name: 'search', figures: [{ ...figure, value: 5 }] }], later, ORDER);
  expect(after).toContain('## start\n\n2026-11-30');
  expect(after).toContain('## search\n\n2026-12-01');
  expect(after.match(/\| {2}\| list \|.*/g)).toEqual(['|  | list | 3.46 ms |  |  |  |', '|  | list | 5.00 ms |  |  |  |']);
  expect(resultsPage(after, [], later, ['search'])).not.toContain('## start');
  expect(resultsPage(after, [], later, ORDER)).toBe(after);
});
