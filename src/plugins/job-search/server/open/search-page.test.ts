import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClientFiles } from '#core/server/assets/client-files.ts';
import { serverWith } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';

const SITE = 'https://jobs.example.org';

test('the page of the search names its canonical address and its feed', async () => {
  const folder = testFolder();
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Trellis</title></head></html>');
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(Object.values(jobRoutes).map(({ id, path }) => ({ id, path }))));
  const api = await serverWith(serverPlugins, { env: { PUBLIC_URL: SITE }, assets: await openClientFiles(folder) });
  const { body } = await api.app.inject({ url: '/jobs?q=pump', headers: { accept: 'text/html', host: 'evil.test' } });
  expect(body).toContain(`<link rel="canonical" href="${SITE}/jobs">`);
  expect(body).toContain('<link rel="alternate" href="/feeds/jobs.rss" type="application/rss+xml">');
  // A server that does not know its public address names none.
  const local = await serverWith(serverPlugins, { assets: await openClientFiles(folder) });
  expect((await local.app.inject({ url: '/jobs', headers: { accept: 'text/html' } })).body).not.toContain('canonical');
  rmSync(folder, { recursive: true });
});
