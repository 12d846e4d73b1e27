import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import { clientPlugins } from '#plugins/index.client.ts';

// Only the entry in the list is missing. `tests/remove-plugins.ts` removes the folders too.
const ids = clientPlugins.map(({ id }) => id);
const rest = (removed: string) => [coreClientPlugin, ...clientPlugins.filter(({ id }) => id !== removed)];
const dependentsOf = (removed: string) => clientPlugins.filter(({ requires = [] }) => requires.includes(removed)).map(({ id }) => id);

const needed = ids.filter((id) => dependentsOf(id).length > 0);
const others = ids.filter((id) => dependentsOf(id).length === 0);

test.each(needed)('without "%s", the client does not boot, and the error names it and a plugin that requires it', (removed) => {
  const names = dependentsOf(removed).join('|');
  expect(() => createRegistry(rest(removed))).toThrow(new RegExp(`plugin "(${names})" requires plugin "${removed}"`));
});

test.each(others)('without "%s", which no plugin requires, the other plugins fit together', async (removed) => {
  const registry = createRegistry(rest(removed));
  await expect(registry.loadMore()).resolves.toBeUndefined();
});
