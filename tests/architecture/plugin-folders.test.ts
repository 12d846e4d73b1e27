import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requiresIn } from '../../scripts/plugins/requires-in.ts';
import { pluginFolders, projectRoot, read, typescriptBelow } from './support/project.ts';

const HALVES = ['client', 'server'] as const;
type Half = (typeof HALVES)[number];

const manifestOf = (plugin: string, half: Half): string => `src/plugins/${plugin}/${half}/${plugin}.${half}-plugin.ts`;
const present = HALVES.flatMap((half) =>
  pluginFolders()
    .filter((plugin) => existsSync(join(projectRoot, `src/plugins/${plugin}/${half}`)))
    .map((plugin) => ({ plugin, half })),
);

describe('Every plugin folder', () => {
  test.each(present)('$plugin/$half has its manifest, and its lines in the list', ({ plugin, half }) => {
    const path = manifestOf(plugin, half);
    expect(existsSync(join(projectRoot, path))).toBe(true);
    const constant = /export const (\w+) = define(?:Client|Server)Plugin\(/.exec(read(path))?.[1];
    const list = read(`src/plugins/index.${half}.ts`);
    expect(list).toContain(`import { ${constant} } from './${plugin}/${half}/${plugin}.${half}-plugin.ts';`);
    expect(list.slice(list.indexOf('= ['))).toMatch(new RegExp(`\\b${constant}\\b`));
  });

  test.each(present)('$plugin/$half has the id of its folder', ({ plugin, half }) => {
    expect(read(manifestOf(plugin, half))).toContain(`id: '${plugin}'`);
  });

  test('has at least one half', () => {
    const withHalf = new Set(present.map(({ plugin }) => plugin));
    expect(pluginFolders().filter((plugin) => !withHalf.has(plugin))).toEqual([]);
  });
});

describe('The imports of a plugin from another', () => {
  // Both halves may import a contract, so each half must require what the contract imports.
  const importing = present.flatMap(({ plugin, half }) =>
    [half, 'contract'].flatMap((room) => foreignImports(plugin, `src/plugins/${plugin}/${room}`).map((other) => ({ plugin, half, other }))),
  );

  test.each(importing)('$plugin/$half names $other in its requires', ({ plugin, half, other }) => {
    expect(requiresIn(read(manifestOf(plugin, half)))).toContain(other);
  });
});

function foreignImports(plugin: string, folder: string): string[] {
  if (!existsSync(join(projectRoot, folder))) return [];
  // Test fixtures run on a server with all plugins that the plugin requires, directly or indirectly.
  const sources = typescriptBelow(folder, { tests: false }).filter((path) => !path.includes('/testing/'));
  const imports = sources.flatMap((path) => [...read(path).matchAll(/'#plugins\/([^/']+)\//g)]);
  return [...new Set(imports.map(([, other]) => other ?? ''))].filter((other) => other !== plugin).sort();
}
