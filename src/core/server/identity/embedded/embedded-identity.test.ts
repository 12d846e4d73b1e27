import { readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { pino } from 'pino';
import { testFolder } from '#core/testing/test-folder.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import type { SessionState } from '../session-check.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded-identity.ts';

/*
 * The real SDK of the browser, the real gateway, the real process of the emulator.
 */

const PROJECT = 'demo-trellis';
const tokenKey = Buffer.alloc(32, 1);
const refused = new ApiFault('unauthenticated');

let dataDir: string;
let identity: EmbeddedIdentity;
let server: http.Server;
let app: FirebaseApp;
let auth: Auth;
let accounts = 0;
let state: SessionState = 'live';

function start(): void {
  const log = pino({ level: 'silent' });
  const sessions = async (): Promise<SessionState> => state;
  identity = createEmbeddedIdentity({ dataDir, tokenKey, projectId: PROJECT, hosts: [], sessions, log, now: () => new Date() });
}

beforeAll(async () => {
  dataDir = testFolder();
  start();
  server = http.createServer((request, response) => identity.gateway.serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  app = initializeApp({ apiKey: 'embedded', projectId: PROJECT });
  auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, { disableWarnings: true });
});

afterAll(async () => {
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
  await identity.stop();
});

/** Creates an account and signs in. */
async function signUp(password = 'secret one'): Promise<{ email: string; uid: string; token: string }> {
  accounts += 1;
  const email = `person-${accounts}@example.org`;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: `Person ${accounts}` });
  return { email, uid: user.uid, token: await user.getIdToken() };
}

/** Waits for the next second. Tokens count in seconds, so later tokens differ from earlier ones. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  while (Math.floor(Date.now() / 1000) === second) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function endSuddenly(): Promise<void> {
  const pid = identity.processId();
  if (pid === undefined) throw new Error('The identity has no process');
  process.kill(pid, 'SIGKILL');
  while (identity.processId() === pid || !(await identity.ready())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a user signs up, and the server knows the user', async () => {
  const { email, uid, token } = await signUp();
  expect(await identity.verify(token)).toMatchObject({ uid, email, emailVerified: false, name: `Person ${accounts}` });
});

test('sign-in needs the right password, and does not reveal whether address or password is wrong', async () => {
  const { email, uid } = await signUp();
  expect((await signInWithEmailAndPassword(auth, email.toUpperCase(), 'secret one')).user.uid).toBe(uid);
  const wrong = { code: 'auth/invalid-credential' };
  await expect(signInWithEmailAndPassword(auth, email, 'secret two')).rejects.toMatchObject(wrong);
  await expect(signInWithEmailAndPassword(auth, 'nobody@example.org', 'secret one')).rejects.toMatchObject(wrong);
});

test('an address has one account, even with two simultaneous sign-ups', async () => {
  const { email } = await signUp();
  await expect(createUserWithEmailAndPassword(auth, email, 'secret two')).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  const twins = await Promise.allSettled([1, 2].map(() => createUserWithEmailAndPassword(auth, 'twin@example.org', 'secret one')));
  expect(twins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a password needs eight characters, as the policy tells the SDK, and must not be common', async () => {
  const short = createUserWithEmailAndPassword(auth, 'weak@example.org', 'seven77');
  await expect(short).rejects.toMatchObject({ code: 'auth/password-does-not-meet-requirements' });
  const { isValid, meetsMinPasswordLength, passwordPolicy } = await validatePassword(auth, 'seven77');
  expect([isValid, meetsMinPasswordLength, passwordPolicy.customStrengthOptions.minPasswordLength]).toEqual([false, false, 8]);
  const common = createUserWithEmailAndPassword(auth, 'weak@example.org', 'Password1');
  await expect(common).rejects.toMatchObject({ code: 'auth/weak-password', message: expect.stringContaining('COMMON_PASSWORD') });
});

test('an ended session cannot change anything or get a new token', async () => {
  const { email, token } = await signUp();
  const { refreshToken } = auth.currentUser ?? {};
  state = 'ended';
  try {
    const update = fetch(`${origin()}/identitytoolkit.googleapis.com/v1/accounts:update?key=x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: token, password: 'stolen one' }),
    });
    expect(await (await update).json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    expect(await refresh(refreshToken)).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    if (auth.currentUser) await expect(updatePassword(auth.currentUser, 'stolen one')).rejects.toThrow('auth/user-token-expired');
  } finally {
    state = 'live';
  }
  expect(await signInWithEmailAndPassword(auth, email, 'secret one')).toBeDefined();
});

test('sign-in has to wait after repeated wrong passwords', async () => {
  const { email } = await signUp();
  for (let count = 0; count < 5; count += 1) {
    await expect(signInWithEmailAndPassword(auth, email, 'secret two')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  }
  await expect(signInWithEmailAndPassword(auth, email, 'secret one')).rejects.toMatchObject({ code: 'auth/too-many-requests' });
});

test('refreshed tokens are valid too', async () => {
  const { uid } = await signUp();
  await nextSecond();
  const refreshed = await auth.currentUser?.getIdToken(true);
  expect(await identity.verify(refreshed ?? '')).toMatchObject({ uid });
});

test('a token is refused once its account is deleted', async () => {
  const { uid, token } = await signUp();
  await identity.verify(token);
  await identity.deleteAccount(uid);
  await expect(identity.verify(token)).rejects.toEqual(refused);
  await expect(identity.deleteAccount(uid)).resolves.toBeUndefined();
});

test('a new password ends the sessions of the old one, except the session that set it', async () => {
  const { email, token } = await signUp();
  const { refreshToken } = auth.currentUser ?? {};
  await identity.verify(token);
  await nextSecond();
  if (auth.currentUser) await updatePassword(auth.currentUser, 'secret two');
  await expect(identity.verify(token)).rejects.toEqual(refused);
  expect(await identity.verify((await auth.currentUser?.getIdToken()) ?? '')).toMatchObject({ email });
  expect(await refresh(refreshToken)).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
  await expect(signInWithEmailAndPassword(auth, email, 'secret one')).rejects.toThrow('invalid-credential');
});

function origin(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function refresh(token = ''): Promise<unknown> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
  return fetch(`${origin()}/securetoken.googleapis.com/v1/token?key=x`, { method: 'POST', body }).then((answer) => answer.json());
}

test('a refresh token cannot be forged', async () => {
  const { uid } = await signUp();
  const record = { _AuthEmulatorRefreshToken: 'DO NOT MODIFY', localId: uid, provider: 'password', extraClaims: {}, projectId: PROJECT };
  const madeUp = Buffer.from(JSON.stringify(record)).toString('base64');
  expect(await refresh(madeUp)).toMatchObject({ error: { message: 'INVALID_REFRESH_TOKEN' } });
});

test('an unsigned token for an existing account is refused, here and at the provider', async () => {
  const { token } = await signUp();
  const madeUp = new UnsecuredJWT(decodeJwt(token)).encode();
  await expect(identity.verify(madeUp)).rejects.toEqual(refused);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:update?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: madeUp, password: 'stolen one' }),
  });
  expect(await answer.json()).toMatchObject({ error: { message: 'INVALID_ID_TOKEN' } });
});

test('sign-in without a password is refused', async () => {
  const { uid } = await signUp();
  await expect(signInAnonymously(auth)).rejects.toThrow();
  await expect(signInWithCustomToken(auth, JSON.stringify({ uid }))).rejects.toThrow();
  expect(auth.currentUser?.uid).toBe(uid);
});

test('codes that a real provider would send are readable by the server and usable by the user', async () => {
  const { email, token } = await signUp();
  if (auth.currentUser) await sendEmailVerification(auth.currentUser, { url: 'http://localhost:3000/jobs' });
  await sendPasswordResetEmail(auth, email);
  const messages = (await identity.pendingMessages()).filter(({ to }) => to === email);
  const always = { channel: 'email', to: email, code: expect.any(String), askedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) };
  expect(messages).toEqual([
    { ...always, mode: 'verifyEmail', continueUrl: 'http://localhost:3000/jobs' },
    { ...always, mode: 'resetPassword', continueUrl: undefined },
  ]);
  const [verification, reset] = messages;
  await applyActionCode(auth, verification?.code ?? '');
  expect(await identity.verify(token)).toMatchObject({ emailVerified: true });
  await confirmPasswordReset(auth, reset?.code ?? '', 'secret three');
  await signInWithEmailAndPassword(auth, email, 'secret three');
  expect((await identity.pendingMessages()).filter(({ to }) => to === email)).toEqual([]);
});

test('confirmed changes survive the sudden end of the process, and the file holds no password', async () => {
  const { email, uid, token } = await signUp('a secret of mine');
  const { refreshToken } = auth.currentUser ?? {};
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
  const [{ code = '' } = {}] = (await identity.pendingMessages()).filter(({ to }) => to === email);
  await applyActionCode(auth, code);
  await sendPasswordResetEmail(auth, email);

  await endSuddenly();
  const file = path.join(dataDir, 'identity', 'accounts.jsonl');
  const restored = readFileSync(file, 'utf8');
  await signOut(auth);
  expect(await identity.verify(token)).toMatchObject({ uid, name: `Person ${accounts}`, emailVerified: true });
  expect(readFileSync(file, 'utf8')).toBe(restored);
  expect(await refresh(refreshToken)).toMatchObject({ user_id: uid });
  expect((await identity.pendingMessages()).filter(({ to }) => to === email)).toHaveLength(1);

  await identity.stop();
  start();
  const { user } = await signInWithEmailAndPassword(auth, email, 'a secret of mine');
  expect(user).toMatchObject({ uid, displayName: `Person ${accounts}`, emailVerified: true });
  expect(user.providerData).toHaveLength(1);

  expect(readFileSync(file, 'utf8')).toContain(email);
  expect(readFileSync(file, 'utf8')).not.toMatch(/secret/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the server creates accounts with a confirmed address and finds them', async () => {
  const account = { email: 'Made@Example.org', password: 'secret one', name: 'Made Here' };
  const uid = await identity.createAccount(account);
  expect(await identity.findByEmail('made@example.org')).toBe(uid);
  expect(await identity.findByEmail('nobody@example.org')).toBeUndefined();
  const { user } = await signInWithEmailAndPassword(auth, account.email, account.password);
  expect(user).toMatchObject({ uid, displayName: 'Made Here', emailVerified: true });
  await expect(identity.createAccount(account)).rejects.toThrow('EMAIL_EXISTS');
});

test('a call during the start of the process waits for it', async () => {
  const pid = identity.processId();
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  while (await identity.ready()) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await identity.findByEmail('made@example.org')).toEqual(expect.any(String));
});
