// `npm run test:mutation [-- GROUP ...]`: makes small changes to the modules of each group and counts those that the tests detect.
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { projectRoot } from './checks/command.ts';
import { MUTATION_GROUPS } from './mutation/groups.ts';
import { LOWEST_SCORE, type MutationScore, moduleScores, percentOf, scoreLine, scoreOf } from './mutation/scores.ts';
import { strykerOptions } from './mutation/stryker-options.ts';

const JEST_RUNNER = import.meta.resolve('@stryker-mutator/jest-runner');

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MUTATION_GROUPS);
const unknown = names.find((name) => !Object.hasOwn(MUTATION_GROUPS, name));
if (unknown !== undefined) {
  console.error(`There is no group "${unknown}". The groups are ${Object.keys(MUTATION_GROUPS).join(', ')}.`);
  process.exit(2);
}

const lines: string[] = [];
const scores: MutationScore[] = [];
for (const [name, group] of Object.entries(MUTATION_GROUPS)) {
  if (!names.includes(name)) continue;
  const results = await new Stryker({ ...strykerOptions(group), plugins: [JEST_RUNNER] }).runMutationTest();
  const score = scoreOf(name, results);
  scores.push(score);
  lines.push(scoreLine(score));
  for (const module of moduleScores(results)) lines.push(scoreLine({ ...module, name: relative(projectRoot, module.name) }, '  '));
}
console.log(`\nMutation scores: changes that the tests noticed\n${lines.join('\n')}`);

const low = scores.filter((score) => percentOf(score) < LOWEST_SCORE).map(({ name }) => name);
if (low.length > 0) console.error(`Below ${LOWEST_SCORE} %: ${low.join(', ')}.`);
process.exit(low.length > 0 ? 1 : 0);
