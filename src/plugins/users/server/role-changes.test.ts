import { getMe } from '#core/contract/me.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { chooseRole } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRole, getUser, listGroups, listUsers, setGroupMembers } from '../contract/endpoints.ts';
import { userReferences } from '../contract/user-references.ts';
import { epochOf } from './testing/epoch-of.ts';

/** How much another plugin has in use, by user and role. */
const inUse = new Map<string, number>();
const other = defineServerPlugin({
  id: 'other',
  requires: ['users'],
  setup: () => ({
    contributes: [
      userReferences.add('other.plots', 90, {
        obstacles: async (_transaction, userId, from) => {
          const count = inUse.get(`${userId} ${from}`);
          return count === undefined ? [] : [{ code: 'other.plots', count }];
        },
      }),
    ],
  }),
});

const api = testServer([...serverPlugins, other]);
beforeEach(() => inUse.clear());

const reason = 'Wrong choice at the start';
const idOf = async (user: TestCaller) => (await user.actor()).userId;

test('a candidate becomes an employer, with one event that has the length of the reason', async () => {
  const user = api.as('candidate', 'ann');
  const id = await idOf(user);
  const admin = api.as('admin:users');
  const epoch = await epochOf(api);
  const change = { params: { id }, body: { role: 'employer', reason, version: 1 } } as const;
  expect(await admin.reply(changeRole, change)).toMatchObject({ role: 'employer', version: 2 });
  expect(await user.reply(getMe)).toMatchObject({ role: 'employer' });
  expect(await epochOf(api)).toBe(epoch + 1);
  expect(await eventsAbout(api, id)).toEqual([
    {
      action: 'user.role-changed',
      actor_id: await idOf(admin),
      changes: { role: { from: 'candidate', to: 'employer' }, reason: { lengths: [0, 25] } },
    },
  ]);
  expect(await admin.refusal(changeRole, change)).toMatchObject({ status: 409, code: 'conflict' });
  const same = await admin.reply(changeRole, { params: { id }, body: { role: 'employer', reason, version: 2 } });
  expect([same.version, (await eventsAbout(api, id)).length]).toEqual([2, 1]);
});

test('what another plugin names prevents the change, and is listed', async () => {
  const user = api.as('candidate', 'bob');
  const id = await idOf(user);
  const admin = api.as('admin:users');
  inUse.set(`${id} candidate`, 2);
  expect(await admin.reply(getUser, { params: { id } })).toMatchObject({ roleObstacles: [{ code: 'other.plots', count: 2 }] });
  const change = { params: { id }, body: { role: 'employer', reason, version: 1 } } as const;
  expect(await admin.refusal(changeRole, change)).toMatchObject({
    status: 409,
    code: 'users.role-in-use',
    issues: [{ path: '', code: 'other.plots', values: { count: 2 } }],
  });
  expect(await eventsAbout(api, id)).toEqual([]);
  inUse.clear();
  expect(await admin.reply(changeRole, change)).toMatchObject({ role: 'employer', roleObstacles: [] });
});

test('a user cannot get around an obstacle by a time as administrator', async () => {
  const id = await idOf(api.as('employer', 'cat'));
  const admin = api.as('admin');
  inUse.set(`${id} employer`, 1);
  const to = (role: 'candidate' | 'employer' | 'admin', version: number) => ({ params: { id }, body: { role, reason, version } });
  expect(await admin.refusal(changeRole, to('candidate', 1))).toMatchObject({ code: 'users.role-in-use' });
  expect(await admin.reply(changeRole, to('admin', 1))).toMatchObject({ role: 'admin', roleObstacles: [] });
  expect(await admin.refusal(changeRole, to('candidate', 2))).toMatchObject({ code: 'users.role-in-use' });
  expect(await admin.reply(changeRole, to('employer', 2))).toMatchObject({ role: 'employer' });
});

test('a new administrator has no duties, and a former one loses the groups for good', async () => {
  const user = api.as('candidate', 'dan');
  const id = await idOf(user);
  const admin = api.as('admin');
  const to = (role: 'candidate' | 'admin', version: number) => ({ params: { id }, body: { role, reason, version } });
  expect(await admin.reply(changeRole, to('admin', 1))).toMatchObject({ role: 'admin', isFullAdmin: false, groups: [] });
  expect(await user.status(listUsers)).toBe(403);

  await api.as('admin:users').actor();
  const group = (await admin.reply(listGroups)).items.find(({ duties }) => duties.includes('users'));
  const userIds = [...(group?.members ?? []).map((member) => member.id), id];
  await admin.reply(setGroupMembers, { params: { id: group?.id ?? '' }, body: { userIds, version: group?.version ?? 0 } });
  expect(await user.status(listUsers)).toBe(200);

  await admin.reply(changeRole, to('candidate', 2));
  expect(await user.status(listUsers)).toBe(403);
  expect(await admin.reply(changeRole, to('admin', 3))).toMatchObject({ groups: [] });
  expect(await user.status(listUsers)).toBe(403);
});

test('only full administrators appoint an administrator', async () => {
  const id = await idOf(api.as('candidate', 'eve'));
  const change = { params: { id }, body: { role: 'admin', reason, version: 1 } } as const;
  expect(await api.as('admin:users').refusal(changeRole, change)).toMatchObject({ status: 404 });
  expect(await api.as('admin:users').reply(getUser, { params: { id } })).toMatchObject({ role: 'candidate' });
});

test('a full administrator is demoted by another one, with the loss of full rights in the event', async () => {
  const id = await idOf(api.as('admin', 'former'));
  await api.as('admin').reply(changeRole, { params: { id }, body: { role: 'candidate', reason, version: 1 } });
  expect(await eventsAbout(api, id)).toMatchObject([
    { changes: { role: { from: 'admin', to: 'candidate' }, isFullAdmin: { from: true, to: false } } },
  ]);
});

test('a role that the user chooses meanwhile is a conflict', async () => {
  const user = api.as('newcomer', 'fay');
  const id = await idOf(user);
  await user.reply(chooseRole, { body: { role: 'employer' } });
  const refusal = await api.as('admin').refusal(changeRole, { params: { id }, body: { role: 'candidate', reason, version: 1 } });
  expect(refusal).toMatchObject({ status: 409, code: 'conflict' });
});
