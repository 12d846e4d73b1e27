import { testServer } from '#core/testing/server-kit.ts';
import { listRows } from '#plugins/admin-masters/contract/endpoints.ts';
import { valuesSchemaOf } from '#plugins/admin-masters/contract/field-schemas.ts';
import { NAME_LANGUAGES } from '#plugins/admin-masters/contract/master-row.ts';
import { masterSources } from '#plugins/admin-masters/contract/master-source.ts';
import { newMasterRowSchema } from '#plugins/admin-masters/contract/schemas.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const api = testServer(serverPlugins);

const sources = () => api.registry.contributions(masterSources).map(({ value }) => value);

test('the first rows of every kind have valid values, distinct codes, and names in all languages', async () => {
  for (const { description, seed } of sources()) {
    const rows = (await seed?.()) ?? [];
    const { entity } = description;
    const codes = rows.map(({ code }) => code);
    expect([entity, new Set(codes).size]).toEqual([entity, codes.length]);
    for (const { code, name, names, fields = {} } of rows) {
      expect([entity, code, newMasterRowSchema.safeParse({ name, names }).error]).toEqual([entity, code, undefined]);
      expect([entity, code, valuesSchemaOf(description).safeParse(fields).error]).toEqual([entity, code, undefined]);
      // CLDR lacks names of a few languages. A list of equal terms has its own terms in each language, not translations. The skills have the
      // English names of ESCO, which has none in some of the languages.
      if (['languages', 'search-synonyms', 'skills'].includes(entity)) continue;
      expect([entity, code, NAME_LANGUAGES.filter((language) => !names[language])]).toEqual([entity, code, []]);
    }
  }
});

test('a kind without first rows is empty, and a kind with them opens', async () => {
  for (const { description, seed } of sources()) {
    const { items } = await api.as('admin').reply(listRows, { params: { entity: description.entity }, query: { limit: 1 } });
    expect([description.entity, items.length]).toEqual([description.entity, seed === undefined ? 0 : 1]);
  }
});
