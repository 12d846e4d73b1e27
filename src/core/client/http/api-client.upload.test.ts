import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '#core/contract/endpoint.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { testToken } from '#core/testing/test-token.ts';
import { coreClientPlugin } from '../app/core.client-plugin.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../navigation/navigator.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { TokenService } from '../token/token-service.ts';
import { ApiClient } from './api-client.ts';

const PAGE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': 'x-seen' };

const send = endpoint<{ body: unknown; reply: { length: number } }>({ id: 'shed.send', method: 'POST', path: '/files', summary: 'Store.' });
const lose = endpoint<{ body: unknown; reply: never }>({ id: 'shed.lose', method: 'POST', path: '/lost', summary: 'Refuse.' });
const empty = endpoint<{ body: unknown; reply: null }>({ id: 'shed.empty', method: 'POST', path: '/empty', summary: 'Say nothing.' });
const hang = endpoint<{ body: unknown; reply: never }>({ id: 'shed.hang', method: 'POST', path: '/hang', summary: 'Never answer.' });

/** A server whose responses describe the request. */
const server: Server = createServer((request, response) => {
  let length = 0;
  request.on('data', (part: Uint8Array) => {
    length += part.length;
  });
  request.on('end', () => {
    if (request.method === 'OPTIONS' || request.url === '/empty') response.writeHead(204, PAGE).end();
    else if (request.url === '/lost') response.writeHead(507, PAGE).end('{"message":"The shed is full."}');
    else if (request.url !== '/hang') {
      response.writeHead(201, { ...PAGE, 'x-seen': request.headers.authorization ?? 'no token' }).end(JSON.stringify({ length }));
    }
  });
});

const texts = new Texts(createRegistry([coreClientPlugin]));

function setUp() {
  const { port } = server.address() as AddressInfo;
  const snackbar = new SnackbarStore();
  const config = { ...TEST_CONFIG, apiBase: `http://localhost:${port}` };
  return { api: new ApiClient(config, new TokenService(), snackbar, new Navigator(), texts), snackbar };
}

beforeAll(async () => {
  await texts.start();
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => new TokenService().clearToken());

describe('a call with upload progress', () => {
  it('reports progress and returns the response like any other call', async () => {
    const { api } = setUp();
    const token = testToken('mine');
    new TokenService().setToken(token);
    const shares: number[] = [];
    const { response, body } = await api.raw(send, { body: 'x'.repeat(500_000), onUpload: (share) => shares.push(share) });
    expect(body).toEqual({ length: 500_000 });
    expect([response.status, response.headers.get('x-seen')]).toEqual([201, `Bearer ${token}`]);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('accepts a response without a body', async () => {
    await expect(setUp().api.call(empty, { body: { a: 1 }, onUpload: () => undefined })).resolves.toBeUndefined();
  });

  it('fails like any other call', async () => {
    const { api, snackbar } = setUp();
    await expect(api.call(lose, { body: { a: 1 }, onUpload: () => undefined })).rejects.toMatchObject({ status: 507 });
    expect(snackbar.message).toBe('The shed is full.');
  });

  it('fails without a response', async () => {
    const { snackbar } = setUp();
    const config = { ...TEST_CONFIG, apiBase: 'http://localhost:1' };
    const api = new ApiClient(config, new TokenService(), snackbar, new Navigator(), texts);
    await expect(api.call(send, { body: 'x', onUpload: () => undefined })).rejects.toMatchObject({ status: 0, code: 'no-answer' });
  });

  it('can be aborted before and after it begins', async () => {
    const { api, snackbar } = setUp();
    await expect(api.call(hang, { body: 'x', onUpload: () => undefined, signal: AbortSignal.abort() })).rejects.toThrow();
    const controller = new AbortController();
    server.once('request', () => controller.abort());
    const call = api.call(hang, { body: 'x', onUpload: () => undefined, signal: controller.signal });
    await expect(call).rejects.toThrow();
    expect(snackbar.show).toBe(false);
  });
});
