import { globSync, readFileSync } from 'node:fs';
import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { chunksOf } from '../../../scripts/webpack/manifest-chunks.ts';
import { builtPages, MANIFESTS, ROUTE_FILES, refsOf } from '../../../scripts/webpack/page-routes.ts';
import { projectRoot } from '../support/project.ts';

async function built() {
  const files = globSync(ROUTE_FILES, { cwd: projectRoot });
  const modules = await Promise.all(files.map((file): Promise<object> => import(`${projectRoot}/${file}`)));
  const manifests = globSync(MANIFESTS, { cwd: projectRoot }).flatMap(
    (file) => chunksOf(readFileSync(`${projectRoot}/${file}`, 'utf8')) ?? [],
  );
  return builtPages(refsOf(modules), manifests, (chunk) => [chunk]);
}

const { pages } = createRegistry([coreClientPlugin, ...clientPlugins]);

test('the page addresses in the build are those of the client', async () => {
  expect((await built()).map(({ path }) => path)).toEqual(pages.map(({ thing }) => thing.route.path).sort());
});

test('the build finds the roles and the chunk of each page of signed-in users', async () => {
  const found = new Map((await built()).map((page) => [page.id, page]));
  const work = pages.filter(({ thing }) => thing.layout !== 'default').map(({ thing }) => thing);
  for (const { route, guards = [] } of work) {
    const page = found.get(route.id);
    const role = guards
      .find((name) => name.startsWith('role:'))
      ?.slice('role:'.length)
      .split('|');
    expect([route.id, page?.roles]).toEqual([route.id, role]);
    // The identity SDK, the HTTP library, the frame, and the page itself, which may be part of the frame.
    expect([route.id, page?.files.slice(0, 2), page?.files.includes('more-contributes')]).toEqual([route.id, ['identity', 'calls'], true]);
  }
  expect(found.get('jobs.managed')?.files).toContain('jobs-managed-ManagedJobsPage');
  expect(found.get('jobs.managed')?.texts.de).toEqual(['texts-de', 'jobs-de']);
});
