import { v7 as uuidv7 } from 'uuid';
import { getMe } from '#core/contract/me.ts';
import { freshServer, type TestCaller } from '#core/testing/server-kit.ts';
import { copyAccess, explainAccess, getAccess, listAccess, saveAccess } from '../../contract/access-endpoints.ts';
import { createRow, listRows, updateRow } from '../../contract/endpoints.ts';
import { MASTER_ACTIONS, type MasterAction, type MasterGrants } from '../../contract/master-access.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin } from '../testing/sample-source.ts';

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');

const params = { entity: SAMPLES };
const holderOf = (groupId: string): `group:${string}` => `group:${groupId}`;

async function grant(grants: MasterGrants): Promise<void> {
  const { version } = await admin.reply(getAccess, { params });
  await admin.reply(saveAccess, { params, body: { grants, version } });
}

/** A group without duties, and one administrator who is its member. */
async function aGroup(name: string): Promise<{ id: string; member: TestCaller }> {
  const id = uuidv7();
  const member = api.as('admin:', name);
  const { userId } = await member.actor();
  await api.db.insertInto('admin_groups').values({ id, name, name_key: name }).execute();
  await api.db.insertInto('admin_group_members').values({ group_id: id, user_id: userId }).execute();
  return { id, member };
}

test('permissions have an entity and a user that exist, and valid grants', async () => {
  expect(await admin.status(getAccess, { params: { entity: 'unknown' } })).toBe(404);
  expect(await admin.status(explainAccess, { params: { ...params, userId: uuidv7() } })).toBe(404);
  const wrong = [
    { 'role:admin': ['read'] },
    { candidate: ['read'] },
    { 'group:x': ['read'] },
    { 'role:employer': ['update'] },
    { 'role:employer': ['fly'] },
    { [`group:${uuidv7()}`]: ['read'] },
  ];
  for (const grants of wrong) {
    expect([grants, await admin.status(saveAccess, { params, body: { grants, version: 0 } })]).toEqual([grants, 422]);
  }
  expect(await admin.reply(getAccess, { params })).toMatchObject({ grants: {}, version: 0 });
});

test('of twenty saves of one version, one succeeds, also of the first', async () => {
  for (const version of [0, 1]) {
    const body = { grants: { 'role:employer': ['create', 'read', 'read'] as MasterAction[] }, version };
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.status(saveAccess, { params, body })));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(19);
  }
  expect(await admin.reply(getAccess, { params })).toMatchObject({ grants: { 'role:employer': ['read', 'create'] }, version: 2 });
});

test('a group has what it is granted, until it is deleted', async () => {
  const { id, member } = await aGroup('Editors');
  const body = { code: 'pear', name: 'Pear', names: {} };
  expect(await member.status(listRows, { params })).toBe(403);
  await grant({ [holderOf(id)]: ['read', 'create'] });
  expect((await member.reply(getMe)).abilities).toEqual(expect.arrayContaining(['master-samples:read', 'master-samples:create']));
  expect(await member.status(createRow, { params, body })).toBe(201);
  const edit = { ...body, isHidden: true, version: 1 };
  expect(await member.status(updateRow, { params: { ...params, code: 'pear' }, body: edit })).toBe(403);
  await api.db.deleteFrom('admin_groups').where('id', '=', id).execute();
  expect(await member.status(listRows, { params })).toBe(403);
  // The next save leaves the group out.
  await grant({ [holderOf(id)]: ['read'], 'role:candidate': ['read'] });
  expect((await admin.reply(getAccess, { params })).grants).toEqual({ 'role:candidate': ['read'] });
});

test('hiding and changing are two permissions', async () => {
  const row = { ...params, code: 'pear' };
  await admin.reply(createRow, { params, body: { code: 'pear', name: 'Pear', names: {} } });
  const employer = api.as('employer');
  const edit = { name: 'Pear', names: {}, isHidden: true, version: 1 };
  await grant({ 'role:employer': ['read', 'hide'] });
  expect(await employer.status(updateRow, { params: row, body: { ...edit, name: 'Plum' } })).toBe(403);
  expect(await employer.status(updateRow, { params: row, body: edit })).toBe(200);
  await grant({ 'role:employer': ['read', 'update'] });
  expect(await employer.status(updateRow, { params: row, body: { ...edit, isHidden: false, version: 2 } })).toBe(403);
  expect(await employer.status(updateRow, { params: row, body: { ...edit, name: 'Plum', version: 2 } })).toBe(200);
});

test('the explanation names each rule and agrees with what a user may do', async () => {
  const { id, member } = await aGroup('Editors');
  await grant({ [holderOf(id)]: ['read', 'merge'], 'role:employer': ['read'] });
  const people: readonly [TestCaller, readonly MasterAction[], unknown][] = [
    [admin, MASTER_ACTIONS, { kind: 'full-admin' }],
    [api.as('admin:masters'), MASTER_ACTIONS, { kind: 'duty' }],
    [member, ['read', 'merge'], { kind: 'group', name: 'Editors' }],
    [api.as('employer'), ['read'], { kind: 'role', role: 'employer' }],
    [api.as('candidate'), [], undefined],
  ];
  for (const [person, actions, rule] of people) {
    const { userId } = await person.actor();
    const explained = await admin.reply(explainAccess, { params: { ...params, userId } });
    expect(explained.actions.filter(({ rules }) => rules.length > 0).map(({ action }) => action)).toEqual(actions);
    for (const { rules } of explained.actions) expect(rules).toEqual(rules.length === 0 ? [] : [rule]);
    expect(await person.status(listRows, { params })).toBe(actions.includes('read') ? 200 : 403);
  }
});

test('permissions are copied to other kinds, all or none', async () => {
  await grant({ 'role:employer': ['read'] });
  const copy = (version: number, source = 1) =>
    admin.call(copyAccess, { body: { from: { entity: SAMPLES, version: source }, to: [{ entity: FIXED_SAMPLES, version }] } });
  expect((await copy(3)).status).toBe(409);
  expect((await copy(0, 7)).status).toBe(409);
  expect(await copy(0)).toMatchObject({
    status: 200,
    body: { items: [{ entity: FIXED_SAMPLES, grants: { 'role:employer': ['read'] }, version: 1 }] },
  });
  const both = [SAMPLES, FIXED_SAMPLES];
  const { items } = await admin.reply(listAccess);
  expect(items.filter(({ entity }) => both.includes(entity)).map(({ grants }) => grants)).toEqual(
    both.map(() => ({ 'role:employer': ['read'] })),
  );
});

test('grants of a deleted group are not copied', async () => {
  const { id } = await aGroup('Editors');
  await grant({ [holderOf(id)]: ['read'], 'role:employer': ['read'] });
  await api.db.deleteFrom('admin_groups').where('id', '=', id).execute();
  const body = { from: { entity: SAMPLES, version: 1 }, to: [{ entity: FIXED_SAMPLES, version: 0 }] };
  const { items } = await admin.reply(copyAccess, { body });
  expect(items).toEqual([{ entity: FIXED_SAMPLES, grants: { 'role:employer': ['read'] }, version: 1 }]);
});
