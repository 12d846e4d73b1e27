import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise } from './support/cruise.ts';
import { tableUnder } from './support/markdown-table.ts';
import { projectRoot, read } from './support/project.ts';

// The rules of dependency-cruiser are tried with one import from every folder of a room to every other one.

describe.each(['client', 'server'])('The layers of src/core/%s', (room) => {
  const [, ...rows] = tableUnder(read('docs/architecture.md'), `Layers of core/${room}`);
  const named = rows.map(([level = '', folder = '']) => [folder.replaceAll('`', ''), Number(level)] as const);
  const levelOf = new Map(named);
  const folders = readdirSync(path.join(projectRoot, 'src/core', room), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const pairs = [...levelOf.keys()].flatMap((from) => [...levelOf.keys()].filter((to) => to !== from).map((to) => ({ from, to })));

  test('name every folder once', () => {
    expect(named.map(([folder]) => folder).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  test('let a folder import lower layers only', () => {
    const targets = [...levelOf.keys()].map((folder) => [`src/core/${room}/${folder}/target.ts`, 'export const target = 1;\n'] as const);
    const sources = pairs.map(({ from, to }) => [`src/core/${room}/${from}/to-${to}.ts`, `import '../${to}/target.ts';\n`] as const);
    const violations = cruise(Object.fromEntries([...targets, ...sources]));
    const refused = violations.filter(({ rule }) => rule.startsWith('layer-')).map(({ from }) => from);
    const upwards = pairs.filter(({ from, to }) => (levelOf.get(to) ?? 0) >= (levelOf.get(from) ?? 0));
    expect(refused.toSorted()).toEqual(upwards.map(({ from, to }) => `src/core/${room}/${from}/to-${to}.ts`).toSorted());
  });
});
