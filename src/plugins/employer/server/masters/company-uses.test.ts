import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { createRow, deleteRow, getRow, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, getCompany, updateCompany } from '../../contract/endpoints.ts';

const params = { entity: 'industries' };

let api: TestServer;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
  for (const code of ['canals', 'locks']) await api.as('admin').reply(createRow, { params, body: { code, name: code, names: {} } });
});

const row = async (code: string) => api.as('admin').reply(getRow, { params: { ...params, code } });

test('an industry that companies have is counted, and cannot be deleted', async () => {
  for (const name of ['One', 'Two']) await api.as('employer', name).reply(createCompany, { body: { name, industry: 'canals' } });
  expect((await row('canals')).usedBy).toEqual([{ by: 'employer.companies-industries', count: 2 }]);
  expect(await api.as('admin').status(deleteRow, { params: { ...params, code: 'canals' } })).toBe(409);
});

test('a merge gives the companies the other industry, and their forms save the new code only', async () => {
  const owner = api.as('employer', 'Three');
  const { id, version } = await owner.reply(createCompany, { body: { name: 'Three', industry: 'canals' } });
  const { version: row1 } = await row('canals');
  await api.as('admin').reply(mergeRow, { params: { ...params, code: 'canals' }, body: { into: 'locks', version: row1 } });
  expect(await owner.reply(getCompany, { params: { id } })).toMatchObject({ industry: 'locks' });
  expect(await owner.refusal(updateCompany, { params: { id }, body: { industry: 'canals', version } })).toMatchObject({
    status: 422,
    issues: [{ path: 'industry', code: 'employer.not-offered' }],
  });
  expect(await owner.reply(updateCompany, { params: { id }, body: { industry: 'locks', version } })).toMatchObject({ industry: 'locks' });
  expect(await owner.reply(updateCompany, { params: { id }, body: { industry: null, version: version + 1 } })).toMatchObject({
    industry: null,
  });
});
