import { testServer } from '#core/testing/server-kit.ts';
import { deleteMapping, getMapping, keepMapping, listMappings, mapImport } from '../contract/endpoints.ts';
import { MAPPING_BYTES, MOST_MAPPINGS, MOST_TRANSLATIONS } from '../contract/import-limits.ts';
import type { ImportMapping } from '../contract/mapping-schemas.ts';
import { ImportDriver } from '../contract/testing/import-driver.ts';
import { importsServerPlugin } from './imports.server-plugin.ts';
import { GARDEN, plantsServerPlugin } from './testing/plants-server-plugin.ts';

const api = testServer([importsServerPlugin, plantsServerPlugin]);

const MAPPING: ImportMapping = { columns: { code: { kind: 'column', label: 'Code' } }, hidesMissing: false };
const keep = (who: string, name: string, mapping = MAPPING) =>
  api.as('employer', who).reply(keepMapping, { query: GARDEN, body: { name, mapping } });

/** Many values that are read as others, so that the mapping has about so many bytes. */
function mappingOf(bytes: number): ImportMapping {
  const length = Math.floor(bytes / MOST_TRANSLATIONS) - 21;
  const values = Array.from({ length: MOST_TRANSLATIONS }, (_, at) => ({ from: String(at).padStart(length, 'x'), to: '' }));
  return { columns: { code: { kind: 'column', label: 'Code', values } }, hidesMissing: false };
}

test('a list of mappings has names and sizes, and a call of its own the content', async () => {
  const kept = await keep('gardener', 'Mine');
  const { items } = await api.as('employer', 'gardener').reply(listMappings, { query: GARDEN });
  expect(items).toEqual([{ id: kept.id, name: 'Mine', size: kept.size }]);
  expect(kept.size).toBeGreaterThan(50);
  expect(await api.as('employer', 'gardener').reply(getMapping, { params: { id: kept.id } })).toEqual({ ...kept, mapping: MAPPING });
});

test('the mapping of another user is not found', async () => {
  const { id } = await keep('gardener', 'Hers');
  for (const call of [getMapping, deleteMapping]) {
    expect(await api.as('employer', 'neighbour').status(call, { params: { id } })).toBe(404);
  }
});

test('a mapping has at most 64 KB, when it is kept and when rows are checked with it', async () => {
  expect(JSON.stringify(mappingOf(MAPPING_BYTES)).length).toBeLessThanOrEqual(MAPPING_BYTES);
  await keep('gardener', 'Large', mappingOf(MAPPING_BYTES));
  const mapping = mappingOf(MAPPING_BYTES + 2 * MOST_TRANSLATIONS);
  const refused = { status: 422, issues: [{ code: 'imports.mapping-too-large' }] };
  expect(await api.as('employer').refusal(keepMapping, { query: GARDEN, body: { name: 'Larger', mapping } })).toMatchObject(refused);
  const { id, version } = await new ImportDriver(api, 'employer', GARDEN).read('Code,Name\nrose,Rose\n');
  expect(await api.as('employer').refusal(mapImport, { params: { id }, body: { version, mapping } })).toMatchObject(refused);
});

test('a mapping has at most 200 columns', async () => {
  const columns = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`c${at}`, { kind: 'fixed', value: 'x' }]));
  const body = { name: 'Wide', mapping: { columns, hidesMissing: false } };
  expect(await api.as('employer').refusal(keepMapping, { query: GARDEN, body })).toMatchObject({ status: 422 });
});

test('an account keeps at most twenty mappings at a place, however many it sends at once', async () => {
  const body = (at: number) => ({ query: GARDEN, body: { name: `Mapping ${at}`, mapping: MAPPING } });
  const sent = Array.from({ length: MOST_MAPPINGS + 5 }, (_, at) => api.as('employer', 'collector').status(keepMapping, body(at)));
  const statuses = await Promise.all(sent);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect((await api.as('employer', 'collector').reply(listMappings, { query: GARDEN })).items).toHaveLength(MOST_MAPPINGS);
});
