import type { Endpoint } from '#core/contract/endpoint.ts';
import { getEpoch } from '#core/contract/epoch.ts';
import * as fileEndpoints from '#core/contract/files/endpoints.ts';
import { getMe } from '#core/contract/me.ts';
import { putPlace } from '#core/contract/reader-place.ts';
import { endView } from '#core/contract/view-as.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { filesBelow, projectRoot } from './support/project.ts';

describe('The server plugins', () => {
  const server = testServer(serverPlugins);

  test('fit together, migrate an empty database and serve', async () => {
    expect(await server.as('visitor').status(getMe)).toBe(401);
  });

  test('answer the calls of all contracts and no others', async () => {
    const answered = server.registry.handlers.map(({ handler }) => handler.contract.endpoint.id);
    const declared = [
      // A plugin that can be removed answers this call of the core.
      ...(answered.includes(endView.id) ? [endView] : []),
      getMe,
      getEpoch,
      putPlace,
      ...Object.values(fileEndpoints),
      ...(await declaredEndpoints()),
    ].flatMap((value) => (typeof value === 'object' ? value.id : []));
    expect([...answered].sort()).toEqual([...declared].sort());
  });

  test('prefix the names of their calls with their id or that of the plugin of which they were a part, and those of errors and migrations with their id', () => {
    const partOf = new Map(serverPlugins.map((plugin) => [plugin.id, plugin.partOf]));
    const foreign = server.registry.handlers.filter(
      ({ plugin, handler: { contract } }) =>
        ![plugin, partOf.get(plugin)].includes(contract.endpoint.id.split('.', 1)[0] ?? '') && contract.endpoint !== endView,
    );
    expect(foreign.map(({ plugin, handler }) => `${plugin}: ${handler.contract.endpoint.id}`)).toEqual([]);
    const named = serverPlugins.flatMap(({ id, errors = {}, migrations = [] }) => [
      ...Object.keys(errors).filter((code) => !code.startsWith(`${id}.`)),
      ...migrations.map((migration) => migration.id).filter((migration) => !migration.startsWith(`${id}/`)),
    ]);
    expect(named).toEqual([]);
  });
});

async function declaredEndpoints(): Promise<Endpoint[]> {
  const contracts = filesBelow('src/plugins').filter((path) =>
    /^src\/plugins\/[^/]+\/contract\/(?:[^/]+\/)?[^/]*endpoints\.ts$/.test(path),
  );
  const modules = await Promise.all(contracts.map((path) => import(`${projectRoot}/${path}`) as Promise<Record<string, Endpoint>>));
  return modules.flatMap((module) => Object.values(module));
}
