import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { EmulatorAnswer, EmulatorCall } from './emulator-messages.ts';
import { createGateway } from './gateway.ts';

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
const CREDENTIALS = { email: 'ann@example.org', password: 'secret one', returnSecureToken: true };

let calls: EmulatorCall[];
let answered: EmulatorAnswer;
let changes: number;
let server: http.Server;
let port: number;

beforeAll(async () => {
  const gateway = createGateway({
    call: async (call) => {
      calls.push(call);
      return answered;
    },
    onAccountChange: () => {
      changes += 1;
    },
    hosts: ['jobs.example.org'],
    log: pino({ level: 'silent' }),
  });
  server = http.createServer((request, response) => {
    if (gateway.handles(request.url ?? '')) gateway.serve(request, response);
    else response.writeHead(404).end('ours');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.close());

beforeEach(() => {
  calls = [];
  answered = { status: 200, body: { answered: true } };
  changes = 0;
});

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Writes the raw request. A client library would normalize the path and refuse the headers. */
async function send({ method = 'POST', path = SIGN_IN, headers = {}, body = JSON.stringify(CREDENTIALS) }: Sent): Promise<number> {
  const all = {
    host: `127.0.0.1:${port}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), 'connection: close'].join('\r\n');
  const socket = net.connect(port, '127.0.0.1');
  socket.end(`${head}\r\n\r\n${body}`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

test('says when a refused call may succeed', async () => {
  answered = { status: 400, body: {}, retryAfter: 7 };
  const response = await fetch(`http://127.0.0.1:${port}${SIGN_IN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  });
  expect(response.status).toBe(400);
  expect(response.headers.get('retry-after')).toBe('7');
});

test('passes requests of the SDK to the emulator with the rights of a browser', async () => {
  expect(await send({})).toBe(200);
  expect(calls).toEqual([{ operation: 'accounts.signInWithPassword', body: CREDENTIALS, asOwner: false }]);
});

test('accepts the form encoding that the SDK uses to refresh tokens', async () => {
  const status = await send({
    path: '/securetoken.googleapis.com/v1/token?key=any',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=refresh_token&refresh_token=a%2Bb',
  });
  expect(status).toBe(200);
  expect(calls).toEqual([{ operation: 'token', body: { grantType: 'refresh_token', refreshToken: 'a+b' }, asOwner: false }]);
});

test('reports possibly void tokens after an operation that changes an account, and only then', async () => {
  await send({});
  expect(changes).toBe(0);
  await send({ path: '/identitytoolkit.googleapis.com/v1/accounts:update', body: '{"idToken":"t","displayName":"Ann"}' });
  expect(changes).toBe(1);
});

const P = '/identitytoolkit.googleapis.com/v1';

test.each([
  ['DELETE', '/emulator/v1/projects/demo-trellis/accounts'],
  ['GET', '/emulator/v1/projects/demo-trellis/oobCodes'],
  ['GET', '/emulator/v1/projects/demo-trellis/verificationCodes'],
  ['PATCH', '/emulator/v1/projects/demo-trellis/config'],
  ['GET', '/emulator/openapi.json'],
  ['DELETE', '//emulator/v1/projects/demo-trellis/accounts'],
  ['DELETE', '/Emulator/v1/projects/demo-trellis/accounts'],
  ['DELETE', '/%65mulator/v1/projects/demo-trellis/accounts'],
  ['DELETE', '/x/../emulator/v1/projects/demo-trellis/accounts'],
  ['DELETE', '/identitytoolkit.googleapis.com/../emulator/v1/projects/demo-trellis/accounts'],
  ['DELETE', '/identitytoolkit.googleapis.com/..;/emulator/v1/projects/demo-trellis/accounts'],
  ['DELETE', '/identitytoolkit.googleapis.com/%2e%2e/emulator/v1/projects/demo-trellis/accounts'],
  ['DELETE', 'http://127.0.0.1/emulator/v1/projects/demo-trellis/accounts'],
  ['POST', `http://127.0.0.1${SIGN_IN}`],
  ['POST', '/v1/projects/demo-trellis/accounts'],
  ['POST', '/v1/projects/demo-trellis/accounts:delete'],
  ['POST', `${P}/projects/demo-trellis/accounts`],
  ['POST', `${P}/projects/demo-trellis/accounts:lookup`],
  ['POST', `${P}/projects/demo-trellis/accounts:update`],
  ['POST', `${P}/projects/demo-trellis/accounts:delete`],
  ['POST', `${P}/projects/demo-trellis/accounts:batchCreate`],
  ['GET', `${P}/projects/demo-trellis/accounts:batchGet`],
  ['POST', `${P}/projects/demo-trellis:createSessionCookie`],
  ['GET', `${P}/projects`],
  ['POST', '/identitytoolkit.googleapis.com/v2/projects/demo-trellis/tenants'],
  ['POST', `${P}/accounts:delete`],
  ['POST', `${P}/accounts:signInWithCustomToken`],
  ['POST', `${P}/accounts:signInWithIdp`],
  ['POST', `${P}/accounts:createAuthUri`],
  ['POST', `${P}/accounts%3AsignUp`],
  ['POST', `${P}//accounts:signUp`],
  ['POST', `${P}/./accounts:signUp`],
  ['POST', `${P}/accounts:signUp/`],
  ['POST', `${P}/accounts:signup`],
  ['POST', `${P}/accounts:signUp;x=1`],
  ['POST', `${P}/accounts:signUp#/../projects`],
  ['POST', `${P}/accounts:signUp%00`],
  ['POST', '/IdentityToolkit.googleapis.com/v1/accounts:signUp'],
  ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/signupNewUser'],
  ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/uploadAccount'],
  ['GET', `${P}/accounts:signUp`],
  ['PUT', `${P}/accounts:update`],
  ['OPTIONS', `${P}/accounts:signUp`],
])('%s %s reaches nothing', async (method, path) => {
  expect(await send({ method, path })).toBe(404);
  expect(await send({ method, path, headers: { authorization: 'Bearer owner' } })).toBeGreaterThanOrEqual(403);
  expect(calls).toEqual([]);
});

test.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.anything', 'Basic x'])(
  'refuses a request with the header Authorization: %s',
  async (authorization) => {
    expect(await send({ headers: { authorization } })).toBe(403);
    expect(calls).toEqual([]);
  },
);

test.each([
  { host: 'evil.example' },
  { host: 'evil.example:3000' },
  { host: 'localhost.evil.example' },
  { host: '127.0.0.1.evil.example' },
  { host: 'evil.example@localhost' },
  { host: 'localhost/evil.example' },
  { host: '192.0.2.7' },
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'http://jobs.example.org' },
  { origin: 'http://127.0.0.1.evil.example' },
  { host: 'evil.example', origin: 'http://evil.example' },
])('refuses a request from another origin: %j', async (headers) => {
  expect(await send({ headers })).toBe(403);
  expect(calls).toEqual([]);
});

test.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:8080', '127.8.9.1', '[::1]:3000', 'jobs.example.org', 'Jobs.example.org:8443'])(
  'serves its own pages at %s',
  async (host) => {
    expect(await send({ headers: { host } })).toBe(200);
    expect(await send({ headers: { host, origin: `https://${host.toLowerCase()}` } })).toBe(200);
  },
);

test.each([
  ['the same for another project', { ...CREDENTIALS, targetProjectId: 'demo-trellis' }],
  ['a tenant', { ...CREDENTIALS, tenantId: 't' }],
  ['a tenant under another spelling', { ...CREDENTIALS, tenant_id: 't' }],
  ['a password under another spelling', { ...CREDENTIALS, Password: 'x' }],
  ['no password, as anonymous accounts are made', { returnSecureToken: true }],
  ['text where a flag belongs', { ...CREDENTIALS, returnSecureToken: 'true' }],
  ['an object where text belongs', { ...CREDENTIALS, email: { $ne: '' } }],
  ['an address longer than any', { ...CREDENTIALS, email: `${'a'.repeat(255)}@example.org` }],
  ['a list', []],
  ['nothing', null],
])('refuses a body with %s', async (_, body) => {
  expect(await send({ body: JSON.stringify(body) })).toBe(422);
  expect(calls).toEqual([]);
});

test('refuses a change of address or role as an extra field', async () => {
  const path = `${P}/accounts:update`;
  for (const field of ['email', 'localId', 'customAttributes', 'disableUser', 'validSince', 'linkProviderUserInfo', 'emailVerified']) {
    expect(await send({ path, body: JSON.stringify({ idToken: 't', [field]: 'x' }) })).toBe(422);
  }
  expect(calls).toEqual([]);
});

test('refuses a body that is not JSON, is not declared as JSON, or is too long', async () => {
  expect(await send({ body: '{"email":' })).toBe(400);
  expect(await send({ headers: { 'content-type': 'text/plain' } })).toBe(415);
  expect(await send({ headers: { 'content-type': '' } })).toBe(415);
  expect(await send({ body: JSON.stringify({ ...CREDENTIALS, clientType: 'x'.repeat(3_000_000) }) })).toBe(413);
  expect(calls).toEqual([]);
});
