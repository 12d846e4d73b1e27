import { SignJWT } from 'jose';
import { createLogger } from '../../observability/logger.ts';
import type { SessionState } from '../session-check.ts';
import { type EmulatorAnswer, type EmulatorCall, type EmulatorOperation, refusal, refusalCode, TOO_MANY } from './emulator-messages.ts';
import { guardedCall } from './guarded-call.ts';
import { sealedRefreshTokens } from './refresh-token.ts';
import { SessionTime } from './session-time.ts';

const NOW = new Date('2026-03-01T09:30:00Z');
const tokenKey = Buffer.alloc(32, 1);
const reader = { tokenKey, projectId: 'demo-trellis', now: () => NOW };

let calls: EmulatorCall[];
let lines: string[];
let state: SessionState;
let checked: [string, Date][];
let reply: (call: EmulatorCall) => EmulatorAnswer;
let guarded: (call: EmulatorCall) => Promise<EmulatorAnswer>;

beforeEach(() => {
  calls = [];
  lines = [];
  checked = [];
  state = 'live';
  reply = () => ({ status: 200, body: {} });
  guarded = guardedCall({
    call: async (call) => {
      calls.push(call);
      return reply(call);
    },
    sessions: async (uid, authTime) => {
      checked.push([uid, authTime]);
      return state;
    },
    reader,
    logKey: Buffer.alloc(32, 3),
    log: createLogger('info', { write: (line) => void lines.push(line) }),
    now: () => NOW,
  });
});

const secondsAgo = (seconds: number): number => NOW.getTime() / 1000 - seconds;

function idToken(age: number): Promise<string> {
  const claims = { auth_time: secondsAgo(age), iat: secondsAgo(10), exp: secondsAgo(-3590), email: 'ann@example.org' };
  const provider = { sub: 'uid-1', iss: 'https://securetoken.google.com/demo-trellis', aud: 'demo-trellis' };
  return new SignJWT({ ...claims, ...provider }).setProtectedHeader({ alg: 'HS256' }).sign(tokenKey);
}

function refreshToken(age: number): string {
  const session = new SessionTime();
  session.continueFrom(secondsAgo(age));
  const record = Buffer.from(JSON.stringify({ localId: 'uid-1' })).toString('base64');
  return sealedRefreshTokens(tokenKey, () => NOW, session).seal(record);
}

async function ask(operation: EmulatorOperation, body: object): Promise<string | undefined> {
  return refusalCode(await guarded({ operation, body: { ...body }, asOwner: false }));
}

test('a new address must be one that forms take, in the form in which they send it', async () => {
  for (const email of ['a b@example.org', 'ann@example', 'ann@пример.рф', ' ann@example.org']) {
    expect(await ask('accounts.signUp', { email, password: 'secret one' })).toBe('INVALID_EMAIL');
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: email, idToken: await idToken(60) };
    expect(await ask('accounts.sendOobCode', change)).toBe('INVALID_EMAIL');
  }
  expect(calls).toEqual([]);
  expect(await ask('accounts.signUp', { email: 'ann@xn--e1afmkfd.xn--p1ai', password: 'secret one' })).toBeUndefined();
});

const withToken: readonly [EmulatorOperation, () => object | Promise<object>][] = [
  ['accounts.lookup', async () => ({ idToken: await idToken(60) })],
  ['accounts.update', async () => ({ idToken: await idToken(60), password: 'stolen one' })],
  ['accounts.sendOobCode', async () => ({ idToken: await idToken(60), requestType: 'VERIFY_EMAIL' })],
  ['accounts.signInWithPhoneNumber', async () => ({ idToken: await idToken(60), sessionInfo: 's', code: '1' })],
  ['accounts.signInWithEmailLink', async () => ({ idToken: await idToken(60), email: 'ann@example.org', oobCode: 'c' })],
  ['token', () => ({ grantType: 'refresh_token', refreshToken: refreshToken(60) })],
];

test.each(withToken)('%s is refused in an ended session', async (operation, body) => {
  state = 'ended';
  expect(await ask(operation, await body())).toBe('TOKEN_EXPIRED');
  expect(calls).toEqual([]);
  expect(checked[0]).toEqual(['uid-1', new Date(secondsAgo(60) * 1000)]);
  state = 'live';
  expect(await ask(operation, await body())).toBeUndefined();
});

test.each(withToken)('%s in the session of a suspended user reads, or is refused', async (operation, body) => {
  state = 'suspended';
  const isRead = operation === 'accounts.lookup' || operation === 'token';
  expect(await ask(operation, await body())).toBe(isRead ? undefined : 'USER_DISABLED');
  expect(calls).toHaveLength(isRead ? 1 : 0);
});

test('a token that cannot be read does not reach the emulator', async () => {
  expect(await ask('accounts.update', { idToken: 'made up', password: 'stolen one' })).toBe('INVALID_ID_TOKEN');
  expect(await ask('token', { grantType: 'refresh_token', refreshToken: 'made up' })).toBe('INVALID_REFRESH_TOKEN');
  expect(calls).toEqual([]);
});

test.each([
  ['accounts.update', { password: 'secret two' }],
  ['accounts.update', { deleteProvider: ['phone'] }],
  ['accounts.sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.org' }],
  ['accounts.signInWithEmailLink', { email: 'ann@example.org', oobCode: 'c' }],
] as const)('%s with %j needs a sign-in of the last five minutes', async (operation, body) => {
  expect(await ask(operation, { ...body, idToken: await idToken(301) })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  expect(calls).toEqual([]);
  expect(await ask(operation, { ...body, idToken: await idToken(300) })).toBeUndefined();
});

test('a change of number needs a recent sign-in, the first number does not', async () => {
  const body = async () => ({ idToken: await idToken(3000), sessionInfo: 's', code: '1' });
  reply = ({ operation }) => ({ status: 200, body: operation === 'accounts.lookup' ? { users: [{ localId: 'uid-1' }] } : {} });
  expect(await ask('accounts.signInWithPhoneNumber', await body())).toBeUndefined();
  reply = () => ({ status: 200, body: { users: [{ localId: 'uid-1', phoneNumber: '+441514960000' }] } });
  expect(await ask('accounts.signInWithPhoneNumber', await body())).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
});

test('a change of name needs no recent sign-in', async () => {
  expect(await ask('accounts.update', { idToken: await idToken(3000), displayName: 'Ann' })).toBeUndefined();
});

test.each(['suspended', 'ended'] as const)('a user whose session is %s can sign in with a password', async (current) => {
  reply = () => ({ status: 200, body: { localId: 'uid-1', idToken: 't' } });
  state = current;
  expect(await ask('accounts.signInWithPassword', { email: 'ann@example.org', password: 'secret one' })).toBeUndefined();
});

test.each([
  ['accounts.sendVerificationCode', { phoneNumber: '+44 151 496 0000' }, { phoneNumber: '+441514960000' }],
  [
    'accounts.sendOobCode',
    { requestType: 'PASSWORD_RESET', email: 'Ann@example.org' },
    { requestType: 'EMAIL_SIGNIN', email: 'ann@example.org' },
  ],
] as const)('%s: five messages an hour go to one place, however it is written', async (operation, one, other) => {
  const answers: (string | undefined)[] = [];
  for (const body of [one, other, one, other, one, other]) answers.push(await ask(operation, body));
  expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, TOO_MANY]);
  expect(calls).toHaveLength(5);
});

test('an account can send twenty mails an hour', async () => {
  const answers: (string | undefined)[] = [];
  for (let index = 0; index < 21; index += 1) {
    const newEmail = `new-${index}@example.org`;
    answers.push(await ask('accounts.sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail, idToken: await idToken(60) }));
  }
  expect(answers.filter((code) => code === undefined)).toHaveLength(20);
  expect(answers.at(-1)).toBe(TOO_MANY);
});

test('a password reset clears the count of wrong passwords', async () => {
  const signIn = () => ask('accounts.signInWithPassword', { email: 'ann@example.org', password: 'secret two' });
  reply = () => refusal('INVALID_LOGIN_CREDENTIALS');
  for (let index = 0; index < 5; index += 1) await signIn();
  expect(await signIn()).toBe(TOO_MANY);
  reply = () => ({ status: 200, body: { email: 'ann@example.org' } });
  await ask('accounts.resetPassword', { oobCode: 'c' });
  expect(await signIn()).toBe(TOO_MANY);
  await ask('accounts.resetPassword', { oobCode: 'c', newPassword: 'secret two' });
  expect(await signIn()).toBeUndefined();
});

describe('the log', () => {
  const logged = (): object[] => lines.map((line) => JSON.parse(line));

  test('shows the events of each account', async () => {
    reply = () => ({ status: 200, body: { localId: 'uid-1' } });
    await ask('accounts.signUp', { email: 'ann@example.org', password: 'secret one' });
    await ask('accounts.signInWithPassword', { email: 'ann@example.org', password: 'secret one' });
    await ask('accounts.update', { idToken: await idToken(60), password: 'secret two' });
    await ask('accounts.resetPassword', { oobCode: 'code-1', newPassword: 'secret two' });
    await ask('accounts.sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ann@example.org' });
    await ask('accounts.sendVerificationCode', { phoneNumber: '+441514960000' });
    await ask('accounts.lookup', { idToken: await idToken(60) });
    const events = ['sign-up', 'sign-in', 'password-change', 'password-reset', 'link-sent', 'code-sent'];
    expect(logged()).toEqual(events.map((event) => expect.objectContaining({ level: 30, event, result: 'done' })));
    expect(logged()[2]).toMatchObject({ account: 'uid-1' });
  });

  test('shows the reason of a refusal', async () => {
    reply = () => refusal('INVALID_LOGIN_CREDENTIALS');
    for (let index = 0; index < 6; index += 1)
      await ask('accounts.signInWithPassword', { email: 'ann@example.org', password: 'secret one' });
    state = 'ended';
    await ask('token', { grantType: 'refresh_token', refreshToken: refreshToken(60) });
    const addressHash = expect.stringMatching(/^[\w-]{16}$/);
    expect(logged()[0]).toMatchObject({ level: 40, event: 'sign-in', result: 'refused', reason: 'INVALID_LOGIN_CREDENTIALS', addressHash });
    expect(logged()[5]).toMatchObject({ level: 40, event: 'sign-in', reason: TOO_MANY });
    expect(logged()[6]).toMatchObject({ level: 40, event: 'token', reason: 'TOKEN_EXPIRED', account: 'uid-1' });
  });

  test('contains no password, token, code, address or number', async () => {
    const token = await idToken(60);
    await ask('accounts.signUp', { email: 'ann@example.org', password: 'secret one' });
    await ask('accounts.update', { idToken: token, password: 'secret two', displayName: 'Ann Onymous' });
    await ask('accounts.sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.org', idToken: token });
    await ask('accounts.signInWithPhoneNumber', { idToken: token, sessionInfo: 'session-9', code: '924680' });
    reply = () => refusal('INVALID_EMAIL : ann@example.org is none');
    await ask('accounts.signInWithEmailLink', { email: 'ann@example.org', oobCode: 'code-1' });
    await ask('accounts.sendVerificationCode', { phoneNumber: '+441514960000' });
    expect(lines).toHaveLength(6);
    expect(lines.join('')).not.toMatch(/secret|example\.org|1514960000|code-1|session-9|924680|Onymous/);
    expect(lines.join('')).not.toContain(token);
  });
});
