import { scryptSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { type EmulatorOperation, TOO_MANY } from './emulator-messages.ts';
import { TooManyHashings } from './hashing-queue.ts';
import { type Derive, passwordCostIn } from './scrypt.ts';

/** The real emulator in this process, with a cheap scrypt whose work is counted. */

const key = Buffer.alloc(32, 1);
const cheap = (password: string, salt: Buffer, p: number): Buffer => scryptSync(password, salt, 32, { N: 2, r: 1, p });

let folder: string;
let file: string;
let work: number;
let emulator: Emulator;

const derive: Derive = async (password, salt, { p }) => {
  work += p;
  return cheap(password, salt, p);
};

beforeEach(async () => {
  folder = testFolder();
  file = path.join(folder, 'journal');
  work = 0;
  await start();
});

async function start(): Promise<void> {
  emulator = await startEmulator({ projectId: 'demo-trellis', journalFile: file, tokenKey: key, passwordKey: key }, derive);
}

function ask(operation: EmulatorOperation, body: object): Promise<{ status: number; body: unknown }> {
  return emulator({ operation, body: { ...body }, asOwner: false });
}

const signUp = (email: string) => ask('accounts.signUp', { email, password: 'secret one' });
const signIn = (email: string, password: string) => ask('accounts.signInWithPassword', { email, password });
const hashes = (): string[] => readFileSync(file, 'utf8').match(/password=v[^"]+/g) ?? [];

test('two accounts with the same password have different hashes, and both can sign in', async () => {
  await signUp('ann@example.org');
  await signUp('bob@example.org');
  expect(new Set(hashes()).size).toBe(2);
  expect(hashes()[0]).toMatch(/^password=v2\.16384\.8\.5\./);
  expect(await signIn('Ann@example.org', 'secret one')).toMatchObject({ status: 200 });
  expect(await signIn('bob@example.org', 'secret two')).toMatchObject({ status: 400 });
});

test('new hashes have the cost of the settings', async () => {
  const settings = { projectId: 'demo-trellis', journalFile: file, tokenKey: key, passwordKey: key };
  emulator = await startEmulator({ ...settings, passwordCost: passwordCostIn('test') }, derive);
  await signUp('ann@example.org');
  expect(hashes()).toEqual([expect.stringMatching(/^password=v2\.256\.8\.5\./)]);
});

test('a call is told when to come back while too many passwords wait', async () => {
  const busy: Derive = async () => {
    throw new TooManyHashings(3);
  };
  emulator = await startEmulator({ projectId: 'demo-trellis', journalFile: file, tokenKey: key, passwordKey: key }, busy);
  expect(await signUp('ann@example.org')).toMatchObject({ status: 400, body: { error: { message: TOO_MANY } }, retryAfter: 3 });
  expect(hashes()).toEqual([]);
});

test('a wrong password and an unknown address cost the same work', async () => {
  await signUp('ann@example.org');
  const works: number[] = [];
  for (const email of ['ann@example.org', 'nobody@example.org']) {
    work = 0;
    await signIn(email, 'secret two');
    works.push(work);
  }
  expect(works).toEqual([5, 5]);
});

test('a hash of an earlier version is accepted and replaced at sign-in, without ending a session', async () => {
  const { body } = await signUp('ann@example.org');
  const { refreshToken } = body as { refreshToken: string };
  const old = `v1.${cheap('secret one', key, 1).toString('base64url')}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/password=v2[^"]+/, `password=${old}`));
  await start();
  expect(await signIn('ann@example.org', 'secret two')).toMatchObject({ status: 400 });
  expect(hashes().at(-1)).toBe(`password=${old}`);
  expect(await signIn('ann@example.org', 'secret one')).toMatchObject({ status: 200 });
  expect(hashes().at(-1)).toMatch(/^password=v2\./);
  expect(await signIn('ann@example.org', 'secret one')).toMatchObject({ status: 200 });
  expect(await ask('token', { grantType: 'refresh_token', refreshToken })).toMatchObject({ status: 200 });
});

test('a password reset link costs the same work for known and unknown addresses, and reveals nothing', async () => {
  await signUp('known@example.org');
  const written: string[][] = [];
  const answers: unknown[] = [];
  for (const email of ['known@example.org', 'nobody@example.org', 'someone@example.org']) {
    const before = readFileSync(file, 'utf8').length;
    const { status, body } = await ask('accounts.sendOobCode', { requestType: 'PASSWORD_RESET', email });
    answers.push([status, { ...(body as object), email: (body as { email: string }).email === email }]);
    // One line for each change, with whether it holds a link.
    const lines = readFileSync(file, 'utf8').slice(before).trim().split('\n');
    written.push(lines.map((line) => String(/"oobLink":"[^"]+oobCode=/.test(line))));
  }
  expect(written).toEqual([['true'], ['true'], ['true']]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const { body } = await emulator({ operation: 'oobCodes', body: {}, asOwner: true });
  expect((body as { oobCodes: { email: string }[] }).oobCodes.map(({ email }) => email)).toEqual(['known@example.org']);
  expect(readFileSync(file, 'utf8')).not.toMatch(/nobody|someone/);
});

test('sign-in as the phantom account is refused, and no account can have its address', async () => {
  await ask('accounts.sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.org' });
  const [, oobCode = ''] = /"k":"p:link".*"oobCode":"([\w-]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(oobCode).not.toBe('');
  expect(await ask('accounts.resetPassword', { oobCode, newPassword: 'secret two' })).toMatchObject({ status: 400 });
  expect(await signUp('phantom')).toMatchObject({ status: 400 });
  expect(await signIn('phantom', 'secret two')).toMatchObject({ status: 400 });
});

test.each(['accounts.signUp', 'accounts.update', 'accounts.resetPassword'] as const)(
  '%s takes no short and no common password',
  async (operation) => {
    const { body } = await signUp('ann@example.org');
    const { idToken } = body as { idToken: string };
    work = 0;
    for (const password of ['seven77', 'Password1']) {
      const fields =
        operation === 'accounts.resetPassword' ? { oobCode: 'c', newPassword: password } : { idToken, email: 'a@b.c', password };
      const { error } = (await ask(operation, fields)).body as { error: { message: string } };
      expect(error.message).toMatch(/^(PASSWORD_DOES_NOT_MEET_REQUIREMENTS|WEAK_PASSWORD) : /);
    }
    expect(work).toBe(0);
  },
);
