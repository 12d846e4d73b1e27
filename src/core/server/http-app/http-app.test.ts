import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { endpoint } from '#core/contract/endpoint.ts';
import { KNOWN_NOTE, noteServerPlugin } from '#core/testing/note-server-plugin.ts';
import { serverWith, type TestServer, testServer } from '#core/testing/server-kit.ts';
import { requestOf } from '#core/testing/test-request.ts';
import { listen } from '../app/listen.ts';
import { openClientFiles } from '../assets/client-files.ts';
import { demandPolicies } from './mount-handlers.ts';

const api = testServer([noteServerPlugin()]);

const writer = async () => ({ authorization: `Bearer ${(await api.as('candidate').actor()).userId}` });

describe('Every refusal has one shape', () => {
  const json = 'application/json';
  test.each([
    ['broken JSON', { headers: { 'content-type': json }, payload: '{"text":' }, 400, 'invalid-json'],
    ['an empty body that calls itself JSON', { headers: { 'content-type': json }, payload: '' }, 400, 'invalid-json'],
    ['JSON that would change the prototype', { headers: { 'content-type': json }, payload: '{"__proto__":{}}' }, 400, 'invalid-json'],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'text=hello' }, 415, 'unsupported-media-type'],
    ['plain text', { headers: { 'content-type': 'text/plain' }, payload: 'hello' }, 415, 'unsupported-media-type'],
    [
      'a body of more than a mebibyte',
      { headers: { 'content-type': json }, payload: `{"text":"${'x'.repeat(1_100_000)}"}` },
      413,
      'payload-too-large',
    ],
  ])('%s', async (_what, { headers, payload }, status, code) => {
    const answer = await api.app.inject({ method: 'POST', url: '/api/notes', headers: { ...headers, ...(await writer()) }, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message: expect.any(String), isFinal: true });
  });

  test.each([
    ['an unknown address of the API', 'POST', '/api/nothing', 404, 'not-found'],
    ['the API itself', 'GET', '/api', 404, 'not-found'],
    ['an address outside the API', 'GET', '/nothing', 404, 'not-found'],
    ['a wrong method of the API', 'PUT', `/api/notes/${KNOWN_NOTE}`, 405, 'method-not-allowed'],
    ['a wrong method outside the API', 'DELETE', '/healthz', 405, 'method-not-allowed'],
    ['an address that cannot be decoded', 'GET', '/api/%ZZ', 400, 'bad-request'],
    ['a text that is not a token', 'GET', '/api/me', 401, 'unauthenticated'],
  ] as const)('%s', async (_what, method, url, status, code) => {
    const answer = await api.app.inject({ method, url, headers: { authorization: 'Bearer 01890a5d-ac96-774b-bcce-b302099a8059' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message: expect.any(String), isFinal: true });
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  test('a wrong method is answered with the allowed methods', async () => {
    const answer = await api.app.inject({ method: 'PUT', url: `/api/notes/${KNOWN_NOTE}` });
    expect(answer.headers.allow).toBe('DELETE, GET, HEAD');
  });
});

describe('The id of a request', () => {
  const proxied = testServer([noteServerPlugin()], { env: { PUBLIC_URL: 'https://jobs.example.org' } });
  const idFor = async ({ app }: TestServer, given: string) =>
    (await app.inject({ url: '/healthz', headers: { 'x-request-id': given } })).headers['x-request-id'];

  test('is the id that a proxy gave', async () => {
    expect(await idFor(proxied, 'proxy-1234567')).toBe('proxy-1234567');
  });

  test('is a new id without a proxy, whatever the client sends', async () => {
    expect(await idFor(api, 'client-1234567')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(['short', 'with space 123', 'x'.repeat(129), 'quote"1234567'])('is a new id instead of %s', async (given) => {
    expect(await idFor(proxied, given)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('responses of the API are not cached, and nothing in them may run', async () => {
  const { headers } = await api.app.inject(`/api/notes/${KNOWN_NOTE}`);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
});

test('the form of an address does not change the headers of its response', async () => {
  const { app } = await serverWith([noteServerPlugin()]);
  const { host, hostname, port } = new URL(await listen(app, { host: '127.0.0.1', port: 0 }));
  for (const target of [`http://${host}/api/notes/${KNOWN_NOTE}`, `/%61pi/notes/${KNOWN_NOTE}`]) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.end(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain('cache-control: no-store\r\n');
    expect(answer).toContain("content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'\r\n");
  }
});

test.each(['GET', 'HEAD', 'POST'] as const)(
  'without a built client, %s of an address that cannot be decoded is refused',
  async (method) => {
    const unbuilt = await serverWith([], { assets: await openClientFiles(path.join(tmpdir(), 'trellis-never-built')) });
    const answer = await unbuilt.app.inject({ method, url: '/%zz', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(method === 'POST' ? 405 : 404);
    expect((await unbuilt.app.inject('/healthz')).statusCode).toBe(200);
  },
);

test.each(['/api/docs', '/api/docs/docs.js', '/apiary', '/healthz'])('%s has the headers of a page', async (url) => {
  const { headers } = await api.app.inject(url);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain(url.startsWith('/api/') ? "base-uri 'none'" : "base-uri 'self'");
});

test('the client gets its configuration', async () => {
  const answer = await api.app.inject('/config.json');
  expect(answer.json()).toMatchObject({ apiBase: '/api', emulator: true, identity: { projectId: 'demo-trellis', vapidKey: '' } });
});

test('an API address without a policy cannot be mounted', () => {
  const app = fastify();
  demandPolicies(app as never);
  expect(() => app.get('/api/open', async () => 'anything')).toThrow('ENDPOINT_WITHOUT_POLICY: GET /api/open was mounted without a policy');
});

test('metrics count requests by pattern, never by address', async () => {
  await api.app.inject(`/api/notes/${KNOWN_NOTE}`);
  const { body } = await api.app.inject('/metrics');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/notes/:id",status="200"}');
  expect(body).not.toContain(KNOWN_NOTE);
  expect(body).toContain('process_resident_memory_bytes');
});

test('a call that no plugin serves is answered 404', async () => {
  const missing = endpoint<{ reply: string }>({ id: 'note.gone', method: 'GET', path: '/gone', summary: 'Nothing.' });
  expect((await api.app.inject(requestOf(missing, {}, {}))).statusCode).toBe(404);
});
