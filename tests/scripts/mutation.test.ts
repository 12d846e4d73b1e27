import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MUTATION_GROUPS } from '../../scripts/mutation/groups.ts';
import { moduleScores, percentOf, scoreLine, scoreOf } from '../../scripts/mutation/scores.ts';
import { strykerOptions } from '../../scripts/mutation/stryker-options.ts';

const root = path.resolve(__dirname, '../..');
const groups = Object.entries(MUTATION_GROUPS);

/** The files that Stryker changes for a group. */
function modulesOf(patterns: readonly string[]): string[] {
  const left = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const taken = patterns.filter((pattern) => !pattern.startsWith('!'));
  return globSync(taken, { cwd: root, exclude: [...left, '**/*.test.ts'] });
}

describe('The groups of mutation tests', () => {
  test.each(groups)('%s: every pattern matches existing files', (_, { modules, tests }) => {
    const missing = [...modules, ...tests].filter((pattern) => globSync(pattern.replace('!', ''), { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });

  test('share no module', () => {
    const all = groups.flatMap(([, { modules }]) => modulesOf(modules));
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((module, index) => all.indexOf(module) !== index)).toEqual([]);
  });

  test.each(groups)('%s: its tests need no database, which Stryker does not start', (_, { tests }) => {
    const needy = globSync([...tests], { cwd: root }).filter((test) =>
      /testing\/(server-kit|test-database)/.test(readFileSync(path.join(root, test), 'utf8')),
    );
    expect(needy).toEqual([]);
  });

  test.each(groups)('%s: the tests run in their own room, without the shared PostgreSQL', (_, group) => {
    expect(strykerOptions(group)).toMatchObject({
      jest: { config: { displayName: group.room, testMatch: group.tests.map((test) => `<rootDir>/${test}`) } },
    });
    expect(JSON.stringify(strykerOptions(group))).not.toMatch(/globalSetup|globalTeardown/);
  });
});

describe('The scores', () => {
  const results = [
    { fileName: 'b.ts', status: 'Killed' },
    { fileName: 'a.ts', status: 'Survived' },
    { fileName: 'b.ts', status: 'Timeout' },
    { fileName: 'b.ts', status: 'NoCoverage' },
    { fileName: 'b.ts', status: 'CompileError' },
    { fileName: 'a.ts', status: 'Ignored' },
  ] as const;

  test('count detected mutants among those that ran, by module', () => {
    expect(moduleScores(results)).toEqual([
      { name: 'a.ts', killed: 0, survived: 1 },
      { name: 'b.ts', killed: 2, survived: 1 },
    ]);
    expect(scoreOf('all', results)).toEqual({ name: 'all', killed: 2, survived: 2 });
  });

  test('are percentages; without any mutants the score is full', () => {
    expect(percentOf({ name: 'all', killed: 1, survived: 3 })).toBe(25);
    expect(percentOf({ name: 'none', killed: 0, survived: 0 })).toBe(100);
  });

  test('are never rounded up', () => {
    expect(scoreLine({ name: 'a.ts', killed: 8499, survived: 1501 })).toMatch(/^a\.ts +84\.9 % +8499 of 10000$/);
    expect(scoreLine({ name: 'a.ts', killed: 17, survived: 3 }, '  ')).toMatch(/^ {2}a\.ts +85\.0 % +17 of 20$/);
  });
});

test('an unknown group ends the command with the names of the groups', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test-mutation.ts', 'form'], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, `There is no group "form". The groups are ${Object.keys(MUTATION_GROUPS).join(', ')}.\n`]);
});
