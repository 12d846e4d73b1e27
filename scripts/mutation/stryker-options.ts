import type { Stryker } from '@stryker-mutator/core';
import type { Config } from 'jest';
import jestConfig from '../../jest.config.ts';
import type { MutationGroup } from './groups.ts';

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

/** The Stryker options for one group. */
export function strykerOptions({ room, modules, tests }: MutationGroup): StrykerOptions {
  return {
    mutate: [...modules, '!**/*.test.ts'],
    testRunner: 'jest',
    // An empty configuration file. The project's own file has several projects, which the runner does not support.
    jest: { projectType: 'custom', configFile: 'package.json', config: { ...jestProject(room, tests) } },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // On a busy machine, a slow test must not time out, because a timeout counts as a detected mutant.
    timeoutMS: 20_000,
    tempDirName: '.cache/stryker',
    cleanTempDir: 'always',
    ignorePatterns: ['/.cache', '/.ci', '/.data', '/dist', '/docs', '/public'],
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    allowConsoleColors: false,
  };
}

// Only the project of this room with these tests, without its PostgreSQL.
function jestProject(room: string, tests: readonly string[]): Config {
  const project = jestConfig.projects?.find((candidate) => typeof candidate === 'object' && candidate.displayName === room);
  if (typeof project !== 'object') throw new Error(`jest.config.ts has no project "${room}".`);
  const { globalSetup: _setup, globalTeardown: _teardown, testEnvironment, ...rest } = project;
  return {
    ...rest,
    testTimeout: 60_000,
    // The runner loads the environment itself and does not know Jest's placeholder.
    ...(typeof testEnvironment === 'string' && { testEnvironment: testEnvironment.replace('<rootDir>', '.') }),
    testMatch: tests.map((test) => `<rootDir>/${test}`),
  };
}
