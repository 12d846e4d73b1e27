import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { downloadEndpoint, uploadEndpoint } from '#core/contract/file-endpoint.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { testToken } from '#core/testing/test-token.ts';
import { coreClientPlugin } from '../app/core.client-plugin.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../navigation/navigator.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { TokenService } from '../token/token-service.ts';
import { ApiClient } from './api-client.ts';
import { FileUpload } from './file-upload.ts';

const PAGE = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type, x-file-name',
  'access-control-allow-methods': 'GET, PUT',
  'access-control-expose-headers': '*, content-disposition',
};

const put = uploadEndpoint<{ params: { id: string }; query: { loud?: string }; reply: { name: string; bytes: number } }>({
  id: 'shed.put',
  method: 'PUT',
  path: '/sheds/:id',
  summary: 'Puts a file into the shed.',
  maxBytes: 1000,
  maxSeconds: 60,
});
const take = downloadEndpoint<{ params: { name: string } }>({ id: 'shed.take', path: '/files/:name', summary: 'A file of the shed.' });

interface Asked {
  readonly request: IncomingMessage;
  readonly body: string;
}

const asked: Asked[] = [];
/** The response of the server. With `undefined` it never responds. */
let answers: (undefined | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string })[] = [];

const server: Server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Uint8Array) => {
    body += String(part);
  });
  request.on('end', () => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PAGE).end();
      return;
    }
    asked.push({ request, body });
    const answer = answers.shift();
    if (answer !== undefined) response.writeHead(answer.status, { ...PAGE, ...answer.headers }).end(answer.body);
  });
});

const texts = new Texts(createRegistry([coreClientPlugin]));

function setUp() {
  const { port } = server.address() as AddressInfo;
  const snackbar = new SnackbarStore();
  const navigator = new Navigator();
  const config = { ...TEST_CONFIG, apiBase: `http://localhost:${port}/api` };
  return { api: new ApiClient(config, new TokenService(), snackbar, navigator, texts), snackbar };
}

beforeAll(async () => {
  await texts.start();
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  asked.length = 0;
  answers = [];
});
afterEach(() => new TokenService().clearToken());

const file = new File(['one two'], 'Übersicht.csv');
const DONE = { status: 201, body: '{"name":"a","bytes":7}' };

describe('an upload call', () => {
  test('sends the file, its name and the token, and returns the response like any other call', async () => {
    const { api } = setUp();
    const token = testToken('mine');
    new TokenService().setToken(token);
    answers = [DONE];
    expect(await api.upload(put, { params: { id: 'a/b' }, query: { loud: 'yes' }, file })).toEqual({ name: 'a', bytes: 7 });
    expect(asked[0]?.body).toBe('one two');
    expect([asked[0]?.request.method, asked[0]?.request.url]).toEqual(['PUT', '/api/sheds/a%2Fb?loud=yes']);
    expect(asked[0]?.request.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '7',
      'x-file-name': '%C3%9Cbersicht.csv',
      authorization: `Bearer ${token}`,
    });
  });

  test('sends a blob with the given name', async () => {
    const { api } = setUp();
    answers = [DONE];
    await api.upload(put, { params: { id: '1' }, file: new Blob(['x']), fileName: '../photo.png' });
    expect(asked[0]?.request.headers['x-file-name']).toBe('photo.png');
  });

  test('rejects a file that is too large without sending it, with the message of the server', async () => {
    const { api, snackbar } = setUp();
    const large = new File(['x'.repeat(1001)], 'large.csv');
    await expect(api.upload(put, { params: { id: '1' }, file: large })).rejects.toMatchObject({ status: 413, code: 'payload-too-large' });
    expect(asked).toEqual([]);
    expect(snackbar.message).toBe('What you sent is larger than this server accepts. Make it smaller.');
  });

  test('is not retried automatically', async () => {
    const { api } = setUp();
    answers = [{ status: 503, body: '{"code":"unavailable","message":"The server is not ready."}' }, DONE];
    await expect(api.upload(put, { params: { id: '1' }, file })).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
  });
});

describe('an upload', () => {
  test('reports its progress and its result', async () => {
    const { api } = setUp();
    answers = [DONE];
    const upload = new FileUpload(api, put, { params: { id: '1' }, file });
    expect([upload.state, upload.share]).toEqual(['waiting', 0]);
    const sending = upload.send();
    expect(upload.state).toBe('sending');
    await Promise.all([sending, upload.send()]);
    expect([upload.state, upload.share, upload.reply]).toEqual(['sent', 1, { name: 'a', bytes: 7 }]);
    await upload.send();
    expect(asked).toHaveLength(1);
  });

  test('that failed can be sent again', async () => {
    const { api } = setUp();
    answers = [{ status: 500 }, DONE];
    const upload = new FileUpload(api, put, { params: { id: '1' }, file });
    await upload.send();
    expect(upload.state).toBe('failed');
    await upload.send();
    expect([upload.state, asked.length]).toEqual(['sent', 2]);
  });

  test('that is cancelled ends without a message', async () => {
    const { api, snackbar } = setUp();
    answers = [undefined, DONE];
    const upload = new FileUpload(api, put, { params: { id: '1' }, file });
    const sending = upload.send();
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    upload.cancel();
    await sending;
    expect([upload.state, snackbar.show]).toEqual(['cancelled', false]);
    await upload.send();
    expect(upload.state).toBe('sent');
  });
});

describe('a download call', () => {
  const params = { name: 'a' };

  test('returns the file with its name', async () => {
    const { api } = setUp();
    const disposition = `attachment; filename="_.csv"; filename*=UTF-8''%C3%9C.csv`;
    answers = [
      { status: 200, headers: { 'content-type': 'text/csv', 'content-disposition': disposition }, body: 'one,two' },
      { status: 200, headers: { 'content-disposition': 'attachment; filename="plain.csv"' } },
      { status: 200 },
    ];
    const csv = await api.download(take, { params });
    expect([csv.name, csv.blob.size]).toEqual(['Ü.csv', 7]);
    expect((await api.download(take, { params })).name).toBe('plain.csv');
    expect((await api.download(take, { params })).name).toBeUndefined();
  });

  test('fails like any other call', async () => {
    const { api, snackbar } = setUp();
    const refused = { status: 404, body: '{"code":"not-found","message":"This does not exist, or you do not have access to it."}' };
    answers = [refused];
    await expect(api.download(take, { params })).rejects.toMatchObject({ status: 404, code: 'not-found' });
    expect(snackbar.message).toBe('This does not exist, or you do not have access to it.');
    answers = [
      { status: 500, body: '<h1>No</h1>' },
      { status: 500, body: '<h1>No</h1>' },
    ];
    await expect(api.download(take, { params })).rejects.toMatchObject({ status: 500, code: 'unknown' });
  });

  test('is retried once when the server is not ready', async () => {
    const { api } = setUp();
    answers = [{ status: 503 }, { status: 200, body: 'one' }];
    expect((await api.download(take, { params })).blob.size).toBe(3);
  });
});
