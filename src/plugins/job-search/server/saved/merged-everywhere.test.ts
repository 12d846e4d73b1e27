import { inTransaction } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { tablesWith } from '#core/testing/tables-with.ts';
import { createRow, getRow, listRows, mergeRow, placeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { type MasterCatalogue, masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { masterSources } from '#plugins/admin-masters/contract/master-source.ts';
import { listOffered } from '#plugins/admin-masters/contract/offered-endpoints.ts';
import type { NewMasterRow } from '#plugins/admin-masters/contract/schemas.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '#plugins/jobs/contract/endpoints.ts';
import { createTemplate } from '#plugins/jobs/contract/managing-endpoints.ts';
import { listSavedSearches, saveSearch } from '../../contract/saved-endpoints.ts';

let catalogue: MasterCatalogue;

// A plugin that gets the service the way other plugins get it.
const asking = defineServerPlugin({
  id: 'asking',
  requires: ['admin-masters'],
  setup: (kernel) => {
    catalogue = kernel.service(masterCatalogue);
    return {};
  },
});

const api = testServer([...serverPlugins, asking]);
const admin = api.as('admin');

const OLD = 'zz-replaced-code';
const NEW = 'zz-remaining-code';
const MAY_HOLD = ['audit_details', 'audit_events', 'master_history', 'master_rows'];

const add = (entity: string, code: string, more: Partial<NewMasterRow> = {}) =>
  admin.reply(createRow, { params: { entity }, body: { code, name: `Name ${entity}`, names: { de: 'Titel' }, ...more } });
const current = (entity: string, code: string) =>
  inTransaction(api.db, (_own, transaction) => catalogue.current(transaction, entity, code));

const mergeable = (): { entity: string; levels: number; fields: NewMasterRow['fields'] }[] =>
  api.registry
    .contributions(masterSources)
    .map(({ value }) => value.description)
    .filter(({ isFixed }) => !isFixed)
    .map(({ entity, levels, fields }) => {
      const required = fields.filter(({ isRequired }) => isRequired === true);
      const values = required.map((field) => [field.name, field.kind === 'choice' ? field.options[0] : 'DE']);
      return { entity, levels, fields: Object.fromEntries(values) };
    });

/** Kinds that no form offers. */
const NOT_OFFERED = ['mail-domains', 'search-synonyms'];

test('a code of any kind is in no table after its merge but in its row and its history, and still leads to the other row', async () => {
  const kinds = mergeable();
  expect(kinds.map(({ entity }) => entity)).toEqual(
    expect.arrayContaining(['skills', 'cities', 'industries', 'job-categories', 'experience-levels', 'benefits', 'company-types']),
  );
  for (const { entity, levels, fields } of kinds) {
    await add(entity, OLD, { fields, name: 'Zzreplaced name' });
    await add(entity, NEW, { fields });
    if (levels > 1) await add(entity, 'zz-below', { fields, parent: OLD });
  }
  // Uses of the codes: postings, their search rows, templates, and rows of other kinds.
  await api.as('employer').reply(createCompany, { body: { name: 'Tower Works' } });
  const { id } = await api.as('employer').reply(createJob, {
    body: {
      title: 'Welder',
      description: 'You weld bridges and halls, and you look after them on site. '.repeat(5),
      location: 'Bergen',
      workMode: 'onsite',
      employmentType: 'full_time',
      category: OLD,
      salary: { min: 1000, max: 2000, currency: 'EUR', period: 'month' },
    },
  });
  await api.as('employer').reply(createTemplate, { body: { name: 'Welders', fields: { category: OLD } } });
  const candidate = api.as('candidate');
  const searches = { Welders: { category: `${OLD},sales`, skills: OLD }, 'All welders': { category: OLD }, Remaining: { category: NEW } };
  for (const [name, terms] of Object.entries(searches)) await candidate.reply(saveSearch, { body: { name, terms } });
  await add('cities', 'zz-town', { fields: { region: OLD, country: 'DE' } });

  for (const { entity } of kinds) {
    const row = { entity, code: OLD };
    const { version } = await admin.reply(getRow, { params: row });
    await admin.reply(mergeRow, { params: row, body: { into: NEW, version } });
  }
  await api.drain();
  const tables = await tablesWith(api, OLD);
  expect(tables.filter((table) => !MAY_HOLD.includes(table))).toEqual([]);
  const rows = await admin.reply(listRows, { params: { entity: 'cities' }, query: { limit: 50 } });
  expect(JSON.stringify(rows)).not.toContain(OLD);

  expect((await api.as('visitor').reply(getJob, { params: { id } })).category).toMatchObject({ code: NEW });
  expect(await admin.reply(getRow, { params: { entity: 'cities', code: 'zz-town' } })).toMatchObject({ fields: { region: NEW } });
  // Equal searches are saved once.
  expect((await candidate.reply(listSavedSearches)).items.map(({ name, terms }) => [name, terms])).toEqual([
    ['Remaining', { category: NEW }],
    ['Welders', { category: `sales,${NEW}`, skills: NEW }],
  ]);
  for (const { entity, levels } of kinds) {
    expect([entity, (await admin.reply(getRow, { params: { entity, code: OLD } })).code]).toEqual([entity, NEW]);
    expect([entity, await current(entity, OLD)]).toEqual([entity, NEW]);
    expect([entity, await catalogue.refused(entity, [OLD, NEW])]).toEqual([entity, [OLD]]);
    const found = (await admin.reply(listRows, { params: { entity }, query: { limit: 5, q: 'Zzreplaced' } })).items;
    expect([entity, found.map(({ code }) => code)]).toEqual([entity, [NEW]]);
    if (levels > 1) expect(await admin.reply(getRow, { params: { entity, code: 'zz-below' } })).toMatchObject({ parent: NEW });
  }
  for (const entity of kinds.map((kind) => kind.entity).filter((name) => !NOT_OFFERED.includes(name))) {
    const offered = async (query: object): Promise<string[]> =>
      (await api.as('visitor').reply(listOffered, { params: { entity }, query })).items.map(({ code }) => code);
    expect([entity, await offered({ codes: OLD }), await offered({ q: 'zzreplaced name' })]).toEqual([entity, [NEW], [NEW]]);
  }
});

test('three levels are the most, and a branch moves only where all of it fits', async () => {
  const entity = 'job-categories';
  await add(entity, 'level-1');
  await add(entity, 'level-2', { parent: 'level-1' });
  await add(entity, 'level-3', { parent: 'level-2' });
  const deep = { params: { entity }, body: { name: 'Level 4', names: {}, parent: 'level-3' } };
  expect(await admin.refusal(createRow, deep)).toMatchObject({ status: 422, issues: [{ code: 'admin-masters.too-deep' }] });
  await add(entity, 'other');
  const place = (code: string, parent: string) =>
    admin.call(placeRow, { params: { entity, code }, body: { parent, before: null, version: 1 } });
  expect(await place('level-1', 'other')).toMatchObject({ status: 422, body: { issues: [{ code: 'admin-masters.too-deep' }] } });
  expect(await place('level-1', 'level-3')).toMatchObject({ status: 422, body: { issues: [{ code: 'admin-masters.parent-below' }] } });
  expect(await place('level-2', 'other')).toMatchObject({ status: 200, body: { path: [{ code: 'other' }] } });
  expect((await admin.reply(getRow, { params: { entity, code: 'level-3' } })).path.map(({ code }) => code)).toEqual(['other', 'level-2']);
});
