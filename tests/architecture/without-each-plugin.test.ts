import { getMe } from '#core/contract/me.ts';
import { serverWith } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';

// Only the entry in the list is missing. `tests/remove-plugins.ts` removes the folders too.
const ids = serverPlugins.map(({ id }) => id);
const rest = (removed: string) => serverPlugins.filter(({ id }) => id !== removed);
const dependentsOf = (removed: string) => serverPlugins.filter(({ requires = [] }) => requires.includes(removed)).map(({ id }) => id);

const needed = ids.filter((id) => dependentsOf(id).length > 0);
const others = ids.filter((id) => dependentsOf(id).length === 0);

test.each(needed)('without "%s", the server does not boot, and the error names it and a plugin that requires it', async (removed) => {
  const names = dependentsOf(removed).join('|');
  await expect(serverWith(rest(removed))).rejects.toThrow(new RegExp(`plugin "(${names})" requires plugin "${removed}"`));
});

test.each(others)('without "%s", which no plugin requires, the server migrates an empty database and serves', async (removed) => {
  const server = await serverWith(rest(removed));
  expect(await server.as('visitor').status(getMe)).toBe(401);
});
