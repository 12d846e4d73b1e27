import type { Role } from '#core/contract/actor.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRole, createGroup, deleteGroup, liftSuspension, setGroupMembers, suspendUser, updateGroup } from '../contract/endpoints.ts';
import { openView } from '../contract/view-as-endpoints.ts';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });
const admin = api.as('admin');

async function pass(seconds: number): Promise<void> {
  time += seconds * 1000;
  await api.drain();
}

/** A user with a confirmed address. */
async function confirmed(who: Role | `admin:${string}`, name: string): Promise<string> {
  const { userId } = await api.as(who, name).actor();
  await api.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  return userId;
}

const mailsTo = (who: string, name: string): readonly string[] =>
  api.mails.filter(({ to }) => to === `${who}-${name}@example.test`).map(({ content }) => content.subject);

const titles = async (...who: Parameters<typeof api.told>) => (await api.told(...who)).map(({ title }) => title);

const REASON = 'This is the reason.';

test('A suspended user is told by mail alone, and of the end on the site as well', async () => {
  const id = await confirmed('candidate', 'ann');
  await admin.reply(suspendUser, { params: { id }, body: { reason: 'fraud', note: '', version: 1 } });
  await pass(0);
  expect(mailsTo('candidate', 'ann')).toEqual(['Your account was suspended']);
  expect(api.mails.at(-1)?.content.preview).toContain('The reason: a suspicion of fraud.');
  expect(await titles('candidate', 'ann')).toEqual([]);
  await admin.reply(liftSuspension, { params: { id } });
  await pass(0);
  expect(await titles('candidate', 'ann')).toEqual(['Your account works again']);
  expect(mailsTo('candidate', 'ann')).toEqual(['Your account was suspended', 'Your account works again']);
});

test('A suspension that ended before its mail went out is not told', async () => {
  const id = await confirmed('candidate', 'bob');
  await admin.reply(suspendUser, { params: { id }, body: { reason: 'other', note: '', version: 1 } });
  await admin.reply(liftSuspension, { params: { id } });
  await pass(0);
  expect(mailsTo('candidate', 'bob')).toEqual(['Your account works again']);
});

test('A user is told of a new role, and not when the user has the role already', async () => {
  const id = await confirmed('candidate', 'eve');
  const change = (role: Role, version: number) => admin.reply(changeRole, { params: { id }, body: { role, reason: REASON, version } });
  await change('candidate', 1);
  await pass(0);
  expect(await titles('candidate', 'eve')).toEqual([]);
  await change('employer', 1);
  await pass(0);
  expect((await api.told('candidate', 'eve')).map(({ text }) => text)).toEqual([
    'An administrator changed your role on this site. You are an employer now.',
  ]);
  expect(mailsTo('candidate', 'eve')).toEqual(['Your role was changed']);
});

describe('An administrator', () => {
  const groupWith = async (name: string, duties: readonly string[], userIds: readonly string[]) => {
    const { id } = await admin.reply(createGroup, { body: { name, duties: [...duties] } });
    return admin.reply(setGroupMembers, { params: { id }, body: { userIds: [...userIds], version: 1 } });
  };

  test('is told of duties that a group, its members or its end change', async () => {
    const guard = await confirmed('admin:', 'guard');
    const { id } = await groupWith('Guards', ['jobs'], [guard]);
    await pass(60);
    expect(await titles('admin:', 'guard')).toEqual(['Your duties were changed']);
    await admin.reply(updateGroup, { params: { id }, body: { name: 'Guards', duties: ['jobs', 'users'], version: 2 } });
    await pass(60);
    await admin.reply(deleteGroup, { params: { id } });
    await pass(60);
    expect(await titles('admin:', 'guard')).toHaveLength(3);
    expect(mailsTo('admin-', 'guard')).toHaveLength(3);
  });

  test('is told nothing of a change that was undone, or that leaves the duties as they were', async () => {
    const usher = await confirmed('admin:', 'usher');
    const full = await confirmed('admin', 'full');
    await groupWith('First ushers', ['jobs'], [usher, full]);
    await pass(60);
    const second = await groupWith('Second ushers', ['jobs'], [usher, full]);
    await admin.reply(updateGroup, { params: { id: second.id }, body: { name: 'Others', duties: ['jobs', 'users'], version: 2 } });
    await admin.reply(updateGroup, { params: { id: second.id }, body: { name: 'Others', duties: ['jobs'], version: 3 } });
    await pass(60);
    expect(await titles('admin:', 'usher')).toEqual(['Your duties were changed']);
    expect(await titles('admin', 'full')).toEqual([]);
  });
});

test('A user is told on the site, and not by mail, that an administrator saw the site as the user', async () => {
  const userId = await confirmed('candidate', 'seen');
  await admin.reply(openView, { body: { userId, reason: REASON } });
  await admin.reply(openView, { body: { userId, reason: REASON } });
  await pass(60);
  expect(await titles('candidate', 'seen')).toEqual(['An administrator saw the site as you', 'An administrator saw the site as you']);
  expect(mailsTo('candidate', 'seen')).toEqual([]);
  expect(await api.told('admin')).toEqual([]);
});
