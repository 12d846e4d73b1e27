import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { whileFirstWaits } from '#core/testing/while-open.ts';
import { createRow, deleteRow, getRow, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, getCompany, updateCompany } from '../../contract/endpoints.ts';
import type { EmployerTables } from '../employer-tables.ts';

const params = { entity: 'industries' };

const api = testServer(serverPlugins);
beforeAll(async () => {
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

describe('a company that gets an industry while it is merged', () => {
  const lockCompany = (id: string) => (transaction: Transaction) =>
    tablesIn<EmployerTables>(transaction).selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute();
  const merge = (code: string) => async () =>
    api.as('admin').status(mergeRow, { params: { ...params, code }, body: { into: 'locks', version: (await row(code)).version } });
  const aCompany = async (name: string, industry?: string) => {
    const owner = api.as('employer', name);
    const { id, version } = await owner.reply(createCompany, { body: { name, ...(industry !== undefined && { industry }) } });
    const industryNow = async () => (await owner.reply(getCompany, { params: { id } })).industry;
    const take = (code: string) => () => owner.status(updateCompany, { params: { id }, body: { industry: code, version } });
    return { id, owner, industryNow, take };
  };

  test('gets the other one when it was saved first', async () => {
    await api.as('admin').reply(createRow, { params, body: { code: 'weirs', name: 'weirs', names: {} } });
    const { id, take, industryNow } = await aCompany('Four');
    expect(await whileFirstWaits(api.db, lockCompany(id), [take('weirs'), merge('weirs')])).toEqual([200, 200]);
    expect(await industryNow()).toBe('locks');
  });

  test('is refused when the merge began first, also when it is new', async () => {
    await api.as('admin').reply(createRow, { params, body: { code: 'dams', name: 'dams', names: {} } });
    const other = await aCompany('Five', 'dams');
    const { take, industryNow } = await aCompany('Six');
    const added = () => api.as('employer', 'Seven').status(createCompany, { body: { name: 'Seven', industry: 'dams' } });
    const saving = async () => Promise.all([take('dams')(), added()]);
    expect(await whileFirstWaits(api.db, lockCompany(other.id), [merge('dams'), saving])).toEqual([200, [422, 422]]);
    expect([await industryNow(), await other.industryNow()]).toEqual([null, 'locks']);
  });

  test('keeps its row when a deletion began after it', async () => {
    await api.as('admin').reply(createRow, { params, body: { code: 'piers', name: 'piers', names: {} } });
    const { id, take, industryNow } = await aCompany('Eight');
    const remove = () => api.as('admin').status(deleteRow, { params: { ...params, code: 'piers' } });
    expect(await whileFirstWaits(api.db, lockCompany(id), [take('piers'), remove])).toEqual([200, 409]);
    expect(await industryNow()).toBe('piers');
  });
});
