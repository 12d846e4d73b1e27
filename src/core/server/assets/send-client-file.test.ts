import { mkdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { openClientFiles } from './client-files.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;
let folder: string;
let api: TestServer;

function put(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

beforeAll(async () => {
  folder = testFolder();
  writeFileSync(`${folder}.secret`, 'not served');
  put('index.html', '<html>page</html>');
  put('index.html.br', 'page, brotli');
  put('assets/main.3f9a1c04.js', 'plain script');
  put('assets/main.3f9a1c04.js.br', 'script, brotli');
  put('assets/main.3f9a1c04.js.gz', 'script, gzip');
  put('assets/main.3f9a1c04.css', 'style');
  put('builds/latest.json', '{"id":"one"}');
  put('favicon.svg', '<svg/>');
  put('.env', 'secret');
  put('csp.json', JSON.stringify({ script: [HASH], style: [] }));
  api = await serverWith([], { assets: await openClientFiles(folder) });
});
afterAll(() => rmSync(`${folder}.secret`));

const pages = (...paths: readonly string[]): string => JSON.stringify(paths.map((path) => ({ id: `garden.${path.length}`, path })));
const get = (url: string, headers: Record<string, string> = {}, server = api) => server.app.inject({ url, headers });

test.each([
  ['br, gzip', 'br', 'script, brotli'],
  ['gzip, deflate', 'gzip', 'script, gzip'],
  ['gzip;q=1, br;q=0', 'gzip', 'script, gzip'],
  ['*', 'gzip', 'script, gzip'],
  ['gzip;q=0.5, br;q=1', 'br', 'script, brotli'],
  ['identity', undefined, 'plain script'],
])('a browser that accepts %s gets %s', async (accepted, coding, body) => {
  const answer = await get('/assets/main.3f9a1c04.js', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.body).toBe(body);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/javascript; charset=utf-8', vary: 'accept-encoding' });
});

test.each([
  ['/assets/main.3f9a1c04.js', 'public, max-age=31536000, immutable'],
  ['/assets/main.3f9a1c04.css', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/builds/latest.json', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
])('the cache-control of %s is: %s', async (url, cacheControl) => {
  expect((await get(url)).headers['cache-control']).toBe(cacheControl);
});

test.each([
  '/',
  '/home',
  '/admin/jobs/all/7',
  '/no/such/page',
  '/home?next=/a.js',
  '/admin/jobs/c++',
  '/jobs/v1.2',
  '/%zz',
  '/admin/jobs/all/%E0%A4%A',
])('%s is the page, whose router resolves the path', async (url) => {
  const answer = await get(url, { accept: 'text/html,*/*;q=0.8' });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/html; charset=utf-8', '<html>page</html>']);
});

test.each(['/assets/gone.1b2c3d4e.js', '/assets/gone.css', '/gone.json', '/gone.png', '/csp.json', '/assets/main.3f9a1c04.js.br'])(
  '%s is a file that is not there, and not the page',
  async (url) => {
    const answer = await get(url, { accept: '*/*' });
    expect(answer.statusCode === 200 ? answer.body : answer.statusCode).toBe(url.endsWith('.br') ? '<html>page</html>' : 404);
  },
);

test('a client that does not accept a page gets none', async () => {
  expect((await get('/no/such/thing', { accept: 'application/json' })).statusCode).toBe(404);
});

test.each([
  '/../trellis',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/secret',
  '/assets/..%5c..%5cwindows',
  '/.env',
  '//etc/passwd',
  '/assets/%00.js',
])('%s never leaves the folder', async (url) => {
  const answer = await get(url);
  expect(answer.body).toMatch(/^(<html>page<\/html>|\{"code":"(not-found|bad-request)".*)$/);
});

test('HEAD is answered like GET, without the body', async () => {
  const answer = await api.app.inject({ method: 'HEAD', url: '/assets/main.3f9a1c04.js', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': '12' });
  expect(answer.body).toBe('');
});

test('the inline code of the page is allowed by its hash', async () => {
  expect((await get('/')).headers['content-security-policy']).toContain(`script-src 'self' '${HASH}';`);
});

test('a new build is served without a restart', async () => {
  put('index.html', '<html>new page</html>');
  unlinkSync(path.join(folder, 'index.html.br'));
  put('assets/next.00000001.js', 'new script');
  expect((await get('/', { 'accept-encoding': 'br' })).body).toBe('<html>new page</html>');
  expect((await get('/assets/next.00000001.js')).body).toBe('new script');
});

test('a chunk of an older build that was deleted from the disk is not found', async () => {
  put('assets/old.00000002.js', 'old script');
  expect((await get('/assets/old.00000002.js')).statusCode).toBe(200);
  unlinkSync(path.join(folder, 'assets/old.00000002.js'));
  const answer = await get('/assets/old.00000002.js');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
});

test('before the first build there is no page, and the first build is served without a restart', async () => {
  const later = path.join(folder, 'later');
  const server = await serverWith([], { assets: await openClientFiles(later) });
  expect((await get('/', { accept: 'text/html' }, server)).statusCode).toBe(404);
  put('later/index.html', '<html>first page</html>');
  expect((await get('/', { accept: 'text/html' }, server)).body).toBe('<html>first page</html>');
});

test.each([undefined, 'identity;q=0, *;q=0', 'zstd'])('a browser that accepts %s gets the plain file', async (accepted) => {
  const answer = await get('/assets/main.3f9a1c04.js', accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, undefined, 'plain script']);
});

test.each(['/', '/home', '/builds/latest.json', '/favicon.svg', '/config.json', '/assets/main.3f9a1c04.js'])(
  'a browser that has %s gets 304',
  async (url) => {
    const first = await get(url, { 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
    for (const known of [tag, `"other", ${tag}`]) {
      const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', first.headers['cache-control']]);
    }
    expect((await get(url, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200);
  },
);

test('each coding of a file has its own tag', async () => {
  const tags = await Promise.all(
    ['br', 'identity'].map(async (coding) => (await get('/assets/main.3f9a1c04.js', { 'accept-encoding': coding })).headers.etag),
  );
  expect(new Set(tags).size).toBe(2);
});

test('a range request gets a part of a file', async () => {
  const answer = await get('/assets/main.3f9a1c04.js', { range: 'bytes=6-11' });
  expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([206, 'bytes 6-11/12', 'script']);
});

test.each(['/', '/home', '/assets/main.3f9a1c04.js', '/no/such/page'])('POST to %s answers 405 and names the methods', async (url) => {
  const answer = await api.app.inject({ method: 'POST', url, payload: {} });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('A build that names the pages of the client', () => {
  let named: TestServer;
  beforeAll(async () => {
    put('named/index.html', '<html>page</html>');
    put('named/index.html.br', 'page, brotli');
    put('named/pages.json', pages('/', '/home', '/admin/jobs/all/:id', '/jobs/v1.2'));
    named = await serverWith([], { assets: await openClientFiles(path.join(folder, 'named')) });
  });

  test.each(['/', '/?page=2', '/home', '/home/', '/admin/jobs/all/7', '/admin/jobs/all/a%2Fb', '/jobs/v1.2'])(
    'has a page at %s',
    async (url) => {
      const answer = await get(url, { accept: 'text/html' }, named);
      expect([answer.statusCode, answer.body]).toEqual([200, '<html>page</html>']);
    },
  );

  test.each(['/no/such/page', '/Home', '/home/more', '/admin/jobs/all', '/admin/jobs/all/7/8', '/jobs/v1x2', '/%zz', '/home/%E0%A4%A'])(
    'answers %s with the page, whose router shows that it is unknown, and status 404',
    async (url) => {
      const answer = await get(url, { accept: 'text/html', 'accept-encoding': 'br', 'if-none-match': '"any"', range: 'bytes=0-3' }, named);
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([404, 'text/html; charset=utf-8', 'page, brotli']);
      expect(answer.headers.etag).toBeUndefined();
      const head = await named.app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } });
      expect([head.statusCode, head.body]).toEqual([404, '']);
    },
  );

  test('does not serve the list of its pages, and reads a new list without a restart', async () => {
    expect((await get('/pages.json', {}, named)).statusCode).toBe(404);
    put('named/pages.json', pages('/', '/no/such/page'));
    expect((await get('/no/such/page', {}, named)).statusCode).toBe(200);
    expect((await get('/home', {}, named)).statusCode).toBe(404);
  });
});

test('the page of a signed-in user names its files, and is not for shared caches', async () => {
  const own = testFolder();
  writeFileSync(path.join(own, 'index.html'), '<html>page</html>');
  const page = { id: 'garden.beds', path: '/beds', layout: 'admin', roles: ['candidate'], files: ['/assets/beds.js'], texts: {} };
  writeFileSync(path.join(own, 'pages.json'), JSON.stringify([page, { id: 'garden.gate', path: '/gate' }]));
  const server = await serverWith([], { assets: await openClientFiles(own) });
  const headers = { accept: 'text/html', cookie: 'token=x; start=candidate.en' };
  const [signedIn, visitor, other] = [
    await get('/beds', headers, server),
    await get('/beds', {}, server),
    await get('/gate', headers, server),
  ];
  expect([signedIn.headers['server-timing'], signedIn.headers['cache-control']]).toEqual([
    'early;desc="/assets/beds.js", layout;desc="admin"',
    'private, no-cache',
  ]);
  for (const { headers: plain } of [visitor, other])
    expect([plain['server-timing'], plain['cache-control']]).toEqual([undefined, 'no-cache']);
  // A page that the browser has kept gets the same header.
  const again = await get('/beds', { ...headers, 'if-none-match': String(signedIn.headers.etag) }, server);
  expect([again.statusCode, again.headers['server-timing']]).toEqual([304, signedIn.headers['server-timing']]);
});

test('a page with a shell is started by it, at its own address only, and the file itself is not for browsers', async () => {
  const own = testFolder();
  const put = (name: string, content: string): void => {
    mkdirSync(path.dirname(path.join(own, name)), { recursive: true });
    writeFileSync(path.join(own, name), content);
  };
  put('index.html', '<html>page</html>');
  put('shells/beds.html', '<html>beds</html>');
  put('shells/beds.html.br', 'beds, brotli');
  put(
    'pages.json',
    JSON.stringify([
      { id: 'garden.beds', path: '/beds', shell: '/shells/beds.html' },
      { id: 'garden.bed', path: '/beds/:bed' },
    ]),
  );
  const server = await serverWith([], { assets: await openClientFiles(own) });
  const answer = async (url: string, headers = {}): Promise<readonly [number, string]> => {
    const { statusCode, body } = await get(url, { accept: 'text/html', ...headers }, server);
    return [statusCode, body];
  };
  expect(await answer('/beds?from=mail')).toEqual([200, '<html>beds</html>']);
  expect(await answer('/beds/', { 'accept-encoding': 'br' })).toEqual([200, 'beds, brotli']);
  expect(await answer('/beds/rose')).toEqual([200, '<html>page</html>']);
  expect(await answer('/sheds')).toEqual([404, '<html>page</html>']);
  expect((await answer('/shells/beds.html'))[0]).toBe(404);
});
