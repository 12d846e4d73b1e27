import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import rules from '../../.dependency-cruiser.js';
import { cruise } from './support/cruise.ts';
import { tableUnder } from './support/markdown-table.ts';
import { pluginFolders, projectRoot, read } from './support/project.ts';

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

describe('The layers of a room of a plugin', () => {
  const named = new Set(rules.forbidden.map(({ name }) => name));

  test('name every folder with code', () => {
    const rooms = pluginFolders().flatMap((plugin) => ['client', 'server'].map((room) => [plugin, room] as const));
    const unnamed = rooms.flatMap(([plugin, room]) => {
      if (![...named].some((name) => name.startsWith(`layer-plugins-${plugin}-${room}-`))) return [];
      const code = globSync(`src/plugins/${plugin}/${room}/*/**/*.{ts,tsx}`, { cwd: projectRoot }).map((file) => file.split('/')[4] ?? '');
      const folders = [...new Set(code)].filter((folder) => folder !== 'testing');
      return folders.length < 2
        ? []
        : folders.map((folder) => `layer-plugins-${plugin}-${room}-${folder}`).filter((name) => !named.has(name));
    });
    expect(unnamed).toEqual([]);
  });

  test('let a folder import lower layers, files of the room and test kits', () => {
    const from = 'src/plugins/jobs/client/moves';
    const imported = ['../form/target.ts', '../target.ts', '../testing/target.ts', '../managed/target.ts'];
    const targets = imported.map((target) => [path.join(from, target), 'export const target = 1;\n'] as const);
    const sources = imported.map((target, at) => [`${from}/source-${at}.ts`, `import '${target}';\n`] as const);
    const refused = cruise(Object.fromEntries([...targets, ...sources])).filter(({ rule }) => rule === 'layer-plugins-jobs-client-moves');
    expect(refused.map(({ to }) => to)).toEqual(['src/plugins/jobs/client/managed/target.ts']);
  });
});
