import { serverWith } from '#core/testing/server-kit.ts';
import { masterSources, masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import { serverPlugins } from '#plugins/index.server.ts';

test('every place of uses belongs to a kind and can be counted', async () => {
  const api = await serverWith(serverPlugins);
  const entities = api.registry.contributions(masterSources).map(({ value }) => value.description.entity);
  const uses = api.registry.contributions(masterUses);
  for (const { id, value } of uses) {
    expect([id, entities]).toEqual([id, expect.arrayContaining([value.entity])]);
    expect([id, [...(await value.count(['no-such', 'DE', 'de']))]]).toEqual([id, []]);
  }
});

test('codes that a merge can remove can be replaced', async () => {
  const api = await serverWith(serverPlugins);
  const fixed = new Set(
    api.registry
      .contributions(masterSources)
      .filter(({ value }) => value.description.isFixed)
      .map(({ value }) => value.description.entity),
  );
  const without = api.registry.contributions(masterUses).filter(({ value }) => !fixed.has(value.entity) && value.replace === undefined);
  expect(without.map(({ id }) => id)).toEqual([]);
});
