import { getMe } from '#core/contract/me.ts';
import { isEnded } from '#core/server/identity/ended-sessions.ts';
import { SessionsRepository } from '#core/server/identity/sessions-repository.ts';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { NO_PROVIDER } from '#core/testing/no-provider.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { endUserSessions, getUser } from '../contract/endpoints.ts';
import { epochOf } from './testing/epoch-of.ts';

const NOW = new Date('2026-06-01T12:00:00.500Z');
const ended: string[] = [];

let api: TestServer;
beforeAll(async () => {
  const identity = { ...NO_PROVIDER, endSessions: async (uid: string) => void ended.push(uid) };
  api = await serverWith(serverPlugins, { now: () => NOW, identity });
});

test('all sessions end here and at the provider, also one that began within this second, and leave one event', async () => {
  const user = api.as('candidate', 'ann');
  const { userId: id } = await user.actor();
  const sessions = new SessionsRepository(api.db, () => NOW);
  const begins = [new Date('2026-05-01T00:00:00Z'), new Date('2026-06-01T12:00:00Z')];
  for (const begin of begins) await sessions.record(id, begin, 'A browser');
  const admin = api.as('admin:users');
  expect(await admin.reply(getUser, { params: { id } })).toMatchObject({ sessions: 2, lastSeenAt: '2026-06-01T12:00:00.000Z' });
  const epoch = await epochOf(api);

  expect(await admin.reply(endUserSessions, { params: { id } })).toEqual({ ended: 2 });
  expect(await admin.reply(getUser, { params: { id } })).toMatchObject({ sessions: 0, status: 'active' });
  const rules = await api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(begins.map((begin) => isEnded(rules, begin))).toEqual([true, true]);
  expect(isEnded(rules, new Date('2026-06-01T12:00:01Z'))).toBe(false);
  expect(ended).toEqual(['uid-candidate-ann']);
  expect(await epochOf(api)).toBe(epoch + 1);
  expect(await eventsAbout(api, id)).toMatchObject([{ action: 'user.sessions-ended', changes: { sessions: { from: 2, to: 0 } } }]);
  expect(await user.status(getMe)).toBe(200);
});

test('the user is told that an administrator ended the sessions, and not when there were none', async () => {
  const { userId: id } = await api.as('candidate', 'told').actor();
  await new SessionsRepository(api.db, () => NOW).record(id, new Date('2026-05-01T00:00:00Z'), 'A browser');
  for (let call = 0; call < 2; call += 1) await api.as('admin:users').reply(endUserSessions, { params: { id } });
  await api.drain();
  expect((await api.told('candidate', 'told')).map(({ text }) => text)).toEqual([
    'An administrator signed you out everywhere. Sign in again. If you did not ask for this, change your password.',
  ]);
  expect(await api.told('admin:users')).toEqual([]);
});
