import { getMe } from '#core/contract/me.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { getAccess, saveAccess } from '#plugins/admin-masters/contract/access-endpoints.ts';
import { createRow, deleteRow, getRow, listEntities, listRows, updateRow } from '#plugins/admin-masters/contract/endpoints.ts';
import type { GrantedRole, MasterAction } from '#plugins/admin-masters/contract/master-access.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const entity = 'job-categories';
const params = { entity };
const unknown = { entity: 'job-colours' };

const api = freshServer(serverPlugins);

/** As an administrator, grants these actions to a role and removes all other grants. */
async function grant(role: GrantedRole, ...actions: MasterAction[]): Promise<void> {
  const admin = api.as('admin');
  const { version } = await admin.reply(getAccess, { params });
  await admin.reply(saveAccess, { params, body: { grants: { [`role:${role}`]: actions }, version } });
}

describe('the rows of master data', () => {
  test('of an entity whose name is not a code do not exist for any user, and no grant is looked up', async () => {
    for (const code of ['\u0000', 'a\u0000b', 'x'.repeat(200), '%']) {
      expect(await api.as('visitor').status(listRows, { params: { entity: code } })).toBe(401);
      for (const who of ['candidate', 'employer', 'admin'] as const) {
        expect([who, await api.as(who).status(listRows, { params: { entity: code } })]).toEqual([who, 404]);
        expect([who, await api.as(who).status(getRow, { params: { entity, code } })]).toEqual([who, 404]);
      }
    }
  });

  test('are open to roles with a grant; at first only to administrators', async () => {
    const row = { entity, code: 'engineering' };
    const body = { name: 'Cooperage', names: {} };
    const edit = { name: 'Engineering', names: {}, isHidden: true, version: 1 };
    const calls = [
      [listEntities, {}],
      [listRows, { params }],
      [getRow, { params: row }],
      [createRow, { params, body }],
      [updateRow, { params: row, body: edit }],
      [deleteRow, { params: row }],
    ] as const;
    for (const [call, input] of calls) {
      expect([call.id, await api.as('visitor').status(call, input)]).toEqual([call.id, 401]);
      for (const who of ['newcomer', 'candidate', 'employer'] as const)
        expect([call.id, await api.as(who).status(call, input)]).toEqual([call.id, 403]);
    }
    // Refused before the server reads the request body.
    expect(await api.as('employer').status(createRow, { params: unknown, body: {} })).toBe(403);
    expect(await api.as('admin').status(listRows, { params: unknown })).toBe(404);
    expect(await api.as('admin').status(listRows, { params: { entity: 'Not a code' } })).toBe(404);
    expect(await api.as('admin').status(getRow, { params: { entity, code: 'no-such' } })).toBe(404);
    expect(await api.as('admin').status(createRow, { params, body: { name: '', names: {} } })).toBe(422);
    expect(await api.as('admin').status(updateRow, { params: row, body: { name: '' } })).toBe(422);
    expect((await api.as('admin').reply(listEntities)).items).toContainEqual({ entity, rows: 25, untranslated: 0 });
  });

  test('a grant and its removal take effect at the next request', async () => {
    const employer = api.as('employer');
    await grant('employer', 'read');
    expect(await employer.status(listRows, { params })).toBe(200);
    expect(await employer.status(createRow, { params, body: { name: 'Cooperage', names: {} } })).toBe(403);
    expect(await api.as('candidate').status(listRows, { params })).toBe(403);
    expect((await employer.reply(getMe)).abilities).toContain('master-job-categories:read');
    expect((await employer.reply(listEntities)).items).toHaveLength(1);
    await grant('employer', 'read', 'create');
    expect(await employer.status(createRow, { params, body: { name: 'Cooperage', names: {} } })).toBe(201);
    await grant('candidate');
    expect(await employer.status(listRows, { params })).toBe(403);
    expect((await employer.reply(getMe)).abilities.filter((name) => name.startsWith('master-'))).toEqual([]);
  });

  test('are listed in their order in pages, a new one at the end, and are found by any of their names', async () => {
    const admin = api.as('admin');
    await admin.reply(createRow, { params, body: { name: 'Cooperage', names: { ar: 'صناعة البراميل' } } });
    const codes: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.reply(listRows, { params, query: { limit: 10, cursor } });
      codes.push(...page.items.map(({ code }) => code));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(codes).toHaveLength(26);
    expect(codes.at(-1)).toBe('cooperage');
    expect(codes.slice(0, -1)).toEqual([...codes.slice(0, -1)].sort());
    const { nextCursor } = await admin.reply(listRows, { params, query: { limit: 10 } });
    expect(await admin.status(listRows, { params, query: { limit: 10, q: 'cooper', cursor: nextCursor ?? '' } })).toBe(422);
    for (const q of ['COOPER', 'البراميل', 'cooperage']) {
      expect((await admin.reply(listRows, { params, query: { limit: 10, q } })).items.map(({ code }) => code)).toEqual(['cooperage']);
    }
  });

  test('get a code from their name or the given code, and each code once', async () => {
    const admin = api.as('admin');
    const made = await admin.reply(createRow, { params, body: { name: '  Barrels &  casks ', names: { de: 'Fässer', he: ' ' } } });
    expect(made).toMatchObject({
      code: 'barrels-casks',
      name: 'Barrels & casks',
      names: { de: 'Fässer' },
      isHidden: false,
      uses: 0,
      version: 1,
    });
    const own = await admin.reply(createRow, { params, body: { code: 'b.1', name: 'Barrels', names: {} } });
    expect(own.code).toBe('b.1');
    const refusals = [
      { code: 'b.1', name: 'Other', names: {} },
      { code: 'Not a code', name: 'Other', names: {} },
      { name: '!!!', names: {} },
      { name: 'R', names: {} },
    ];
    for (const body of refusals) {
      expect(await admin.refusal(createRow, { params, body })).toMatchObject({ status: 422, issues: [{ path: 'code' }] });
    }
  });

  test('are changed only with their current version', async () => {
    const admin = api.as('admin');
    const row = { entity, code: 'legal' };
    const body = { name: 'Law', names: { de: 'Recht' }, isHidden: true, version: 1 };
    expect(await admin.reply(updateRow, { params: row, body })).toMatchObject({ ...body, code: 'legal', version: 2 });
    expect(await admin.refusal(updateRow, { params: row, body })).toMatchObject({ status: 409, code: 'conflict' });
    expect(await admin.status(updateRow, { params: { entity, code: 'no-such' }, body })).toBe(404);
  });

  test('are deleted when nothing uses them', async () => {
    const admin = api.as('admin');
    const row = { entity, code: 'legal' };
    expect(await admin.status(deleteRow, { params: row })).toBe(204);
    expect(await admin.status(deleteRow, { params: row })).toBe(404);
  });
});
