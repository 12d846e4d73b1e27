import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { acceptedCodings } from './accepted-codings.ts';
import { openClientFiles } from './client-files.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;
let folder: string;
let api: TestServer;

function put(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'trellis-assets-'));
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
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.secret`);
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test.each([
  ['br, gzip', 'br', 'script, brotli'],
  ['gzip, deflate', 'gzip', 'script, gzip'],
  ['gzip;q=1, br;q=0', 'gzip', 'script, gzip'],
  ['*', 'br', 'script, brotli'],
  ['identity', undefined, 'plain script'],
])('a browser that accepts %s is sent %s', async (accepted, coding, body) => {
  const answer = await get('/assets/main.3f9a1c04.js', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.body).toBe(body);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', vary: 'accept-encoding' });
});

test.each([
  ['/assets/main.3f9a1c04.js', 'public, max-age=31536000, immutable'],
  ['/assets/main.3f9a1c04.css', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/builds/latest.json', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
])('%s may be kept: %s', async (url, cacheControl) => {
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
])('%s is the page, whose router knows what it means', async (url) => {
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

test('who does not accept a page is not sent one', async () => {
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

test('HEAD is answered like GET, without the content', async () => {
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

test('a client that is not built has no page, and no other', async () => {
  const files = await openClientFiles(path.join(folder, 'nowhere'));
  expect(files.page()).toBeUndefined();
});

test('the plain file is accepted whatever a browser says', () => {
  expect(acceptedCodings(undefined)).toEqual(['identity']);
  expect(acceptedCodings('identity;q=0, *;q=0')).toEqual(['identity']);
});
