import { testServer } from '#core/testing/server-kit.ts';
import { changeRows } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, updateCompany } from '../contract/endpoints.ts';

const api = testServer(serverPlugins);

test('a country, size or industry that is no longer offered is refused where it is new, and stays where it was saved before', async () => {
  const [before, after] = [api.as('employer', 'before'), api.as('employer', 'after')];
  const choices = { country: 'BE', size: '2-10' as const, industry: 'isic-c', places: [{ city: 'Ghent', country: 'BE' }] };
  const old = await before.reply(createCompany, { body: { name: 'Old Works', ...choices } });
  const young = await after.reply(createCompany, { body: { name: 'Young Works', country: 'NL' } });
  for (const [entity, code] of [
    ['countries', 'BE'],
    ['company-sizes', '2-10'],
    ['industries', 'isic-c'],
  ] as const) {
    await api.as('admin').reply(changeRows, { params: { entity }, body: { codes: [code], action: 'hide' } });
  }

  // Ordered by kind, then by field.
  const paths = ['country', 'places.0.country', 'size', 'industry'];
  const refused = { status: 422, issues: paths.map((path) => ({ path, code: 'employer.not-offered' })) };
  expect(await after.refusal(createCompany, { body: { name: 'New Works', ...choices } })).toMatchObject(refused);
  const params = { id: young.id };
  expect(await after.refusal(updateCompany, { params, body: { ...choices, version: 1 } })).toMatchObject(refused);
  expect((await after.reply(updateCompany, { params, body: { country: 'NL', size: '11-50', version: 1 } })).size).toBe('11-50');

  const places = [...choices.places, { city: 'Liège', country: 'BE' }];
  const saved = await before.reply(updateCompany, { params: { id: old.id }, body: { ...choices, places, version: 1 } });
  expect(saved.places).toEqual(places);
});
