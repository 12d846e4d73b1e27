import type { IncomingHttpHeaders } from 'node:http';
import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { getMe } from '#core/contract/me.ts';
import { z } from '#core/contract/schema.ts';
import { KNOWN_NOTE, noteServerPlugin, readNote, writeNote } from '#core/testing/note-server-plugin.ts';
import { serverWith, type TestServer, type TestServerOptions } from '#core/testing/server-kit.ts';
import { limitOf } from '../../identity/embedded/public-operations.ts';
import type { IdentityGateway } from '../../identity/identity.ts';
import { defineServerPlugin } from '../../plugin/server-plugin.ts';
import { handle } from '../handler.ts';

const SMALL = { RATE_LIMITS: 'on', RATE_LIMIT_READS: '3', RATE_LIMIT_WRITES: '2', RATE_LIMIT_SIGN_INS: '2' };
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any';

const send = endpoint<{ body: { text: string }; reply: { done: boolean } }>({
  id: 'post.send',
  method: 'POST',
  path: '/post',
  summary: 'Sends.',
});
const sendContract = endpointContract(send, { body: z.object({ text: z.string().min(2) }), reply: z.object({ done: z.boolean() }) });

const open = endpoint<{ body: { box: string; key?: string | undefined }; reply: { done: boolean } }>({
  id: 'post.open',
  method: 'POST',
  path: '/post/box',
  summary: 'Opens.',
});
const openContract = endpointContract(open, {
  body: z.object({ box: z.string(), key: z.string().optional() }),
  reply: z.object({ done: z.boolean() }),
});

/** A plugin with a call that has a limit of its own, and a call whose objects have one. */
const postServerPlugin = defineServerPlugin({
  id: 'post',
  setup: () => ({
    handlers: [
      handle(sendContract, { policy: 'public', limit: { max: 1, windowMinutes: 60 }, run: async () => ({ done: true }) }),
      handle(openContract, {
        policy: 'public',
        objectLimit: { max: 2, windowMinutes: 60, objectOf: ({ body }) => (body.key === undefined ? undefined : body.box) },
        run: async () => ({ done: true }),
      }),
    ],
  }),
});

const passed: string[] = [];
const identityGateway: IdentityGateway = {
  handles: (url) => url.startsWith('/identitytoolkit'),
  limitOf,
  serve: ({ url = '' }, response) => {
    passed.push(url);
    response.writeHead(200).end('{}');
  },
};

const limited = (options: TestServerOptions = {}): Promise<TestServer> =>
  serverWith([noteServerPlugin(), postServerPlugin], { env: SMALL, identityGateway, ...options });

const known = { params: { id: KNOWN_NOTE } };

/** The statuses of this many requests, one after another. */
async function statuses(
  api: TestServer,
  count: number,
  request: { method?: 'GET' | 'POST'; url: string; headers?: IncomingHttpHeaders; remoteAddress?: string },
): Promise<number[]> {
  const answers: number[] = [];
  for (let at = 0; at < count; at += 1) answers.push((await api.app.inject(request)).statusCode);
  return answers;
}

describe.each(['memory', 'database'])('Counted in the %s,', (store) => {
  let api: TestServer;
  beforeEach(async () => {
    api = await limited({ env: { ...SMALL, RATE_LIMIT_STORE: store } });
  });
  afterEach(() => api.close());

  test('without an account, each network has its own limit of reads', async () => {
    const url = `/api/notes/${KNOWN_NOTE}`;
    expect(await statuses(api, 4, { url })).toEqual([200, 200, 200, 429]);
    expect(await statuses(api, 1, { url, remoteAddress: '203.0.113.5' })).toEqual([200]);
    const refused = await api.app.inject({ url });
    expect(refused.json()).toEqual({
      code: 'too-many-requests',
      message: 'Too many requests. Wait a moment, then try again.',
      retryAfter: Number(refused.headers['retry-after']),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  test('an account has its own counts, for writes apart from reads', async () => {
    const candidate = api.as('candidate');
    for (const expected of [201, 201, 429]) expect(await candidate.status(writeNote, { body: { text: 'hello' } })).toBe(expected);
    for (const expected of [200, 200, 200, 429]) expect(await candidate.status(getMe)).toBe(expected);
    expect(await api.as('candidate', 'second').status(getMe)).toBe(200);
    expect(await api.as('visitor').status(readNote, known)).toBe(200);
  });

  test('a call with a limit of its own is counted once its input is valid', async () => {
    const visitor = api.as('visitor');
    expect(await visitor.status(send, { body: { text: 'x' } })).toBe(422);
    expect(await visitor.status(send, { body: { text: 'hello' } })).toBe(200);
    const other = await api.app.inject({ method: 'POST', url: '/api/post', payload: { text: 'hello' }, remoteAddress: '203.0.113.5' });
    expect(other.statusCode).toBe(200);
    const again = await api.app.inject({ method: 'POST', url: '/api/post', payload: { text: 'hello' }, remoteAddress: '203.0.113.5' });
    expect(again.statusCode).toBe(429);
    expect(again.json().retryAfter).toBeGreaterThan(3000);
  });

  test('the calls about one object have one limit, whoever makes them', async () => {
    const opens = (name: string, body: object) => api.as('candidate', name).status(open, { body });
    expect(await opens('first', { box: 'red', key: '1' })).toBe(200);
    expect(await opens('second', { box: 'red', key: '2' })).toBe(200);
    expect(await opens('third', { box: 'red', key: '3' })).toBe(429);
    expect(await opens('third', { box: 'blue', key: '3' })).toBe(200);
    expect(await opens('fourth', { box: 'red' })).toBe(200);
  });

  test('attempts at the identity provider answer 429 in the form of its SDK, before they reach the provider', async () => {
    passed.length = 0;
    const request = { method: 'POST', url: SIGN_IN, payload: {} } as const;
    expect(await statuses(api, 2, request)).toEqual([200, 200]);
    const refused = await api.app.inject(request);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(passed).toEqual([SIGN_IN, SIGN_IN]);
    expect(await statuses(api, 1, { ...request, url: LOOKUP })).toEqual([200]);
    expect(await statuses(api, 1, { ...request, remoteAddress: '203.0.113.5' })).toEqual([200]);
  });
});

describe('The limits', () => {
  test('count requests with a refused token, and requests that no call takes', async () => {
    const api = await limited();
    const headers = { authorization: 'Bearer 01890a5d-ac96-774b-bcce-b302099a8059' };
    expect(await statuses(api, 4, { url: '/api/me', headers })).toEqual([401, 401, 401, 429]);
    const elsewhere = { remoteAddress: '203.0.113.5' };
    expect(await statuses(api, 4, { url: '/api/nothing', ...elsewhere })).toEqual([404, 404, 404, 429]);
    expect(await statuses(api, 1, { url: '/api/docs', ...elsewhere })).toEqual([429]);
  });

  test('do not apply to health, metrics and the settings of the client', async () => {
    const api = await limited();
    for (const url of ['/healthz', '/readyz', '/metrics', '/config.json', '/nothing']) {
      expect(new Set(await statuses(api, 5, { url }))).toEqual(new Set([url === '/nothing' ? 404 : 200]));
    }
  });

  test.each([
    [undefined, [200, 200, 200, 429]],
    ['https://jobs.example.org', [200, 200, 200, 200]],
  ])('with PUBLIC_URL %s, X-Forwarded-For identifies another sender accordingly', async (publicUrl, expected) => {
    const api = await limited({ env: { ...SMALL, ...(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl }) } });
    const answers: number[] = [];
    for (const at of expected.keys()) {
      const answer = await api.app.inject({ url: `/api/notes/${KNOWN_NOTE}`, headers: { 'x-forwarded-for': `198.51.100.${at}` } });
      answers.push(answer.statusCode);
    }
    expect(answers).toEqual(expected);
  });

  test('are off with RATE_LIMITS=off', async () => {
    const api = await limited({ env: { ...SMALL, RATE_LIMITS: 'off' } });
    expect(new Set(await statuses(api, 10, { url: `/api/notes/${KNOWN_NOTE}` }))).toEqual(new Set([200]));
    expect(new Set(await statuses(api, 10, { method: 'POST', url: SIGN_IN }))).toEqual(new Set([200]));
    for (const _ of [1, 2]) expect(await api.as('visitor').status(send, { body: { text: 'hello' } })).toBe(200);
  });

  test('store no address and no account in the database', async () => {
    const api = await limited({ env: { ...SMALL, RATE_LIMIT_STORE: 'database' } });
    await api.as('candidate').status(getMe);
    await statuses(api, 1, { url: `/api/notes/${KNOWN_NOTE}`, remoteAddress: '203.0.113.5' });
    const rows = await api.db.selectFrom('rate_limits').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^read [\w-]{43}$/), expect.stringMatching(/^read [\w-]{43}$/)]);
  });
});

test.each([
  [SIGN_IN, 'sign-in'],
  ['/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', 'sign-in'],
  ['/identitytoolkit.googleapis.com/v1/accounts:update', 'sign-in'],
  ['/identitytoolkit.googleapis.com/v1/accounts:Lookup', 'sign-in'],
  ['/emulator/v1/projects/demo/oobCodes', 'sign-in'],
  [LOOKUP, 'read'],
  ['/securetoken.googleapis.com/v1/token', 'read'],
])('%s is counted as %s', (url, kind) => {
  expect(limitOf(url)).toBe(kind);
});
