import { testServer } from '#core/testing/server-kit.ts';
import { changeRows } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, updateCompany } from '../contract/endpoints.ts';

const api = testServer(serverPlugins);

const LISTS = { industries: ['isic-a', 'isic-c'], benefits: ['pension', 'dental'], languages: ['nl'] };

test('a code that is no longer offered is refused where it is new, and stays where it was saved before', async () => {
  const [before, after] = [api.as('employer', 'before'), api.as('employer', 'after')];
  const choices = { country: 'BE', size: '2-10' as const, type: 'cooperative', places: [{ city: 'Ghent', country: 'BE' }], ...LISTS };
  const old = await before.reply(createCompany, { body: { name: 'Old Works', ...choices } });
  const young = await after.reply(createCompany, { body: { name: 'Young Works', country: 'NL' } });
  for (const [entity, code] of [
    ['countries', 'BE'],
    ['company-sizes', '2-10'],
    ['company-types', 'cooperative'],
    ['industries', 'isic-c'],
    ['benefits', 'pension'],
    ['languages', 'nl'],
  ] as const) {
    await api.as('admin').reply(changeRows, { params: { entity }, body: { codes: [code], action: 'hide' } });
  }

  // Ordered by kind, then by field.
  const paths = ['country', 'places.0.country', 'size', 'type', 'industries.1', 'benefits.0', 'languages.0'];
  const refused = { status: 422, issues: paths.map((path) => ({ path, code: 'employer.not-offered' })) };
  expect(await after.refusal(createCompany, { body: { name: 'New Works', ...choices } })).toMatchObject(refused);
  const params = { id: young.id };
  expect(await after.refusal(updateCompany, { params, body: { ...choices, version: 1 } })).toMatchObject(refused);
  expect((await after.reply(updateCompany, { params, body: { country: 'NL', size: '11-50', version: 1 } })).size).toBe('11-50');

  const places = [...choices.places, { city: 'Liège', country: 'BE' }];
  const saved = await before.reply(updateCompany, { params: { id: old.id }, body: { ...choices, places, version: 1 } });
  expect(saved.places).toEqual(places.map((place) => ({ label: '', street: '', postalCode: '', ...place })));
  expect(saved).toMatchObject(LISTS);
});

test.each([
  ['a code that no row has', { benefits: ['no-such'], languages: ['xx'], type: 'no-such' }, ['benefits.0', 'languages.0', 'type']],
  ['21 benefits', { benefits: Array.from({ length: 21 }, (_, index) => `b${index}`) }, ['benefits']],
  ['four industries', { industries: ['isic-a', 'isic-b', 'isic-c', 'isic-d'] }, ['industries']],
  ['eleven languages', { languages: ['ar', 'de', 'en', 'es', 'fa', 'fr', 'he', 'it', 'nl', 'pl', 'pt'] }, ['languages']],
  ['a code twice', { industries: ['isic-a', 'isic-a'], benefits: ['dental', 'pension', 'dental'] }, ['benefits', 'industries']],
  ['an empty code', { languages: [''] }, ['languages.0']],
  ['a code that is too long', { industries: ['x'.repeat(65)], type: 'x'.repeat(65) }, ['industries.0', 'type']],
  ['a long word for equal opportunity', { equalOpportunity: 'x'.repeat(1001) }, ['equalOpportunity']],
])('%s is refused at its field', async (_what, body, paths) => {
  const refusal = await api.as('employer', 'careless').refusal(createCompany, { body: { name: 'Careless', ...body } });
  expect([refusal.status, refusal.issues?.map(({ path }) => path).sort()]).toEqual([422, paths]);
});

test('a place has a label, a street and a postal code, each up to its length', async () => {
  const full = { label: 'Head office', street: '1 Long Lane', postalCode: 'SW1A 1AA', city: 'London', country: 'GB' };
  const owner = api.as('employer', 'placed');
  const { id, places } = await owner.reply(createCompany, { body: { name: 'Placed', places: [full, { city: 'Cork', country: 'IE' }] } });
  expect(places).toEqual([full, { label: '', street: '', postalCode: '', city: 'Cork', country: 'IE' }]);
  const long = { ...full, label: 'x'.repeat(81), street: 'x'.repeat(161), postalCode: 'x'.repeat(13) };
  const { issues } = await owner.refusal(updateCompany, { params: { id }, body: { places: [long], version: 1 } });
  expect(issues?.map(({ path }) => path).sort()).toEqual(['places.0.label', 'places.0.postalCode', 'places.0.street']);
});
