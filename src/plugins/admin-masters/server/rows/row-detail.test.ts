import type { KyselyPlugin } from 'kysely';
import { serverWith } from '#core/testing/server-kit.ts';
import { createRow } from '../../contract/endpoints.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { Kinds } from '../kinds.ts';
import type { MasterRowTables } from '../master-tables.ts';
import { SAMPLES, sampleMastersPlugin } from '../testing/sample-source.ts';
import { detailOf } from './stored-row.ts';

test('a row that is deleted while it is read is not found', async () => {
  const api = await serverWith([adminMastersServerPlugin, sampleMastersPlugin]);
  await api.as('admin').reply(createRow, { params: { entity: SAMPLES }, body: { code: 'row', name: 'Row', names: {} } });
  const db = api.db.$extendTables<MasterRowTables>();
  // Deletes the row between the first query and the others.
  let queries = 0;
  const deleting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1;
      if (queries === 1) await db.deleteFrom('master_rows').where('code', '=', 'row').execute();
      return result;
    },
  };
  const kinds = new Kinds(
    () => [],
    () => [],
    db,
  );
  expect(await detailOf(db.withPlugin(deleting), kinds, SAMPLES, 'row')).toBeUndefined();
  expect(queries).toBeGreaterThan(1);
});
