import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { LANGUAGE_CODES } from '#core/contract/language-codes.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { masterSources } from '../../contract/master-source.ts';
import { listOffered } from '../../contract/offered-endpoints.ts';
import { isSafePattern } from '../../contract/pattern-subset.ts';
import { countrySeeds } from './countries.ts';

const api = testServer(serverPlugins);

test('every kind of this plugin is there', () => {
  expect(api.registry.contributions(masterSources).map(({ value }) => value.description.entity)).toEqual(
    expect.arrayContaining(
      (
        'countries languages currencies regions cities industries skills skill-levels education-levels occupations fields-of-study ' +
        'certificate-types mail-domains'
      ).split(' '),
    ),
  );
});

test('the rows of standards are those of the code', async () => {
  const codesOf = async (entity: string): Promise<string[]> => {
    const { items } = await api.as('visitor').reply(listOffered, { params: { entity }, query: { limit: 300 } });
    return items.map(({ code }) => code).sort();
  };
  expect(await codesOf('countries')).toEqual([...COUNTRY_CODES].sort());
  expect(await codesOf('languages')).toEqual([...LANGUAGE_CODES].sort());
  expect(COUNTRY_CODES).toHaveLength(249);
});

test('every country has its facts, and postal codes match their patterns', async () => {
  const rows = await countrySeeds();
  const without = (field: string): string[] => rows.filter(({ fields }) => fields?.[field] == null).map(({ code }) => code);
  expect(without('region')).toEqual([]);
  expect(without('currency')).toEqual(['AQ']);
  expect(without('dial')).toEqual(['BV', 'HM']);
  const patternOf = (code: string): string => String(rows.find((row) => row.code === code)?.fields?.postalPattern);
  for (const { fields } of rows) if (fields?.postalPattern != null) expect(isSafePattern(String(fields.postalPattern))).toBe(true);
  const examples = {
    DE: '10115',
    GB: 'SW1A 1AA',
    US: '12345-6789',
    NL: '1012 AB',
    CA: 'K1A 0B1',
    BR: '01001-000',
    SE: '111 22',
    LV: 'LV-1010',
  };
  for (const [code, example] of Object.entries(examples)) {
    expect([code, new RegExp(`^(?:${patternOf(code)})$`, 'u').test(example)]).toEqual([code, true]);
  }
});
