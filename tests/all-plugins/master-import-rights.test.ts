import { testServer } from '#core/testing/server-kit.ts';
import { getAccess, saveAccess } from '#plugins/admin-masters/contract/access-endpoints.ts';
import type { MasterAction } from '#plugins/admin-masters/contract/master-access.ts';
import { adminMastersServerPlugin } from '#plugins/admin-masters/server/admin-masters.server-plugin.ts';
import { SAMPLES, sampleMastersPlugin } from '#plugins/admin-masters/server/testing/sample-source.ts';
import { getImportPlace, startImport } from '#plugins/imports/contract/endpoints.ts';
import { ImportDriver } from '#plugins/imports/contract/testing/import-driver.ts';
import { importsServerPlugin } from '#plugins/imports/server/imports.server-plugin.ts';
import { masterImportServerPlugin } from '#plugins/master-import/server/master-import.server-plugin.ts';

const PLUGINS = [adminMastersServerPlugin, importsServerPlugin, masterImportServerPlugin];

const api = testServer([...PLUGINS, sampleMastersPlugin]);

const query = { target: 'admin-masters.rows', place: SAMPLES };
const file = { name: 'rows.csv', content: 'Code,Name\nsaws,Saws\n' };

async function grant(...actions: MasterAction[]): Promise<void> {
  const admin = api.as('admin');
  const { version } = await admin.reply(getAccess, { params: { entity: SAMPLES } });
  await admin.reply(saveAccess, { params: { entity: SAMPLES }, body: { grants: { 'role:employer': actions }, version } });
}

test.each([
  ['no right', [], 403],
  ['the rights to create and to update', ['read', 'create', 'update', 'hide'], 403],
  ['the right to import', ['read', 'import'], 202],
] as const)('a role with %s gets the answer that fits', async (_what, actions, status) => {
  await grant(...actions);
  expect(await api.as('employer').status(startImport, { query, file })).toBe(status);
  expect(await api.as('employer').status(getImportPlace, { query })).toBe(status === 202 ? 200 : status);
});

test('a kind that no plugin has answers 404, also for a full administrator', async () => {
  expect(await api.as('admin').status(startImport, { query: { ...query, place: 'none' }, file })).toBe(404);
  expect(await api.as('admin').status(startImport, { query: { ...query, target: 'none.rows' }, file })).toBe(404);
});

test('a right that is withdrawn between check and apply ends the import without a change', async () => {
  await grant('read', 'import');
  const samples = new ImportDriver(api, 'employer', query);
  const checked = await samples.check(await samples.read(file.content));
  await grant('read', 'create', 'update');
  await expect(samples.apply(checked)).rejects.toThrow('403');
  expect((await samples.get(checked)).state).toBe('checked');
});
