import { getMe } from '#core/contract/me.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getUser, liftSuspension, suspendUser } from '../contract/endpoints.ts';
import { userReferences } from '../contract/user-references.ts';
import { epochOf } from './testing/epoch-of.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');

/** What the listener of another plugin heard. */
let heard: string[];
let refuses: boolean;
const other = defineServerPlugin({
  id: 'other',
  requires: ['users'],
  setup: () => ({
    contributes: [
      userReferences.add('other.listener', 10, {
        suspension: {
          suspended: async (_transaction, userId) => {
            heard.push(`suspended ${userId}`);
            if (refuses) throw new Error('The other plugin fails.');
          },
          lifted: async (_transaction, userId) => void heard.push(`lifted ${userId}`),
        },
      }),
    ],
  }),
});

const api = testServer([...serverPlugins, other], { now: () => NOW });
beforeEach(() => {
  heard = [];
  refuses = false;
});

const body = { reason: 'fraud', note: 'Sold <b>posts</b>.', version: 1 } as const;

test('a suspension is felt with the next call, tells the reason, and ends when it is lifted', async () => {
  const user = api.as('candidate', 'ann');
  const { userId: id } = await user.actor();
  const admin = api.as('admin:users');
  const { userId: adminId, name } = await admin.actor();
  const epoch = await epochOf(api);

  const suspended = await admin.reply(suspendUser, { params: { id }, body });
  expect(suspended).toMatchObject({
    status: 'suspended',
    suspension: { reason: 'fraud', note: 'Sold <b>posts</b>.', since: NOW.toISOString(), by: name },
    version: 2,
  });
  expect(await user.reply(getMe)).toMatchObject({ suspension: 'fraud', abilities: [] });
  expect(await epochOf(api)).toBe(epoch + 1);

  expect(await admin.reply(liftSuspension, { params: { id } })).toMatchObject({ status: 'active', suspension: null, version: 3 });
  expect(await user.reply(getMe)).toMatchObject({ suspension: null });
  expect(await epochOf(api)).toBe(epoch + 2);
  expect(heard).toEqual([`suspended ${id}`, `lifted ${id}`]);
  expect(await eventsAbout(api, id)).toEqual([
    { action: 'user.suspended', actor_id: adminId, changes: { reason: { from: null, to: 'fraud' }, note: { lengths: [0, 18] } } },
    { action: 'user.suspension-lifted', actor_id: adminId, changes: { reason: { from: 'fraud', to: null } } },
  ]);
});

test('another version, and a second suspension, are a conflict', async () => {
  const { userId: id } = await api.as('candidate', 'bob').actor();
  const admin = api.as('admin');
  const suspend = (version: number) => admin.refusal(suspendUser, { params: { id }, body: { ...body, version } });
  expect(await suspend(2)).toMatchObject({ status: 409, code: 'conflict' });
  await admin.reply(suspendUser, { params: { id }, body });
  expect(await suspend(1)).toMatchObject({ status: 409, code: 'conflict' });
  expect(await suspend(2)).toMatchObject({ status: 409, code: 'conflict' });
  expect(heard).toEqual([`suspended ${id}`]);
});

test('lifting the suspension of a user without one changes nothing and leaves no event', async () => {
  const { userId: id } = await api.as('candidate', 'cat').actor();
  const epoch = await epochOf(api);
  expect(await api.as('admin').reply(liftSuspension, { params: { id } })).toMatchObject({ status: 'active', version: 1 });
  expect([heard, await eventsAbout(api, id), await epochOf(api)]).toEqual([[], [], epoch]);
});

test('nothing changes when the listener of another plugin fails', async () => {
  const { userId: id } = await api.as('candidate', 'dan').actor();
  refuses = true;
  await api.as('admin').failure(suspendUser, { params: { id }, body });
  expect(await api.as('admin').reply(getUser, { params: { id } })).toMatchObject({ status: 'active', suspension: null, version: 1 });
  expect(await eventsAbout(api, id)).toEqual([]);
});

test('of twenty simultaneous suspensions one succeeds and leaves one event', async () => {
  const { userId: id } = await api.as('candidate', 'eve').actor();
  const admins = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const admin = at % 2 === 0 ? api.as('admin', `many-${at}`) : api.as('admin:users', `many-${at}`);
      await admin.actor();
      return admin;
    }),
  );
  const statuses = await Promise.all(admins.map((admin) => admin.status(suspendUser, { params: { id }, body })));
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
  expect(await eventsAbout(api, id)).toHaveLength(1);
  expect(heard).toHaveLength(1);
});

test('a suspended user may leave. The note is deleted with the account', async () => {
  const user = api.as('candidate', 'fay', NOW);
  const { userId: id } = await user.actor();
  await api.as('admin').reply(suspendUser, { params: { id }, body });
  expect((await user.reply(getDeletionPlan)).items).toContainEqual({ code: 'users.suspension', fate: 'deleted', count: 1 });
  expect(await user.status(deleteAccount)).toBe(204);
  expect(await api.db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('a suspension stays without the name when its administrator leaves', async () => {
  const admin = api.as('admin:users,jobs', 'gus', NOW);
  const { userId: id } = await api.as('candidate', 'gus').actor();
  await admin.reply(suspendUser, { params: { id }, body });
  expect((await admin.reply(getDeletionPlan)).items).toEqual([
    { code: 'users.groups', fate: 'deleted', count: 2 },
    { code: 'users.imposed-suspensions', fate: 'kept', count: 1 },
  ]);
  expect(await admin.status(deleteAccount)).toBe(204);
  const { suspension } = await api.as('admin').reply(getUser, { params: { id } });
  expect(suspension).toMatchObject({ reason: 'fraud', note: body.note, by: null });
});
