import { globSync } from 'node:fs';
import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { pagesOf, ROUTE_FILES } from '../../../scripts/webpack/page-routes.ts';
import { projectRoot } from '../support/project.ts';

test('the page addresses in the build are those of the client', async () => {
  const files = globSync(ROUTE_FILES, { cwd: projectRoot });
  const modules = await Promise.all(files.map((file): Promise<object> => import(`${projectRoot}/${file}`)));
  const { pages } = createRegistry([coreClientPlugin, ...clientPlugins]);
  expect(pagesOf(modules).map(({ path }) => path)).toEqual(pages.map(({ thing }) => thing.route.path).sort());
});
