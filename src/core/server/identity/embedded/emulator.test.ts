import path from 'node:path';
import { compactVerify } from 'jose';
import { testFolder } from '#core/testing/test-folder.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import type { EmulatorOperation } from './emulator-messages.ts';

/** The real emulator in this process, with a test clock. */

const MORNING = new Date('2026-03-01T09:00:00Z');
const NOON = new Date('2026-03-01T12:00:00Z');
const EVENING = new Date('2026-03-01T18:00:00Z');
const key = Buffer.alloc(32, 1);
const account = { email: 'ann@example.org', password: 'secret one', returnSecureToken: true };

let folder: string;
let emulator: Emulator;

beforeAll(async () => {
  folder = testFolder();
  const journalFile = path.join(folder, 'journal');
  emulator = await startEmulator({ projectId: 'demo-trellis', journalFile, tokenKey: key, passwordKey: key });
});
afterEach(() => jest.useRealTimers());

async function ask(operation: EmulatorOperation, body: object): Promise<Record<string, string>> {
  const answer = await emulator({ operation, body: { ...body }, asOwner: false });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Record<string, string>;
}

/** When the session of a token began. */
async function beginOf(token: string | undefined): Promise<Date> {
  const { payload } = await compactVerify(token ?? '', key);
  return new Date(JSON.parse(Buffer.from(payload).toString()).auth_time * 1000);
}

test('each session keeps its start time, whatever happens in other sessions', async () => {
  jest.useFakeTimers({ now: MORNING, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'] });
  const first = await ask('accounts.signUp', account);
  jest.setSystemTime(NOON);
  const second = await ask('accounts.signInWithPassword', account);
  jest.setSystemTime(EVENING);
  const later = await ask('token', { grantType: 'refresh_token', refreshToken: first.refreshToken });
  const evenLater = await ask('token', { grantType: 'refresh_token', refreshToken: later.refresh_token });
  const changed = await ask('accounts.update', { idToken: evenLater.id_token, password: 'secret two', returnSecureToken: true });
  const tokens = [first.idToken, second.idToken, later.id_token, evenLater.id_token, changed.idToken];
  expect(await Promise.all(tokens.map(beginOf))).toEqual([MORNING, NOON, MORNING, MORNING, MORNING]);
});
