import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCatalogue, SMOKE } from '../../scripts/checks/catalogue/catalogue.ts';
import { roundedCost } from '../../scripts/checks/catalogue/costs.ts';
import type { Item, Kind } from '../../scripts/checks/catalogue/item.ts';
import { CHECK_SCRIPTS } from '../../scripts/checks/catalogue/script-items.ts';

const root = resolve(__dirname, '../..');
const namesOf = (items: readonly Item[], kind: Kind): string[] => items.filter((item) => item.kind === kind).map(({ name }) => name);

describe('The catalogue of the checks', () => {
  let items: readonly Item[];
  beforeAll(async () => {
    items = await readCatalogue({ costs: { [SMOKE]: 25, 'tests/scripts/catalogue.test.ts': 3 } });
  });

  test('has each file of tests that Jest finds', () => {
    const { stdout } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests', '--json'], {
      cwd: root,
      encoding: 'utf8',
    });
    const found: string[] = JSON.parse(stdout);
    expect(namesOf(items, 'test')).toEqual(found.map((path) => path.slice(root.length + 1)).sort());
  });

  test('has each file of browser tests but that of the screens, which are items themselves', () => {
    const specs = globSync('{src,tests}/**/*.spec.ts', { cwd: root }).sort();
    expect(namesOf(items, 'spec')).toEqual(specs.filter((path) => path !== 'tests/e2e/screens.spec.ts'));
    expect(namesOf(items, 'screen').length).toBeGreaterThan(200);
  });

  test('has unique names', () => {
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  });

  test('has the known costs, and the median of its kind for another item', () => {
    const cost = (name: string): number | undefined => items.find((item) => item.name === name)?.cost;
    expect([cost(SMOKE), cost('tests/scripts/plan.test.ts'), cost('A release')]).toEqual([25, 3, 5]);
  });

  test('has sources of each script that exist', () => {
    const files = globSync('{.,.ci,deploy,scripts/**,src/**,tests/**}/*', { cwd: root });
    const missing = CHECK_SCRIPTS.flatMap(({ name, sources }) =>
      sources
        .filter((source) => !files.some((file) => source.test(file)))
        .map(String)
        .map((source) => `${name}: ${source}`),
    );
    expect(missing).toEqual([]);
  });
});

test.each([
  [0, 0.1],
  [0.84, 0.84],
  [12.34, 12],
  [187, 190],
])('The cost of %d CPU seconds is rounded to %d', (seconds, rounded) => {
  expect(roundedCost(seconds)).toBe(rounded);
});
