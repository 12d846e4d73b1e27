import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { listEvents } from '#plugins/audit/contract/endpoints.ts';
import { auditServerPlugin } from '#plugins/audit/server/audit.server-plugin.ts';
import { ImportDriver } from '#plugins/imports/contract/testing/import-driver.ts';
import { importsServerPlugin } from '#plugins/imports/server/imports.server-plugin.ts';
import { GARDEN, plantsServerPlugin } from '#plugins/imports/server/testing/plants-server-plugin.ts';

const api = testServer([importsServerPlugin, plantsServerPlugin, auditServerPlugin]);

const imports = async (): Promise<unknown[]> => {
  const { items } = await api.as('admin:audit', 'reader').reply(listEvents, { query: { limit: 20 } });
  return items.filter(({ subject }) => subject === 'import').map(({ action, imported }) => [action, imported]);
};

test('the event of an import says what was imported and how many rows, until its details are deleted', async () => {
  const garden = new ImportDriver(api, 'employer', GARDEN);
  const applied = await garden.whole('Code,Name\nrose,Rose\noak,Oak\n');
  await garden.undo(await garden.get(applied));
  const { target, place } = GARDEN;
  expect(await imports()).toEqual([
    ['import.undone', { target, place, rows: 2 }],
    ['import.applied', { target, place, rows: 2 }],
  ]);
  await sql`delete from audit_details`.execute(api.db);
  expect(await imports()).toEqual([
    ['import.undone', null],
    ['import.applied', null],
  ]);
});
