import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, findSimilarCompanies, getCompany, updateCompany } from '../../contract/endpoints.ts';
import type { EmployerTables } from '../employer-tables.ts';
import { createCompanyDirectory } from '../sql-company-directory.ts';

const api = testServer(serverPlugins);

const similar = async (query: { name: string; registrationNumber?: string; country?: string; website?: string }) =>
  (await api.as('employer').reply(findSimilarCompanies, { query })).items;
const namesLike = async (name: string): Promise<string[]> => (await similar({ name })).map((one) => one.name);

/** Names of the postings in the project's data, as somebody else would write them. */
const SPELLINGS = [
  ['Southern California Edison (SCE)', 'southern california edison'],
  ['LanceSoft, Inc.', 'Lancesoft'],
  ['Intel Corporation', 'INTEL'],
  ['3 Key Consulting, Inc.', '3Key Consulting'],
  ['Providence Health & Services', 'Providence Health and Services'],
  ['Bristol-Myers Squibb', 'Bristol Myers Squibb Company'],
  ['The Sage Group (Bay Area)', 'Sage Group'],
  ['Electronic Arts (EA)', 'Electronic Arts Inc.'],
  ['The Wonderful Company', 'Wonderful Co.'],
  ['Marqeta, Inc', 'Marqeta Incorporated'],
  ['Pacific American Fish Co.', 'Pacific American Fish Company, Inc.'],
  ['Fisher & Paykel Healthcare', 'Fisher and Paykel Health Care'],
  ['L.A. Care Health Plan', 'LA Care Health Plan'],
  ['University of California, San Francisco', 'University of California San Fransisco'],
  ['Cognizant', 'Cognizant GmbH & Co. KG'],
  ['DEPT OF ENVIRONMENT PROTECTION', 'Department of Environment Protection'],
  ['DEPT OF CITYWIDE ADMIN SVCS', 'Department of Citywide Administration Services'],
  ['NYC HOUSING AUTHORITY', 'NYC Housing Authorities'],
  ['DEPARTMENT OF BUSINESS SERV.', 'Dept. of Business Services'],
  ['TAXI & LIMOUSINE COMMISSION', 'Taxi and Limousine Comm'],
] as const;

beforeAll(async () => {
  await createCompanyDirectory(api.db.$extendTables<EmployerTables>()).ensureNamed(SPELLINGS.map(([name]) => name));
});

test.each(SPELLINGS)('%s is offered first for the spelling %s', async (name, typed) => {
  expect((await namesLike(typed))[0]).toBe(name);
});

test('a company with another name is not offered', async () => {
  expect(await namesLike('Harbour Bakery')).toEqual([]);
  expect(await namesLike('!?')).toEqual([]);
});

test('the same number in a register of the country comes first, then the same domain', async () => {
  const owner = api.as('employer', 'numbered');
  const add = (name: string, facts: object) => owner.reply(createCompany, { body: { name, ...facts } });
  await add('Quay One', { registrationNumber: 'HRB 12-345', country: 'DE', website: 'https://other.example' });
  await add('Quay Two', { website: 'https://jobs.quay.example/about' });
  const asked = { name: 'Something else', registrationNumber: 'hrb12345', country: 'DE', website: 'https://www.quay.example' };
  expect(await similar(asked)).toMatchObject([
    { name: 'Quay One', by: 'registration-number', hasMembers: true },
    { name: 'Quay Two', by: 'website' },
  ]);
  expect(await similar({ ...asked, country: 'FR', website: 'quay' })).toEqual([]);
});

test('a company is found by its new name at once, and after its words were made anew', async () => {
  const owner = api.as('employer', 'renamed');
  const { id, version } = await owner.reply(createCompany, { body: { name: 'Lantern Works' } });
  await owner.reply(updateCompany, { params: { id }, body: { name: 'Beacon Mills', version } });
  expect(await namesLike('Beacon Mills Ltd')).toEqual(['Beacon Mills']);
  expect(await namesLike('Lantern Works')).toEqual([]);
  await api.db
    .withTables<{ companies: { id: string; name_core: string; words_version: number } }>()
    .updateTable('companies')
    .set({ name_core: '', words_version: 0 })
    .where('id', '=', id)
    .execute();
  await api.runSchedule('employer.renew-words');
  expect(await namesLike('Beacon Mills Ltd')).toEqual(['Beacon Mills']);
  expect((await owner.reply(getCompany, { params: { id } })).name).toBe('Beacon Mills');
});

test('strange and long input is answered', async () => {
  for (const name of [`A${'\u0301'.repeat(30)}`, '𝒜'.repeat(80), '%_\\', "'; drop table companies --"])
    expect(await namesLike(name)).toEqual([]);
  const asked = { name: 'x', website: 'https://user:password@[::1]:8080' };
  expect(await similar(asked)).toEqual([]);
  expect(await api.as('employer').status(findSimilarCompanies, { query: { name: 'x'.repeat(81) } })).toBe(422);
});
