import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { LANGUAGE_CODES } from '#core/contract/language-codes.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listOffered, listRows } from '../../contract/endpoints.ts';
import { valuesSchemaOf } from '../../contract/field-schemas.ts';
import { NAME_LANGUAGES } from '../../contract/master-row.ts';
import { masterSources } from '../../contract/master-source.ts';
import { isSafePattern } from '../../contract/pattern-subset.ts';
import { newMasterRowSchema } from '../../contract/schemas.ts';
import { countrySeeds } from './countries.ts';

let api: TestServer;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
});

const sources = () => api.registry.contributions(masterSources).map(({ value }) => value);

test('every kind of this plugin is there', () => {
  expect(sources().map(({ description }) => description.entity)).toEqual(
    expect.arrayContaining(
      (
        'countries languages currencies regions cities industries skills skill-levels education-levels occupations fields-of-study ' +
        'certificate-types mail-domains'
      ).split(' '),
    ),
  );
});

test('the first rows of every kind have valid values, distinct codes, and names in all languages', async () => {
  for (const { description, seed } of sources()) {
    const rows = (await seed?.()) ?? [];
    const { entity } = description;
    const codes = rows.map(({ code }) => code);
    expect([entity, new Set(codes).size]).toEqual([entity, codes.length]);
    for (const { code, name, names, fields = {} } of rows) {
      expect([entity, code, newMasterRowSchema.safeParse({ name, names }).error]).toEqual([entity, code, undefined]);
      expect([entity, code, valuesSchemaOf(description).safeParse(fields).error]).toEqual([entity, code, undefined]);
      // CLDR lacks names of a few languages. A list of equal terms has its own terms in each language, not translations.
      if (entity === 'languages' || entity === 'search-synonyms') continue;
      expect([entity, code, NAME_LANGUAGES.filter((language) => !names[language])]).toEqual([entity, code, []]);
    }
  }
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

test('a kind without first rows is empty, and a kind with them opens', async () => {
  for (const { description, seed } of sources()) {
    const { items } = await api.as('admin').reply(listRows, { params: { entity: description.entity }, query: { limit: 1 } });
    expect([description.entity, items.length]).toEqual([description.entity, seed === undefined ? 0 : 1]);
  }
});
