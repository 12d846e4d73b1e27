import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRows } from '../contract/endpoints.ts';
import type { MasterCatalogue } from '../contract/master-catalogue.ts';
import { masterSources } from '../contract/master-source.ts';
import { createCatalogue } from './catalogue.ts';
import { Kinds } from './kinds.ts';
import type { MasterRowDatabase, MasterRowTables } from './master-tables.ts';

const entity = 'skill-levels';

let api: TestServer;
let db: MasterRowDatabase;
let catalogue: MasterCatalogue;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
  db = api.db.$extendTables<MasterRowTables>();
  const kinds = new Kinds(
    () => api.registry.contributions(masterSources),
    () => [],
  );
  catalogue = createCatalogue(db, kinds, () => new Date());
});

describe('the codes that may not be newly used', () => {
  test('are the hidden and the unknown ones', async () => {
    const codes = (await db.selectFrom('master_rows').select('code').where('entity', '=', entity).orderBy('code').execute()).map(
      (row) => row.code,
    );
    const [first = '', second = ''] = codes;
    await api.as('admin').reply(changeRows, { params: { entity }, body: { codes: [first], action: 'hide' } });
    expect(await catalogue.refused(entity, [first, 'no-such', second])).toEqual([first, 'no-such']);
    expect(await catalogue.refused(entity, [])).toEqual([]);
  });

  test('are not all of a kind that has no rows yet, because it then gets them', async () => {
    const { code } = await db.selectFrom('master_rows').select('code').where('entity', '=', 'work-modes').executeTakeFirstOrThrow();
    for (const table of ['master_names', 'master_rows', 'master_kinds'] as const) {
      await db.deleteFrom(table).where('entity', '=', 'work-modes').execute();
    }
    expect(await catalogue.refused('work-modes', [code, 'no-such'])).toEqual(['no-such']);
  });
});
