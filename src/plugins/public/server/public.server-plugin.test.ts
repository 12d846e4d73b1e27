import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadContract, downloadEndpoint } from '#core/contract/file-endpoint.ts';
import { openClientFiles } from '#core/server/assets/client-files.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { crawledPaths } from '../contract/crawled-paths.ts';
import { publicRoutes } from '../contract/routes.ts';
import { publicServerPlugin } from './public.server-plugin.ts';

const PUBLIC = { PUBLIC_URL: 'https://jobs.example.org' };
const PLAIN = 'User-agent: *\nDisallow: /admin\nDisallow: /api\n';
const ALLOWING = `${PLAIN}Allow: /api/maps\n`;

const sitemap = defineServerPlugin({
  id: 'map',
  requires: ['public'],
  setup: () => ({
    contributes: [crawledPaths.add('map.paths', 10, '/api/maps')],
    handlers: [
      handleDownload(
        downloadContract(
          downloadEndpoint<Record<never, never>>({ id: 'map.all', path: '/sitemap.xml', summary: 'All pages.', isOpen: true }),
          {},
          { types: ['application/xml'] },
        ),
        { policy: 'public', run: async () => ({ body: '<urlset/>' }) },
      ),
    ],
  }),
});

test('/robots.txt keeps search engines out of the administration and the API, and may be cached for an hour', async () => {
  const api = await serverWith([publicServerPlugin], { env: PUBLIC });
  const answer = await api.app.inject('/robots.txt');
  expect([answer.statusCode, answer.body, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    PLAIN,
    'text/plain; charset=utf-8',
    'public, max-age=3600',
  ]);
});

test('/robots.txt allows the calls of open pages, and names the sitemap when a plugin provides one and the public address is known', async () => {
  const known = await serverWith([publicServerPlugin, sitemap], { env: PUBLIC });
  expect((await known.app.inject('/robots.txt')).body).toBe(`${ALLOWING}\nSitemap: https://jobs.example.org/sitemap.xml\n`);
  const unknown = await serverWith([publicServerPlugin, sitemap]);
  expect((await unknown.app.inject('/robots.txt')).body).toBe(ALLOWING);
});

describe('the public pages', () => {
  let folder: string;
  beforeAll(() => {
    folder = testFolder();
    writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(Object.values(publicRoutes).map(({ id, path }) => ({ id, path }))));
  });

  const serving = async (env: Readonly<Record<string, string>>): Promise<TestServer> =>
    serverWith([publicServerPlugin], { env, assets: await openClientFiles(folder) });

  test.each([
    ['/', '/'],
    ['/home', '/'],
    ['/home?from=mail', '/'],
    ['/welcome', '/welcome'],
    ['/privacy-policy', '/privacy-policy'],
    ['/term-of-service', '/term-of-service'],
  ])('%s names %s as its canonical address', async (url, canonical) => {
    const api = await serving(PUBLIC);
    const { body } = await api.app.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toBe(`<html><head><link rel="canonical" href="https://jobs.example.org${canonical}"></head></html>`);
  });

  test('are sent unchanged by a server that does not know its public address', async () => {
    const api = await serving({});
    expect((await api.app.inject('/home')).body).toBe('<html><head></head></html>');
  });
});
