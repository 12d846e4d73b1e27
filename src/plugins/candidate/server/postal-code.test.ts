import { testServer } from '#core/testing/server-kit.ts';
import { changeRows, getRow, updateRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { saveSection } from '../contract/save-section.ts';
import type { Place } from '../contract/section-schemas.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';

const api = testServer(serverPlugins);

let people = 0;
const someone = () => api.as('candidate', `${people++}`);
const body = (fields: Partial<Place>, version = 0) => ({ body: { value: { ...BLANK_SECTIONS.place, ...fields }, version } });
const save = (country: string, postalCode: string) => someone().call(saveSection('place'), body({ country, postalCode }));

test.each([
  ['DE', '10115'],
  ['DE', ' 10115 '],
  ['NL', '1012AB'],
  ['NL', '1012 ab'],
  ['EG', '١١٥١١'],
  ['IR', '۱۱۳۶۹-۱۳۴۴۱'],
  ['DE', ''],
  ['', 'anything'],
])('in the country "%s" the postal code "%s" is saved', async (country, postalCode) => {
  expect((await save(country, postalCode)).status).toBe(200);
});

test('in a country without a pattern any postal code is saved', async () => {
  expect((await save('AO', 'Box 7')).status).toBe(200);
});

test.each([
  ['DE', '1011'],
  ['DE', '101155'],
  ['DE', 'x10115'],
  ['DE', '10115x'],
  ['US', '1234-56789'],
  ['NL', '1012-AB'],
])('in the country "%s" the postal code "%s" is refused', async (country, postalCode) => {
  const issue = { path: 'value.postalCode', code: 'candidate.postal-code' };
  expect(await save(country, postalCode)).toMatchObject({ status: 422, body: { issues: [issue] } });
});

test('a wrong postal code and a country that is not offered are refused together', async () => {
  await api.as('admin').reply(changeRows, { params: { entity: 'countries' }, body: { codes: ['BE'], action: 'hide' } });
  const { issues } = await someone().refusal(saveSection('place'), body({ country: 'DE', postalCode: '7', moveTo: ['BE'] }));
  expect(issues?.map(({ path }) => path)).toEqual(['value.moveTo.0', 'value.postalCode']);
});

test('a saved address stays valid when the pattern changes, until it changes itself', async () => {
  const candidate = someone();
  const saved = { country: 'CH', postalCode: '8001', city: 'Bern' };
  await candidate.reply(saveSection('place'), body(saved));
  const params = { entity: 'countries', code: 'CH' };
  const { name, names, isHidden, version, fields } = await api.as('admin').reply(getRow, { params });
  await api
    .as('admin')
    .reply(updateRow, { params, body: { name, names, isHidden, version, fields: { ...fields, postalPattern: 'CH-\\d{4}' } } });
  expect(await candidate.status(saveSection('place'), body({ ...saved, city: 'Basel' }, 1))).toBe(200);
  expect(await candidate.status(saveSection('place'), body({ ...saved, postalCode: '8002' }, 2))).toBe(422);
  expect(await candidate.status(saveSection('place'), body({ ...saved, country: 'EG' }, 2))).toBe(422);
  expect(await candidate.status(saveSection('place'), body({ ...saved, postalCode: 'ch-8002' }, 2))).toBe(200);
});
