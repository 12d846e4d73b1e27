import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadContract, downloadEndpoint } from '#core/contract/file-endpoint.ts';
import { serverWith } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { openClientFiles } from '../assets/client-files.ts';
import { handleDownload } from '../http/files/handle-download.ts';
import { defineServerPlugin, type ServerPlugin } from '../plugin/server-plugin.ts';
import { pathsOverlap } from './open-addresses.ts';

let folder: string;
beforeAll(() => {
  folder = testFolder();
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  writeFileSync(join(folder, 'notes.txt'), 'a file');
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify([
      { id: 'garden.plant', path: '/plants/:id' },
      { id: 'garden.list', path: '/plants' },
    ]),
  );
});

const opening = (path: string, id = 'shed'): ServerPlugin =>
  defineServerPlugin({
    id,
    setup: () => ({
      handlers: [
        handleDownload(
          downloadContract(
            downloadEndpoint<Record<never, never>>({ id: `${id}.open`, path, summary: 'Open.', isOpen: true }),
            {},
            { types: ['text/plain'] },
          ),
          { policy: 'public', run: async () => ({ body: 'open' }) },
        ),
      ],
    }),
  });

const boot = async (...plugins: readonly ServerPlugin[]) => serverWith(plugins, { assets: await openClientFiles(folder) });

test.each([
  ['/plants/rose', 'page "garden.plant" (/plants/:id) of the client'],
  ['/:anything', 'the core (/healthz)'],
  ['/plants/', 'page "garden.list" (/plants) of the client'],
  ['/notes.txt', 'the file /notes.txt of the built client'],
  ['/metrics', 'the core (/metrics)'],
  ['/api/open', 'the API (/api)'],
])('boot refuses the open address %s, which belongs to %s', async (path, holder) => {
  await expect(boot(opening(path))).rejects.toThrow(
    `ADDRESS_TAKEN: open address "shed.open" (${path}) of plugin "shed" is already used by ${holder}`,
  );
});

test('boot refuses an open address of the embedded identity', async () => {
  const identityGateway = {
    handles: (path: string) => path.startsWith('/emulator'),
    limitOf: () => 'read' as const,
    serve: () => undefined,
  };
  const plugins = [opening('/emulator/x')];
  await expect(serverWith(plugins, { identityGateway })).rejects.toThrow('plugin "shed" is already used by the embedded identity');
});

test('boot refuses an open address that two plugins define', async () => {
  await expect(boot(opening('/feeds/:name'), opening('/feeds/:feed', 'barn'))).rejects.toThrow(
    'endpoint "barn.open" (GET /feeds/:feed) of plugin "barn" is the same as endpoint "shed.open" (GET /feeds/:name) of plugin "shed"',
  );
});

test('an open address is served, even where the API has a call with the same path', async () => {
  const api = await boot(opening('/feeds/:name'));
  expect((await api.app.inject('/feeds/new')).body).toBe('open');
});

test.each([
  ['/a', '/a/', true],
  ['/', '/', true],
  ['/:a', '/', false],
  ['/a/:b', '/:c/d', true],
  ['/a/:b', '/b/:b', false],
  ['/a', '/a/b', false],
])('%s and %s overlap: %p', (one, other, expected) => {
  expect([pathsOverlap(one, other), pathsOverlap(other, one)]).toEqual([expected, expected]);
});
