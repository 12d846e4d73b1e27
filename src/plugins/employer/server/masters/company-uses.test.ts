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
  for (const name of ['One', 'Two']) await api.as('employer', name).reply(createCompany, { body: { name, industries: ['canals'] } });
  expect((await row('canals')).usedBy).toEqual([{ by: 'employer.companies-industries', count: 2 }]);
  expect(await api.as('admin').status(deleteRow, { params: { ...params, code: 'canals' } })).toBe(409);
});

test('a merge gives the companies the other industry, and their forms save the new code only', async () => {
  const owner = api.as('employer', 'Three');
  const { id, version } = await owner.reply(createCompany, { body: { name: 'Three', industries: ['isic-a', 'canals', 'locks'] } });
  const { version: row1 } = await row('canals');
  await api.as('admin').reply(mergeRow, { params: { ...params, code: 'canals' }, body: { into: 'locks', version: row1 } });
  expect(await owner.reply(getCompany, { params: { id } })).toMatchObject({ industries: ['isic-a', 'locks'] });
  expect(await owner.refusal(updateCompany, { params: { id }, body: { industries: ['canals'], version } })).toMatchObject({
    status: 422,
    issues: [{ path: 'industries.0', code: 'employer.not-offered' }],
  });
  const save = (industries: string[], since: number) =>
    owner.reply(updateCompany, { params: { id }, body: { industries, version: since } });
  expect(await save(['locks'], version)).toMatchObject({ industries: ['locks'] });
  expect(await save([], version + 1)).toMatchObject({ industries: [] });
});

test('types, benefits and languages of companies are counted, and merged ones replaced', async () => {
  for (const [entity, codes] of [
    ['company-types', ['guild', 'union']],
    ['benefits', ['lunch', 'dinner']],
  ] as const) {
    for (const code of codes) await api.as('admin').reply(createRow, { params: { entity }, body: { code, name: code, names: {} } });
  }
  const owner = api.as('employer', 'Nine');
  const chosen = { type: 'guild', benefits: ['dinner', 'dental', 'lunch'], languages: ['nl', 'fy'] };
  const { id } = await owner.reply(createCompany, { body: { name: 'Nine', ...chosen } });
  const usesOf = async (entity: string, code: string) =>
    (await api.as('admin').reply(getRow, { params: { entity, code } })).usedBy.find(({ by }) => by === `employer.companies-${entity}`)
      ?.count;
  const uses = [
    ['company-types', 'guild'],
    ['benefits', 'lunch'],
    ['benefits', 'dinner'],
    ['languages', 'fy'],
  ] as const;
  for (const [entity, code] of uses) expect([code, await usesOf(entity, code)]).toEqual([code, 1]);
  for (const [entity, code, into] of [
    ['company-types', 'guild', 'union'],
    ['benefits', 'lunch', 'dinner'],
  ] as const) {
    await api.as('admin').reply(mergeRow, { params: { entity, code }, body: { into, version: 1 } });
  }
  expect(await owner.reply(getCompany, { params: { id } })).toMatchObject({ type: 'union', benefits: ['dinner', 'dental'] });
  expect([await usesOf('company-types', 'union'), await usesOf('benefits', 'dinner')]).toEqual([1, 1]);
  expect(await api.as('admin').status(deleteRow, { params: { entity: 'benefits', code: 'dinner' } })).toBe(409);
});

describe('a company that gets an industry while it is merged', () => {
  const lockCompany = (id: string) => (transaction: Transaction) =>
    tablesIn<EmployerTables>(transaction).selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute();
  const merge = (code: string) => async () =>
    api.as('admin').status(mergeRow, { params: { ...params, code }, body: { into: 'locks', version: (await row(code)).version } });
  const aCompany = async (name: string, industry?: string) => {
    const owner = api.as('employer', name);
    const { id, version } = await owner.reply(createCompany, { body: { name, industries: industry === undefined ? [] : [industry] } });
    const industriesNow = async () => (await owner.reply(getCompany, { params: { id } })).industries;
    const take = (code: string) => () => owner.status(updateCompany, { params: { id }, body: { industries: [code], version } });
    return { id, owner, industriesNow, take };
  };

  test('gets the other one when it was saved first', async () => {
    await api.as('admin').reply(createRow, { params, body: { code: 'weirs', name: 'weirs', names: {} } });
    const { id, take, industriesNow } = await aCompany('Four');
    expect(await whileFirstWaits(api.db, lockCompany(id), [take('weirs'), merge('weirs')])).toEqual([200, 200]);
    expect(await industriesNow()).toEqual(['locks']);
  });

  test('is refused when the merge began first, also when it is new', async () => {
    await api.as('admin').reply(createRow, { params, body: { code: 'dams', name: 'dams', names: {} } });
    const other = await aCompany('Five', 'dams');
    const { take, industriesNow } = await aCompany('Six');
    const added = () => api.as('employer', 'Seven').status(createCompany, { body: { name: 'Seven', industries: ['dams'] } });
    const saving = async () => Promise.all([take('dams')(), added()]);
    expect(await whileFirstWaits(api.db, lockCompany(other.id), [merge('dams'), saving])).toEqual([200, [422, 422]]);
    expect([await industriesNow(), await other.industriesNow()]).toEqual([[], ['locks']]);
  });

  test('keeps its row when a deletion began after it', async () => {
    await api.as('admin').reply(createRow, { params, body: { code: 'piers', name: 'piers', names: {} } });
    const { id, take, industriesNow } = await aCompany('Eight');
    const remove = () => api.as('admin').status(deleteRow, { params: { ...params, code: 'piers' } });
    expect(await whileFirstWaits(api.db, lockCompany(id), [take('piers'), remove])).toEqual([200, 409]);
    expect(await industriesNow()).toEqual(['piers']);
  });
});
