import { eventsAbout } from '#core/testing/audit-events.ts';
import { type TestServer, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRole, endUserSessions, getUser, liftSuspension, suspendUser } from '../contract/endpoints.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);

const idOf = async (...who: Parameters<TestServer['as']>) => (await api.as(...who).actor()).userId;

const suspension = { reason: 'spam', note: '', version: 1 } as const;
const roleChange = { role: 'employer', reason: 'Wrong choice', version: 1 } as const;
const calls = [
  { call: getUser, body: {} },
  { call: suspendUser, body: { body: suspension } },
  { call: liftSuspension, body: {} },
  { call: changeRole, body: { body: roleChange } },
  { call: endUserSessions, body: {} },
];
const changes = calls.slice(1);

test.each(calls)('$call.id answers 404 for a user who does not exist, and for an id that is none', async ({ call, body }) => {
  expect(await api.as('admin:users').status(call, { params: { id: MISSING }, ...body })).toBe(404);
  expect(await api.as('admin:users').status(call, { params: { id: 'x' }, ...body })).toBe(404);
});

test.each(changes)('$call.id answers 404 for an administrator unless a full administrator calls', async ({ call, body }) => {
  const id = await idOf('admin:jobs', call.id);
  expect(await api.as('admin:users').refusal(call, { params: { id }, ...body })).toMatchObject({ status: 404, code: 'not-found' });
  expect(await eventsAbout(api, id)).toEqual([]);
  expect(await api.as('admin').status(call, { params: { id }, ...body })).toBe(200);
});

test.each(changes)('$call.id answers 409 to an administrator who names the own account', async ({ call, body }) => {
  for (const who of ['admin', 'admin:users'] as const) {
    const refusal = await api.as(who).refusal(call, { params: { id: await idOf(who) }, ...body });
    expect(refusal).toMatchObject({ status: 409, code: 'users.self' });
  }
});

test.each([
  [suspendUser, { ...suspension, reason: 'boredom' }, 'reason'],
  [suspendUser, { ...suspension, note: 'x'.repeat(501) }, 'note'],
  [suspendUser, { ...suspension, version: -1 }, 'version'],
  [changeRole, { ...roleChange, role: 'owner' }, 'role'],
  [changeRole, { ...roleChange, reason: 'no' }, 'reason'],
  [changeRole, { ...roleChange, reason: 'x'.repeat(301) }, 'reason'],
])('422 for invalid input: %# %j', async (call, body, field) => {
  const refusal = await api.as('admin:users').refusal(call, { params: { id: MISSING }, body });
  expect(refusal).toMatchObject({ status: 422, issues: [{ path: field }] });
});

test('an administrator sees a user with groups, sessions, facts and rights', async () => {
  const caller = api.as('admin:users,jobs', 'seen');
  const { userId, email } = await caller.actor();
  const id = await idOf('candidate', 'seen');
  expect(await caller.reply(getUser, { params: { id } })).toEqual({
    id,
    name: 'candidate-seen',
    email: 'candidate-seen@example.test',
    role: 'candidate',
    isFullAdmin: false,
    status: 'active',
    groups: [],
    joinedAt: expect.any(String),
    lastSeenAt: null,
    isEmailConfirmed: false,
    sessions: 0,
    suspension: null,
    facts: [],
    roleObstacles: [],
    version: 1,
    may: { suspend: true, changeRole: true, endSessions: true, viewAs: true },
  });
  const self = await caller.reply(getUser, { params: { id: userId } });
  expect(self).toMatchObject({ email, may: { suspend: false, changeRole: false, endSessions: false, viewAs: false } });
  expect(self.groups.map(({ name }) => name)).toEqual(['The duty jobs', 'The duty users']);
  const asFull = await api.as('admin').reply(getUser, { params: { id: userId } });
  expect(asFull.may).toEqual({ suspend: true, changeRole: true, endSessions: true, viewAs: false });
});
