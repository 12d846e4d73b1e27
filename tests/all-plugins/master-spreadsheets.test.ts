import { testServer } from '#core/testing/server-kit.ts';
import { exportRows, listEntities } from '#plugins/admin-masters/contract/endpoints.ts';
import { masterSources } from '#plugins/admin-masters/contract/master-source.ts';
import { masterColumns } from '#plugins/admin-masters/server/spreadsheets/master-columns.ts';
import { ImportDriver } from '#plugins/imports/contract/testing/import-driver.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const api = testServer(serverPlugins);

test('no header of a kind means two columns, and every column is explained', () => {
  for (const { value } of api.registry.contributions(masterSources)) {
    const columns = masterColumns(value.description).map(({ column }) => column);
    const headers = columns.flatMap(({ id, title, spellings }) => [
      ...new Set([id, title, ...spellings].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))),
    ]);
    expect([value.description.entity, headers.filter((header, at) => headers.indexOf(header) !== at)]).toEqual([
      value.description.entity,
      [],
    ]);
    for (const { id, title, help } of columns) {
      expect([id, title]).toEqual([expect.stringMatching(/^[\w.-]+$/), expect.stringMatching(/^\p{Lu}/u)]);
      expect([id, help]).toEqual([id, expect.stringMatching(/^\p{Lu}.+\.$/u)]);
    }
  }
});

async function exported(entity: string, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const url = `/api${exportRows.path.replace(':entity', entity)}?format=${format}`;
  const answer = await api.app.inject({ url, headers: await api.as('admin').headers() });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** The counts of the import of a file into a kind. */
async function countsOf(entity: string, file: Buffer): Promise<unknown> {
  const driver = new ImportDriver(api, 'admin', { target: 'admin-masters.rows', place: entity });
  const run = await driver.check(await driver.read(file));
  return { ...run.counts, state: run.state, faults: await driver.faults(run) };
}

test('an export of every kind that is imported again changes nothing', async () => {
  const { items } = await api.as('admin').reply(listEntities);
  for (const [index, { entity, rows }] of items.entries()) {
    if (rows === 0) continue;
    // Each format reads and writes all kinds of cells; both for every kind would take twice as long.
    const format = index % 3 === 0 ? 'xlsx' : 'csv';
    const unchanged = { new: 0, changed: 0, unchanged: rows, faulty: 0, hidden: 0, state: 'checked', faults: [] };
    expect([entity, await countsOf(entity, await exported(entity, format))]).toEqual([entity, unchanged]);
  }
});
