import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRole, getUser } from '#plugins/users/contract/endpoints.ts';
import { createCompany, listCompanies } from '../contract/endpoints.ts';
import { getTeam } from '../contract/team/team-endpoints.ts';

const api = testServer(serverPlugins);

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

test('the fact about one company names it, and its number is that of the rows in the list of the owner', async () => {
  const owner = api.as('employer', 'counted');
  const { userId } = await owner.actor();
  const admin = api.as('admin:users');
  const facts = async () => (await admin.reply(getUser, { params: { id: userId } })).facts;
  const listed = async () => (await admin.reply(listCompanies, { query: { limit: 50, owner: userId } })).items.map(({ name }) => name);
  const { id } = await owner.reply(createCompany, { body: { name: 'Only one' } });
  await api.as('employer', 'other').reply(createCompany, { body: { name: 'Of another owner' } });
  expect(await facts()).toEqual([{ code: 'employer.owned-companies', count: 1, only: id }]);
  expect(await listed()).toEqual(['Only one']);
  await owner.reply(createCompany, { body: { name: 'And another' } });
  expect(await facts()).toEqual([{ code: 'employer.owned-companies', count: 2 }]);
  expect(await listed()).toEqual(['And another', 'Only one']);
});

test('only administrators with the duty list the companies of a user, and the members of a company are those of an existing one', async () => {
  const owner = api.as('employer', 'member');
  const { userId } = await owner.actor();
  const { id } = await owner.reply(createCompany, { body: { name: 'With a member' } });
  const query = { limit: 50, owner: userId };
  const input = { params: { id } };
  for (const who of ['visitor', 'employer', 'admin:companies'] as const)
    expect(await api.as(who).status(listCompanies, { query })).toBe(403);
  const admin = api.as('admin:users');
  expect(await admin.status(getTeam, { params: { id: userId } })).toBe(404);
  expect((await admin.reply(getTeam, input)).items).toMatchObject([{ id: userId, isSuspended: false }]);
});
