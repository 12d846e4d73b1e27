import { v7 as uuidv7 } from 'uuid';
import { getMe } from '#core/contract/me.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { getAccess, saveAccess } from '#plugins/admin-masters/contract/access-endpoints.ts';
import {
  changeRows,
  createRow,
  deleteRow,
  exportRows,
  listRows,
  listSuggestions,
  previewMerge,
  updateRow,
} from '#plugins/admin-masters/contract/endpoints.ts';
import { type GrantHolder, MASTER_ACTIONS, type MasterAction, masterSubject } from '#plugins/admin-masters/contract/master-access.ts';
import { masterSources } from '#plugins/admin-masters/contract/master-source.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const api = testServer(serverPlugins);
let holders: readonly (readonly [holder: GrantHolder, caller: TestCaller])[];
beforeAll(async () => {
  const group = uuidv7();
  const member = api.as('admin:', 'member');
  const { userId } = await member.actor();
  await api.db.insertInto('admin_groups').values({ id: group, name: 'Editors', name_key: 'editors' }).execute();
  await api.db.insertInto('admin_group_members').values({ group_id: group, user_id: userId }).execute();
  holders = [
    ['role:candidate', api.as('candidate')],
    ['role:employer', api.as('employer')],
    [`group:${group}`, member],
  ];
});

/** The status of a call that needs only this right. `undefined` for rights whose calls come with a later feature. */
async function tried(caller: TestCaller, entity: string, action: MasterAction): Promise<number | undefined> {
  const params = { entity, code: 'not-there' };
  switch (action) {
    case 'read':
      return caller.status(listRows, { params: { entity }, query: { limit: 1 } });
    case 'create':
      return caller.status(createRow, { params: { entity }, body: { name: '.', names: {} } });
    case 'update':
      return caller.status(updateRow, { params, body: { name: 'A', names: {}, isHidden: false, version: 1 } });
    case 'hide':
      return caller.status(changeRows, { params: { entity }, body: { codes: ['not-there'], action: 'hide' } });
    case 'delete':
      return caller.status(deleteRow, { params });
    case 'merge':
      return caller.status(previewMerge, { params, query: { into: 'neither' } });
    case 'approve':
      return caller.status(listSuggestions, { params: { entity } });
    case 'export':
      return caller.status(exportRows, { params: { entity }, query: { format: 'csv', q: 'not-there' } });
    case 'import':
      return undefined;
  }
}

test('for every kind and action, exactly the holder of the right has the ability and may make the call', async () => {
  const admin = api.as('admin');
  const entities = api.registry.contributions(masterSources).map(({ value }) => value.description.entity);
  expect(entities.length).toBeGreaterThan(10);
  for (const [at, entity] of entities.entries()) {
    for (const [turn, action] of MASTER_ACTIONS.entries()) {
      // Each holder has each action of some kinds.
      const [holder] = holders[(at + turn) % holders.length] ?? holders[0] ?? [];
      if (holder === undefined) throw new Error('There is no holder');
      const granted: readonly MasterAction[] = action === 'read' ? ['read'] : ['read', action];
      const { version } = await admin.reply(getAccess, { params: { entity } });
      await admin.reply(saveAccess, { params: { entity }, body: { grants: { [holder]: granted }, version } });
      for (const [other, caller] of holders) {
        const expected = other === holder ? granted.map((one) => `${masterSubject(entity)}:${one}`) : [];
        const abilities = (await caller.reply(getMe)).abilities.filter((name) => name.startsWith(`${masterSubject(entity)}:`));
        expect([entity, action, other, abilities.sort()]).toEqual([entity, action, other, expected.toSorted()]);
        const status = await tried(caller, entity, action);
        if (status !== undefined) expect([entity, action, other, status === 403]).toEqual([entity, action, other, other !== holder]);
      }
    }
    for (const action of MASTER_ACTIONS) expect([entity, action, await tried(admin, entity, action)]).not.toEqual([entity, action, 403]);
    expect([entity, await api.as('visitor').status(listRows, { params: { entity }, query: { limit: 1 } })]).toEqual([entity, 401]);
  }
});
