import { sql } from 'kysely';
import { withoutTables } from '#core/server/db/migration-step.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { getRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, getCompany, listCompanies, listCompanyFacets, updateCompany } from '../../contract/endpoints.ts';
import { completeProfiles, indexIndustries } from './0007-complete-profiles.ts';

const api = testServer(serverPlugins);

const usedBy = async (entity: string, code: string) => (await api.as('admin').reply(getRow, { params: { entity, code } })).usedBy;

test('companies of earlier versions keep their industry and their places, and are counted', async () => {
  const owner = api.as('employer');
  const made = (name: string, industries: string[]) =>
    owner.reply(createCompany, {
      body: { name, industries, benefits: ['dental'], places: [{ label: 'Yard', street: '1 Quay', city: 'Porto', country: 'PT' }] },
    });
  const [one, none] = [await made('One', ['isic-c', 'isic-a']), await made('None', [])];
  const db = withoutTables(api.db);
  for (const { down } of [indexIndustries, completeProfiles]) await down(db);
  const { rows } = await sql`select name, industry from companies order by name`.execute(api.db);
  expect(rows).toEqual([
    { name: 'None', industry: null },
    { name: 'One', industry: 'isic-c' },
  ]);
  // As the earlier version stored them.
  await sql`update companies set industry = 'isic-f', places = '[{"city":"Porto","country":"PT"}]' where name = 'One'`.execute(api.db);
  expect(await usedBy('industries', 'isic-f')).toEqual([{ by: 'employer.companies-industries', count: 1 }]);
  for (const { up } of [completeProfiles, indexIndustries]) await up(db);

  const place = { label: '', street: '', postalCode: '', city: 'Porto', country: 'PT' };
  const after = await owner.reply(getCompany, { params: { id: one.id } });
  expect(after).toMatchObject({ industries: ['isic-f'], benefits: [], languages: [], type: null, equalOpportunity: null, places: [place] });
  expect(await owner.reply(getCompany, { params: { id: none.id } })).toMatchObject({ industries: [] });
  expect(await usedBy('industries', 'isic-f')).toEqual([{ by: 'employer.companies-industries', count: 1 }]);
  expect(await usedBy('industries', 'isic-c')).toEqual([]);
  const found = await api.as('visitor').reply(listCompanies, { query: { industry: 'isic-f', limit: 5 } });
  expect(found.items).toMatchObject([{ name: 'One', place: { city: 'Porto', country: 'PT' }, industries: ['isic-f'] }]);
  const { industry } = await api.as('visitor').reply(listCompanyFacets, { query: {} });
  expect(industry.values).toEqual([{ value: 'isic-f', count: 1 }]);
  const saved = await owner.reply(updateCompany, { params: { id: one.id }, body: { places: after.places, version: after.version } });
  expect(saved.places).toEqual([place]);
});

test('the index of industries replaces that of one industry', async () => {
  const names = async () => {
    const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes where tablename = 'companies'`.execute(api.db);
    return rows.map(({ indexname }) => indexname).filter((name) => name.startsWith('companies_of_industr'));
  };
  expect(await names()).toEqual(['companies_of_industries']);
  const db = withoutTables(api.db);
  for (const { down } of [indexIndustries, completeProfiles]) await down(db);
  expect(await names()).toEqual(['companies_of_industry']);
  for (const { up } of [completeProfiles, indexIndustries]) await up(db);
  expect(await names()).toEqual(['companies_of_industries']);
});
