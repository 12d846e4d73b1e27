import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRole, getUser } from '#plugins/users/contract/endpoints.ts';
import { createCompany } from '../contract/endpoints.ts';

let api: TestServer;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
});

test('an owner of companies is shown as such, and stays an employer', async () => {
  const owner = api.as('employer');
  const { userId: id } = await owner.actor();
  const admin = api.as('admin:users');
  expect(await admin.reply(getUser, { params: { id } })).toMatchObject({ facts: [], roleObstacles: [] });
  await owner.reply(createCompany, { body: { name: 'Ada works' } });
  await owner.reply(createCompany, { body: { name: 'Ada rests' } });
  const owned = { code: 'employer.owned-companies', count: 2 };
  expect(await admin.reply(getUser, { params: { id } })).toMatchObject({ facts: [owned], roleObstacles: [owned] });
  const body = { role: 'candidate', reason: 'Wrong choice', version: 1 } as const;
  expect(await admin.refusal(changeRole, { params: { id }, body })).toMatchObject({
    code: 'users.role-in-use',
    issues: [{ path: '', code: owned.code, values: { count: 2 } }],
  });
});
