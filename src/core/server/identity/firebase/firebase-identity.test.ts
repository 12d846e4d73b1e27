import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { ApiFault } from '../../errors/api-fault.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { Identity } from '../identity.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';

/*
 * The real firebase-admin. A stand-in server answers its requests.
 */

const PROJECT = 'jobs-example';
const KEYS = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const refused = new ApiFault('unauthenticated');

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly disabled?: boolean;
  readonly validSince?: string;
}

let accounts: Account[];
let revoked: string[];
let google: http.Server;
let identity: Identity;
let down: boolean;

async function answer(request: http.IncomingMessage): Promise<object> {
  if (request.url?.startsWith('/robot/v1/metadata/x509/')) return { 'key-1': KEYS.publicKey };
  const body = JSON.parse(await text(request));
  if (request.url === `/v1/projects/${PROJECT}/accounts:lookup`) {
    return { users: accounts.filter(({ localId, email }) => body.localId?.includes(localId) || body.email?.includes(email)) };
  }
  if (request.url === `/v1/projects/${PROJECT}/accounts`) {
    const account = { localId: `uid-${accounts.length + 1}`, email: body.email };
    accounts.push(account);
    return account;
  }
  if (request.url?.endsWith('accounts:update')) {
    revoked.push(body.localId);
    return { localId: body.localId };
  }
  accounts = accounts.filter(({ localId }) => localId !== body.localId);
  return {};
}

// No TLS: the certificate of a stand-in could not be trusted anyway.
class ToStandIn extends https.Agent {
  override createConnection(): net.Socket {
    return net.connect((google.address() as AddressInfo).port, '127.0.0.1');
  }
}

beforeAll(async () => {
  google = http.createServer(async (request, response) => {
    response.statusCode = down ? 500 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await answer(request)));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  google.closeAllConnections();
  google.close();
});

beforeEach(async () => {
  down = false;
  revoked = [];
  accounts = [{ localId: 'uid-1', email: 'ann@example.org' }];
  identity = await createFirebaseIdentity({ kind: 'firebase', projectId: PROJECT, credentialsFile: undefined }, () => new Date(), {
    credential: { getAccessToken: async () => ({ access_token: 'server', expires_in: 3600 }) },
    httpAgent: new ToStandIn(),
  });
});

afterEach(() => identity.stop());

function claimsWith(change: JWTPayload): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'uid-1',
    iat: now - 10,
    auth_time: now - 20,
    exp: now + 3590,
    email: 'ann@example.org',
    email_verified: true,
    name: 'Ann',
    ...change,
  };
}

function idToken(change: JWTPayload = {}): Promise<string> {
  const header = { alg: 'RS256', kid: 'key-1' };
  return new SignJWT(claimsWith(change)).setProtectedHeader(header).sign(createPrivateKey(KEYS.privateKey));
}

async function changedAfterSigning(): Promise<string> {
  const [header, , signature] = (await idToken()).split('.');
  const [, otherClaims] = (await idToken({ sub: 'uid-2' })).split('.');
  return `${header}.${otherClaims}.${signature}`;
}

test('a valid token identifies its user', async () => {
  const token = { uid: 'uid-1', email: 'ann@example.org', emailVerified: true, name: 'Ann' };
  expect(await identity.verify(await idToken())).toMatchObject(token);
});

test.each([
  ['unsigned', () => new UnsecuredJWT(claimsWith({})).encode()],
  ['of another project', () => idToken({ aud: 'other' })],
  ['of another issuer', () => idToken({ iss: 'https://securetoken.google.com/other' })],
  ['expired', () => idToken({ exp: 1 })],
  ['changed after signing', changedAfterSigning],
  ['of an account that is gone', () => idToken({ sub: 'uid-9' })],
  ['without an address', () => idToken({ email: undefined })],
  ['no token at all', () => 'nonsense'],
])('refuses a token that is %s', async (_, token) => {
  await expect(identity.verify(await token())).rejects.toEqual(refused);
});

test('refuses tokens of accounts that were disabled or whose sessions were ended', async () => {
  accounts = [{ localId: 'uid-1', email: 'ann@example.org', disabled: true }];
  await expect(identity.verify(await idToken())).rejects.toEqual(refused);
  accounts = [{ localId: 'uid-1', email: 'ann@example.org', validSince: String(Math.floor(Date.now() / 1000)) }];
  await expect(identity.verify(await idToken())).rejects.toEqual(refused);
});

test('an unreachable provider signs no user out', async () => {
  down = true;
  await expect(identity.verify(await idToken())).rejects.toEqual(new ApiFault('unavailable'));
});

test('creates, finds and deletes accounts, and refuses tokens of a deleted account', async () => {
  const uid = await identity.createAccount({ email: 'bob@example.org', password: 'secret one', name: 'Bob' });
  expect(await identity.findByEmail('bob@example.org')).toBe(uid);
  expect(await identity.findByEmail('nobody@example.org')).toBeUndefined();
  const token = await idToken({ sub: uid });
  await identity.verify(token);
  await identity.deleteAccount(uid);
  await expect(identity.verify(token)).rejects.toEqual(refused);
});

test('does not start in an environment that would make unsigned tokens valid', async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';
  try {
    const start = createFirebaseIdentity({ kind: 'firebase', projectId: PROJECT, credentialsFile: undefined }, () => new Date());
    await expect(start).rejects.toThrow(StartupError);
  } finally {
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  }
});

describe('sessions that were ended here', () => {
  const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1000);
  const validSince = (at: Date): string => String(Math.floor(at.getTime() / 1000));

  test('get no new tokens from the provider, because all refresh tokens of the account are revoked', async () => {
    accounts = [{ localId: 'uid-1', email: 'ann@example.org', validSince: validSince(ago(86_400)) }];
    await identity.endSessions('uid-1', ago(60));
    await identity.endSessions('uid-1', ago(86_400));
    expect(revoked).toEqual(['uid-1', 'uid-1']);
  });

  test('are not revoked again right after a change of password, which would end the session that changed it', async () => {
    accounts = [{ localId: 'uid-1', email: 'ann@example.org', validSince: validSince(ago(2)) }];
    await identity.endSessions('uid-1', ago(4));
    expect(revoked).toEqual([]);
  });

  test('cause no error when the account is deleted', async () => {
    await expect(identity.endSessions('uid-9', ago(60))).resolves.toBeUndefined();
  });

  test('cause a retry by the caller when the provider cannot be reached', async () => {
    down = true;
    await expect(identity.endSessions('uid-1', ago(60))).rejects.toEqual(new ApiFault('unavailable'));
  });
});
