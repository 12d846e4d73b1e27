import { tableUnder } from './support/markdown-table.ts';
import { filesBelow, read } from './support/project.ts';

/** The plugins that the halves of each plugin require. */
function required(): ReadonlyMap<string, { client: string[]; server: string[] }> {
  const found = new Map<string, { client: string[]; server: string[] }>();
  for (const path of filesBelow('src/plugins')) {
    const [, plugin, half] = /^src\/plugins\/([^/]+)\/(client|server)\/[^/]+-plugin\.ts$/.exec(path) ?? [];
    if (plugin === undefined) continue;
    const list = /^ {2}requires: \[(.*?)\]/ms.exec(read(path))?.[1] ?? '';
    const names = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name).sort();
    found.set(plugin, { client: [], server: [], ...found.get(plugin), [half ?? '']: names });
  }
  return found;
}

// A plugin may be added or removed without an edit of the page, so only plugins that are on the page and in the project are compared.
test('The table of required plugins equals the code', () => {
  const [, ...rows] = tableUnder(read('docs/architecture.md'), 'What plugins require');
  const names = (cell = ''): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  const documented = rows.map(([plugin, client, server]) => [names(plugin)[0] ?? '', names(client), names(server)] as const);
  expect(documented.length).toBeGreaterThan(5);
  const code = required();
  for (const [plugin, client, server] of documented) {
    if (code.has(plugin)) expect([plugin, { client, server }]).toEqual([plugin, code.get(plugin)]);
  }
});
