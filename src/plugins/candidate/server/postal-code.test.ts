import { cleanLine } from '#core/contract/clean-text.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { getRow, updateRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { saveSection } from '../contract/save-section.ts';
import type { Place } from '../contract/section-schemas.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';

const api = testServer(serverPlugins);

let people = 0;
const someone = () => api.as('candidate', `${people++}`);
const body = (fields: Partial<Place>, version = 0) => ({ body: { value: { ...BLANK_SECTIONS.place, ...fields }, version } });
/** Whether the reply to the save warns of the postal code. It is always saved. */
async function isDoubtful(country: string, postalCode: string): Promise<boolean> {
  const { value, doubts = [] } = await someone().reply(saveSection('place'), body({ country, postalCode }));
  expect(value.postalCode).toBe(cleanLine(postalCode));
  return doubts.includes('postalCode');
}

test.each([
  ['AD', ['AD500', '500']],
  ['AR', ['1000', 'C1000AAF', 'c 1000 aaf']],
  ['AT', ['1010', 'A-1010', 'AT-1010']],
  ['AU', ['2000']],
  ['BE', ['1000', 'B 1000']],
  ['BR', ['01001-000', '01001000', '01001 000', '01.001-000']],
  ['CA', ['K1A 0B1', 'k1a0b1', 'K1A-0B1']],
  ['CH', ['8001', 'CH-8001']],
  ['CN', ['100000', '１０００００']],
  ['CZ', ['110 00', '11000', 'CZ-110 00']],
  ['DE', ['10115', ' 10115 ', 'D-10115', 'DE 10115']],
  ['EG', ['١١٥١١', '11511']],
  ['ES', ['28001']],
  ['FI', ['00100', 'FI-00100', 'FIN-00100']],
  ['FR', ['75008', '75 008', 'F-75008']],
  ['GB', ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'EC1A 1BB', 'ＳＷ１Ａ　１ＡＡ']],
  ['GH', ['GA-183-8164']],
  ['IE', ['D02 AF30', 'd02af30']],
  ['IN', ['110 001', '110001']],
  ['IR', ['۱۱۳۶۹-۱۳۴۴۱', '1136913441']],
  ['JP', ['100-0001', '〒１００－０００１', '1000001', '100ー0001']],
  ['KY', ['KY1-1001']],
  ['LI', ['9490', 'FL-9490']],
  ['LV', ['LV-1010', '1010']],
  ['MT', ['VLT 1117', 'VLT1117']],
  ['NL', ['1012 AB', '1012ab', '1012-AB', 'NL-1012 AB']],
  ['PL', ['00-950', '00950', '00–950', 'PL 00-950']],
  ['PT', ['1000-205', 'P-1000-205']],
  ['SE', ['111 22', '11122', 'SE-111 22', 'S-111 22']],
  ['SG', ['018956']],
  ['TW', ['100', '10043', '100-043']],
  ['US', ['20500', '20500-0003', '205000003']],
  ['VG', ['VG1110']],
])('a postal code of %s is known in each form that people write', async (country, codes) => {
  for (const code of codes) expect([code, await isDoubtful(country, code)]).toEqual([code, false]);
});

test.each([
  ['DE', ['1011', '101155', 'x10115', '10115x', 'NL-10115']],
  ['US', ['1234-567', '123']],
  ['NL', ['1012', 'AB 1012']],
  ['GB', ['12345', 'SW1A']],
  ['JP', ['100-001']],
])('a postal code that %s does not have is saved with a warning', async (country, codes) => {
  for (const code of codes) expect([code, await isDoubtful(country, code)]).toEqual([code, true]);
});

test('without a country, without a code and in a country without a pattern there is no warning', async () => {
  expect([await isDoubtful('', 'anything'), await isDoubtful('DE', ''), await isDoubtful('AO', 'Box 7')]).toEqual([false, false, false]);
});

test('the pattern of an administrator counts', async () => {
  const params = { entity: 'countries', code: 'CH' };
  const { name, names, isHidden, version, fields } = await api.as('admin').reply(getRow, { params });
  await api
    .as('admin')
    .reply(updateRow, { params, body: { name, names, isHidden, version, fields: { ...fields, postalPattern: 'CH-\\d{4}' } } });
  expect([await isDoubtful('CH', '8001'), await isDoubtful('CH', 'ch-8001')]).toEqual([true, false]);
});
