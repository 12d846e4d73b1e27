import { getMe } from '#core/contract/me.ts';
import { isEnded } from '#core/server/identity/ended-sessions.ts';
import { SessionsRepository } from '#core/server/identity/sessions-repository.ts';
import { serverWith, type TestCaller, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { endOtherSessions, endSession, endThisSession, listSessions } from '../contract/endpoints.ts';

const NOWHERE = '018f0000-0000-7000-8000-000000000000';
const MORNING = new Date('2026-03-01T09:00:00Z');
const NOON = new Date('2026-03-01T12:00:00Z');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let api: TestServer;
let sessions: SessionsRepository;
let endedAtProvider: [string, Date][];
beforeAll(async () => {
  const now = (): Date => new Date('2026-03-01T12:34:56Z');
  const identity = {
    deleteAccount: async () => undefined,
    endSessions: async (uid: string, kept: Date) => void endedAtProvider.push([uid, kept]),
    pendingMessages: undefined,
  };
  api = await serverWith(serverPlugins, { now, identity });
  sessions = new SessionsRepository(api.db, now);
});
beforeEach(async () => {
  endedAtProvider = [];
  await api.db.deleteFrom('sessions').execute();
});

/** A user in the session that began at noon. Another session began in the morning. */
async function inTwoSessions(name: string): Promise<TestCaller> {
  const caller = api.as('candidate', name, NOON);
  const { userId } = await caller.actor();
  await sessions.record(userId, MORNING, 'curl/8.5.0');
  await sessions.record(userId, NOON, FIREFOX);
  return caller;
}

/** Whether the session that began at that time is still active. */
async function counts(caller: TestCaller, began: Date): Promise<boolean> {
  const { userId } = await caller.actor();
  const user = await api.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  return !isEnded(user, began);
}

const idOf = async (caller: TestCaller, began: Date): Promise<string> => {
  const { items } = await caller.reply(listSessions);
  return items.find(({ signedInAt }) => signedInAt === began.toISOString())?.id ?? '';
};

test("another user's session is not found", async () => {
  const ada = await inTwoSessions('ada');
  const id = await idOf(ada, MORNING);
  expect(await api.as('candidate', 'bob').status(endSession, { params: { id } })).toBe(404);
  expect(await api.as('candidate', 'bob').status(endSession, { params: { id: NOWHERE } })).toBe(404);
  expect(await api.as('candidate', 'bob').status(endSession, { params: { id: 'first' } })).toBe(404);
  expect(await counts(ada, MORNING)).toBe(true);
});

test('each session is listed with its browser, and the current one is marked', async () => {
  const { items } = await (await inTwoSessions('carla')).reply(listSessions);
  expect(items).toEqual([
    expect.objectContaining({
      browser: 'Firefox',
      system: 'Linux',
      signedInAt: '2026-03-01T12:00:00.000Z',
      lastSeenAt: '2026-03-01T12:30:00.000Z',
      isCurrent: true,
    }),
    expect.objectContaining({ browser: null, system: null, signedInAt: '2026-03-01T09:00:00.000Z', isCurrent: false }),
  ]);
});

test('an ended session is no longer listed', async () => {
  const caller = await inTwoSessions('dora');
  await caller.reply(endSession, { params: { id: await idOf(caller, MORNING) } });
  expect([await counts(caller, MORNING), await counts(caller, NOON)]).toEqual([false, true]);
  expect((await caller.reply(listSessions)).items.map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('an ended session stays ended after a hundred others, and the current session stays active', async () => {
  const caller = api.as('candidate', 'greta', MORNING);
  const { userId } = await caller.actor();
  const began = Array.from({ length: 120 }, (_, minute) => new Date(NOON.getTime() + minute * 60_000));
  await sessions.record(userId, MORNING, FIREFOX);
  // One after another: beyond a hundred ends, a session also ends those that began before it.
  for (const authTime of began) {
    await sessions.record(userId, authTime, FIREFOX);
    await caller.reply(endSession, { params: { id: await idOf(caller, authTime) } });
  }
  expect(await Promise.all(began.map((authTime) => counts(caller, authTime)))).toEqual(began.map(() => false));
  expect(await counts(caller, MORNING)).toBe(true);
  expect((await caller.reply(listSessions)).items.map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('all other sessions end, the current one stays active', async () => {
  const caller = await inTwoSessions('erika');
  expect(await caller.reply(endOtherSessions)).toEqual({ ended: 1 });
  expect([await counts(caller, MORNING), await counts(caller, NOON)]).toEqual([false, true]);
  expect(await caller.reply(endOtherSessions)).toEqual({ ended: 0 });
});

test("sign-out ends the user's current session", async () => {
  const caller = await inTwoSessions('franz');
  await caller.reply(endThisSession);
  expect([await counts(caller, MORNING), await counts(caller, NOON)]).toEqual([true, false]);
});

test('a user without a role has sessions too', async () => {
  expect(await api.as('newcomer').status(listSessions)).toBe(200);
  expect(await api.as('newcomer').status(getMe)).toBe(200);
});

test('the provider is told of sessions that end elsewhere, but not of a sign-out', async () => {
  const caller = await inTwoSessions('gina');
  const { userId } = await caller.actor();
  const { identity_uid } = await api.db.selectFrom('users').select('identity_uid').where('id', '=', userId).executeTakeFirstOrThrow();
  await caller.reply(endSession, { params: { id: await idOf(caller, MORNING) } });
  await caller.reply(endOtherSessions);
  const told = [identity_uid, NOON];
  expect(endedAtProvider).toEqual([told, told]);
  await caller.reply(endSession, { params: { id: await idOf(caller, NOON) } });
  await (await inTwoSessions('hanna')).reply(endThisSession);
  expect(endedAtProvider).toEqual([told, told]);
});

test('the user is told when all other sessions were ended, also the user who did it, and not when there was no other one', async () => {
  const ada = await inTwoSessions('told');
  await ada.reply(endOtherSessions);
  await ada.reply(endOtherSessions);
  await api.drain();
  expect((await api.told('candidate', 'told')).map(({ title }) => title)).toEqual(['Your other sessions were ended']);
});

test('the user is not told of one session that was ended', async () => {
  const ada = await inTwoSessions('untold');
  await ada.reply(endSession, { params: { id: await idOf(ada, MORNING) } });
  await ada.reply(endThisSession);
  await api.drain();
  expect(await api.told('candidate', 'untold')).toEqual([]);
});
