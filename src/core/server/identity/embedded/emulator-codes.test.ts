import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { type EmulatorAnswer, type EmulatorOperation, refusalCode } from './emulator-messages.ts';

/** The real emulator in this process, with a test clock and hashes without cost. Tests how long codes and links are valid. */

const key = Buffer.alloc(32, 1);
const START = new Date('2026-03-01T09:00:00Z');
const minutes = (count: number): number => count * 60_000;

let folder: string;
let file: string;
let emulator: Emulator;
let people = 0;

beforeAll(async () => {
  folder = testFolder();
  file = path.join(folder, 'journal');
  const settings = { projectId: 'demo-trellis', journalFile: file, tokenKey: key, passwordKey: key };
  emulator = await startEmulator(settings, async (password) => Buffer.from(password.padEnd(32).slice(0, 32)));
});

beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());

async function answerOf(operation: EmulatorOperation, body: object, asOwner = false): Promise<EmulatorAnswer> {
  return emulator({ operation, body: { ...body }, asOwner });
}

async function ask(operation: EmulatorOperation, body: object, asOwner = false): Promise<Record<string, string>> {
  const answer = await answerOf(operation, body, asOwner);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Record<string, string>;
}

interface Person {
  readonly email: string;
  readonly idToken: string;
  readonly localId: string;
}

async function signUp(): Promise<Person> {
  people += 1;
  const email = `person-${people}@example.org`;
  const { idToken = '', localId = '' } = await ask('accounts.signUp', { email, password: 'secret one' });
  return { email, idToken, localId };
}

async function link(email: string, body: object = { requestType: 'PASSWORD_RESET', email }): Promise<string> {
  await ask('accounts.sendOobCode', body);
  const { oobCodes } = (await answerOf('oobCodes', {}, true)).body as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.findLast((sent) => sent.email === email)?.oobCode ?? '';
}

async function code(phoneNumber = `+44151496${randomBytes(2).readUInt16BE()}`): Promise<{ sessionInfo: string; code: string }> {
  const { sessionInfo = '' } = await ask('accounts.sendVerificationCode', { phoneNumber });
  const { verificationCodes } = (await answerOf('verificationCodes', {}, true)).body as {
    verificationCodes: { sessionInfo: string; code: string }[];
  };
  return { sessionInfo, code: verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? '' };
}

const wrong = (right: string): string => (right === '000000' ? '000001' : '000000');

describe('a code for a telephone', () => {
  test('is void after the fifth wrong attempt', async () => {
    const { idToken } = await signUp();
    const sent = await code();
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push(refusalCode(await answerOf('accounts.signInWithPhoneNumber', { idToken, ...sent, code: wrong(sent.code) })));
    }
    answers.push(refusalCode(await answerOf('accounts.signInWithPhoneNumber', { idToken, ...sent })));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'INVALID_CODE'), 'INVALID_SESSION_INFO']);
  });

  test('is valid after four wrong attempts, and only once', async () => {
    const { idToken } = await signUp();
    const sent = await code();
    for (let count = 0; count < 4; count += 1) {
      await answerOf('accounts.signInWithPhoneNumber', { idToken, ...sent, code: wrong(sent.code) });
    }
    await ask('accounts.signInWithPhoneNumber', { idToken, ...sent });
    expect(refusalCode(await answerOf('accounts.signInWithPhoneNumber', { idToken, ...sent }))).toBe('INVALID_SESSION_INFO');
  });

  test('is valid for ten minutes', async () => {
    const { idToken } = await signUp();
    const [early, late] = [await code(), await code()];
    jest.setSystemTime(START.getTime() + minutes(10) - 1);
    await ask('accounts.signInWithPhoneNumber', { idToken, ...early });
    jest.setSystemTime(START.getTime() + minutes(10));
    expect(refusalCode(await answerOf('accounts.signInWithPhoneNumber', { idToken, ...late }))).toBe('SESSION_EXPIRED');
  });
});

describe('a link', () => {
  test.each([
    ['PASSWORD_RESET', 60],
    ['VERIFY_EMAIL', 24 * 60],
  ])('of the kind %s is valid for %d minutes', async (requestType, life) => {
    const { email, idToken } = await signUp();
    const oobCode = await link(email, { requestType, email, idToken });
    jest.setSystemTime(START.getTime() + minutes(life) - 1);
    await ask('accounts.resetPassword', { oobCode });
    jest.setSystemTime(START.getTime() + minutes(life));
    expect(refusalCode(await answerOf('accounts.resetPassword', { oobCode }))).toBe('EXPIRED_OOB_CODE');
  });

  test('that has expired is neither shown nor stored', async () => {
    const { email } = await signUp();
    const oobCode = await link(email);
    jest.setSystemTime(START.getTime() + minutes(61));
    const { oobCodes } = (await answerOf('oobCodes', {}, true)).body as { oobCodes: object[] };
    expect(JSON.stringify(oobCodes)).not.toContain(oobCode);
    expect(readFileSync(file, 'utf8')).toContain(`{"k":"o:${oobCode}","v":null}`);
  });

  test('is void after a change of password, like all others of the account', async () => {
    const [ann, bob] = [await signUp(), await signUp()];
    const idToken = ann.idToken;
    const links = [
      await link(ann.email),
      await link(ann.email, { requestType: 'EMAIL_SIGNIN', email: ann.email }),
      await link(ann.email, { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: `new-${ann.email}`, idToken }),
    ];
    const other = await link(bob.email);
    await ask('accounts.update', { idToken, password: 'secret two' });
    for (const oobCode of links) expect(refusalCode(await answerOf('accounts.resetPassword', { oobCode }))).toBe('INVALID_OOB_CODE');
    await ask('accounts.resetPassword', { oobCode: other });
  });

  test('that sets a password voids the others', async () => {
    const { email } = await signUp();
    const [first, second] = [await link(email), await link(email)];
    await ask('accounts.resetPassword', { oobCode: second, newPassword: 'secret two' });
    for (const oobCode of [first, second]) {
      expect(refusalCode(await answerOf('accounts.resetPassword', { oobCode, newPassword: 'stolen one' }))).toBe('INVALID_OOB_CODE');
    }
  });
});

test('a deleted account is removed from the file at once, with its links and codes', async () => {
  const { email, localId, idToken } = await signUp();
  const kept = await signUp();
  const phoneNumber = '+441514960123';
  await ask('accounts.signInWithPhoneNumber', { idToken, ...(await code(phoneNumber)) });
  await link(email);
  await code(phoneNumber);
  expect(readFileSync(file, 'utf8')).toContain(email);
  await ask('accounts.delete', { localId }, true);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(email);
  expect(text).not.toContain(localId);
  expect(text).not.toContain(phoneNumber);
  expect(text).toContain(kept.email);
});

test('a number of another account is not moved, and nothing of the attempt is stored', async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const phoneNumber = '+441514960456';
  await ask('accounts.signInWithPhoneNumber', { idToken: ann.idToken, ...(await code(phoneNumber)) });
  const { temporaryProof, idToken } = await ask('accounts.signInWithPhoneNumber', { idToken: bob.idToken, ...(await code(phoneNumber)) });
  expect(idToken).toBeUndefined();
  const proof = { temporaryProof, phoneNumber };
  expect(refusalCode(await answerOf('accounts.signInWithPhoneNumber', proof))).toBe('INVALID_TEMPORARY_PROOF');
});
