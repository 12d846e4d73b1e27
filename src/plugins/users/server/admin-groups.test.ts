import { getMe } from '#core/contract/me.ts';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createGroup, deleteGroup, listGroups, listUsers, setGroupMembers, updateGroup } from '../contract/endpoints.ts';
import { epochOf } from './testing/epoch-of.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);
const admin = api.as('admin');

const input = { name: 'Ushers', duties: [] as string[] };
const calls = [
  { call: updateGroup, body: { ...input, version: 1 } },
  { call: deleteGroup, body: undefined },
  { call: setGroupMembers, body: { userIds: [], version: 1 } },
];

test.each(calls)('$call.id answers 404 for a group that does not exist', async ({ call, body }) => {
  expect(await admin.status(call, { params: { id: MISSING }, body })).toBe(404);
});

test.each([
  [{ name: 'x', duties: [] }, 'name'],
  [{ name: 'x'.repeat(61), duties: [] }, 'name'],
  [{ name: '\u202E \u2066', duties: [] }, 'name'],
  [{ name: 'Ushers', duties: ['<b>'] }, 'duties.0'],
  [{ name: 'Ushers', duties: Array(51).fill('jobs') }, 'duties'],
])('422 for %j', async (body, path) => {
  expect(await admin.refusal(createGroup, { body })).toMatchObject({ status: 422, issues: [{ path }] });
});

test('a group is created, changed and deleted; each change raises the epoch and leaves one event', async () => {
  const epoch = await epochOf(api);
  const group = await admin.reply(createGroup, { body: { name: 'Guards', duties: ['users', 'jobs', 'users'] } });
  expect(group).toEqual({ id: expect.any(String), name: 'Guards', duties: ['jobs', 'users'], members: [], version: 1 });
  const { id } = group;
  const changed = await admin.reply(updateGroup, { params: { id }, body: { name: 'Gate', duties: ['users'], version: 1 } });
  expect(changed).toMatchObject({ name: 'Gate', duties: ['users'], version: 2 });
  const { userId, name, email } = await api.as('admin:', 'guard').actor();
  const filled = await admin.reply(setGroupMembers, { params: { id }, body: { userIds: [userId, userId], version: 2 } });
  expect(filled).toMatchObject({ members: [{ id: userId, name, email }], version: 3 });
  expect((await admin.reply(listGroups)).items).toContainEqual(filled);
  await admin.reply(deleteGroup, { params: { id } });
  expect((await admin.reply(listGroups)).items.map((each) => each.id)).not.toContain(id);
  expect(await epochOf(api)).toBe(epoch + 4);
  expect((await eventsAbout(api, id)).map(({ action, changes }) => ({ action, changes }))).toEqual([
    { action: 'admin-group.created', changes: { name: { from: null, to: 'Guards' }, duties: { from: [], to: ['jobs', 'users'] } } },
    {
      action: 'admin-group.updated',
      changes: { name: { from: 'Guards', to: 'Gate' }, duties: { from: ['jobs', 'users'], to: ['users'] } },
    },
    { action: 'admin-group.members-set', changes: { added: { from: [], to: [userId] } } },
    {
      action: 'admin-group.deleted',
      changes: { name: { from: 'Gate', to: null }, duties: { from: ['users'], to: [] }, members: { from: [userId], to: [] } },
    },
  ]);
});

test('a save that changes nothing leaves no event', async () => {
  const { id } = await admin.reply(createGroup, { body: { name: 'Same', duties: ['jobs'] } });
  await admin.reply(updateGroup, { params: { id }, body: { name: 'Same', duties: ['jobs', 'jobs'], version: 1 } });
  await admin.reply(setGroupMembers, { params: { id }, body: { userIds: [], version: 2 } });
  expect((await eventsAbout(api, id)).map(({ action }) => action)).toEqual(['admin-group.created']);
});

test('duties are felt with the next call, and are gone with the group that a call still uses', async () => {
  const user = api.as('admin:', 'felt');
  const { userId } = await user.actor();
  const { id } = await admin.reply(createGroup, { body: { name: 'Felt', duties: ['users'] } });
  expect(await user.status(listUsers)).toBe(403);
  await admin.reply(setGroupMembers, { params: { id }, body: { userIds: [userId], version: 1 } });
  expect(await user.status(listUsers)).toBe(200);
  expect((await user.reply(getMe)).abilities).toContain('user:list');
  const [deleted] = await Promise.all([admin.status(deleteGroup, { params: { id } }), user.status(listUsers)]);
  expect(deleted).toBe(204);
  expect(await user.status(listUsers)).toBe(403);
  expect(await admin.status(updateGroup, { params: { id }, body: { name: 'Felt', duties: [], version: 2 } })).toBe(404);
});

test('of two who edit a group, the second gets a conflict, also at the same moment', async () => {
  const { id } = await admin.reply(createGroup, { body: { name: 'Edited', duties: [] } });
  const edit = (name: string) => admin.status(updateGroup, { params: { id }, body: { name, duties: [], version: 1 } });
  expect((await Promise.all([edit('Edited one'), edit('Edited two')])).toSorted()).toEqual([200, 409]);
  const members = { params: { id }, body: { userIds: [], version: 1 } };
  expect(await admin.refusal(setGroupMembers, members)).toMatchObject({ status: 409, code: 'conflict' });
  expect(await eventsAbout(api, id)).toHaveLength(2);
});

test('two groups cannot have names that look the same', async () => {
  await admin.reply(createGroup, { body: { name: 'Café  Crew', duties: [] } });
  const taken = { status: 409, code: 'users.group-name-taken' };
  expect(await admin.refusal(createGroup, { body: { name: 'cafe\u202E crew', duties: [] } })).toMatchObject(taken);
  const { id } = await admin.reply(createGroup, { body: { name: 'Tea Crew', duties: [] } });
  expect(await admin.refusal(updateGroup, { params: { id }, body: { name: 'CAFÉ CREW', duties: [], version: 1 } })).toMatchObject(taken);
  const kept = await admin.reply(updateGroup, { params: { id }, body: { name: 'TEA Crew', duties: [], version: 1 } });
  expect(kept.name).toBe('TEA Crew');
});

test('a name keeps its markup as text and loses characters that change the direction', async () => {
  const { name } = await admin.reply(createGroup, { body: { name: '<img src=x> \u202Eevil\u202C', duties: [] } });
  expect(name).toBe('<img src=x> evil');
});

test('a duty that no plugin declares is kept and gives no right', async () => {
  const { id, duties } = await admin.reply(createGroup, { body: { name: 'Relics', duties: ['users', 'long-gone'] } });
  expect(duties).toEqual(['long-gone', 'users']);
  const user = api.as('admin:', 'relic');
  const { userId } = await user.actor();
  await admin.reply(setGroupMembers, { params: { id }, body: { userIds: [userId], version: 1 } });
  expect(await user.status(listUsers)).toBe(200);
  const list = await admin.reply(listGroups);
  expect(list.items.find((group) => group.id === id)?.duties).toEqual(['long-gone', 'users']);
  expect(list.duties).toContainEqual({ duty: 'users', plugin: 'users' });
  expect(list.duties.map(({ duty }) => duty)).not.toContain('long-gone');
});

test('members are administrators; the refusal names the place of each other user', async () => {
  const { id } = await admin.reply(createGroup, { body: { name: 'Members', duties: [] } });
  const [good, bad] = [(await api.as('admin:', 'good').actor()).userId, (await api.as('candidate', 'bad').actor()).userId];
  const refusal = await admin.refusal(setGroupMembers, { params: { id }, body: { userIds: [good, bad, MISSING], version: 1 } });
  expect(refusal).toMatchObject({
    status: 422,
    issues: [
      { path: 'userIds.1', code: 'users.not-an-admin' },
      { path: 'userIds.2', code: 'users.not-an-admin' },
    ],
  });
  expect(await eventsAbout(api, id)).toHaveLength(1);
});

test('a thousand groups are listed by name', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => {
    const name = `Mass ${String(at).padStart(4, '0')}`;
    return { id: `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`, name, name_key: name.toLowerCase(), duties: ['jobs'] };
  });
  await api.db.insertInto('admin_groups').values(rows).execute();
  const { items } = await admin.reply(listGroups);
  expect(items.filter(({ name }) => name.startsWith('Mass')).map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
});
