import { freshServer } from '#core/testing/server-kit.ts';
import {
  createRow,
  deleteRow,
  getRow,
  listHistory,
  listRows,
  mergeRow,
  previewMerge,
  undoChange,
  updateRow,
} from '../../contract/endpoints.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { NewMasterRow } from '../../contract/schemas.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { SAMPLES, sampleMastersPlugin, sampleUses } from '../testing/sample-source.ts';

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');
beforeEach(async () => {
  sampleUses.clear();
});

const params = { entity: SAMPLES };
const at = (code: string, entity = SAMPLES) => ({ params: { entity, code } });
const add = (code: string, more: Partial<NewMasterRow> = {}, entity = SAMPLES): Promise<MasterRowDetail> =>
  admin.reply(createRow, { params: { entity }, body: { code, name: code.toUpperCase(), names: {}, ...more } });
const newest = async (code: string) => (await admin.reply(listHistory, at(code))).items[0];

describe('a row that fields of other rows refer to', () => {
  test('is in use, counts each row once for each field, and is not deleted', async () => {
    await add('base');
    await add('one', { fields: { like: 'base' } });
    await add('two', { fields: { mixes: ['base', 'one'] } });
    expect(await admin.reply(getRow, at('base'))).toMatchObject({ uses: 2, usedBy: [{ by: 'admin-masters.rows', count: 2 }] });
    const { items } = await admin.reply(listRows, { params, query: { limit: 10, filter: 'unused' } });
    expect(items.map(({ code }) => code)).toEqual(['two']);
    expect(await admin.refusal(deleteRow, at('base'))).toMatchObject({ status: 409, code: 'admin-masters.in-use' });
    await admin.reply(deleteRow, at('two'));
    await admin.reply(deleteRow, at('one'));
    expect(await admin.status(deleteRow, at('base'))).toBe(204);
  });

  test('of one kind is replaced by a merge in rows of another kind, with a history that cannot bring the old code back', async () => {
    await add('old-region', { fields: { country: 'DE' } }, 'regions');
    await add('new-region', { fields: { country: 'DE' } }, 'regions');
    await add('town', { fields: { region: 'old-region' } }, 'cities');
    const preview = await admin.reply(previewMerge, { ...at('old-region', 'regions'), query: { into: 'new-region' } });
    expect(preview.usedBy).toEqual([{ by: 'admin-masters.rows', count: 1 }]);
    const merged = await admin.reply(mergeRow, { ...at('old-region', 'regions'), body: { into: 'new-region', version: 1 } });
    expect(merged.uses).toBe(1);
    expect(await admin.reply(getRow, at('town', 'cities'))).toMatchObject({ version: 2, fields: { region: 'new-region' } });
    const [change] = (await admin.reply(listHistory, at('town', 'cities'))).items;
    const undo = { params: { entity: 'cities', id: change?.id ?? '' } };
    expect(await admin.refusal(undoChange, undo)).toMatchObject({ status: 409, code: 'admin-masters.not-undoable' });
  });

  test('is replaced once in a list that has both codes, and in the rows of the merge themselves', async () => {
    await add('old');
    await add('new', { fields: { like: 'old', mixes: ['old'] } });
    await add('list', { fields: { mixes: ['old', 'new'] } });
    await admin.reply(mergeRow, { ...at('old'), body: { into: 'new', version: 1 } });
    expect((await admin.reply(getRow, at('list'))).fields).toMatchObject({ mixes: ['new'] });
    const row = await admin.reply(getRow, at('new'));
    expect(row.fields).toMatchObject({ like: 'new', mixes: ['new'] });
    expect(row.alternatives.map(({ name }) => name)).toEqual(['OLD']);
  });

  test('that was deleted or hidden since does not get a reference back by an undo', async () => {
    await add('gone');
    await add('shy');
    for (const [code, like] of [
      ['one', 'gone'],
      ['two', 'shy'],
    ] as const) {
      await add(code, { fields: { like } });
      await admin.reply(updateRow, { ...at(code), body: { name: code, names: {}, isHidden: false, version: 1, fields: {} } });
    }
    await admin.reply(deleteRow, at('gone'));
    await admin.reply(updateRow, { ...at('shy'), body: { name: 'Shy', names: {}, isHidden: true, version: 1 } });
    for (const code of ['one', 'two']) {
      const undo = { params: { ...params, id: (await newest(code))?.id ?? '' } };
      expect([code, await admin.refusal(undoChange, undo)]).toMatchObject([code, { status: 409, code: 'admin-masters.not-undoable' }]);
    }
  });
});

test('of the deletion of a row and a new reference to it at once, one succeeds', async () => {
  for (let round = 0; round < 6; round += 1) {
    await add(`base-${round}`, { fields: { country: 'DE' } }, 'regions');
    const town = { code: `town-${round}`, name: 'Town', names: {}, fields: { region: `base-${round}` } };
    const answers = await Promise.all([
      admin.status(deleteRow, at(`base-${round}`, 'regions')),
      admin.status(createRow, { params: { entity: 'cities' }, body: town }),
    ]);
    expect([
      [204, 422],
      [409, 201],
    ]).toContainEqual(answers);
  }
});

test('merges of two kinds that refer to each other, and edits of both, do not block each other', async () => {
  for (const code of ['aa', 'bb', 'cc', 'dd']) {
    await add(code, { fields: { country: 'DE' } }, 'regions');
    await add(code, code === 'aa' ? { fields: { region: 'aa' } } : {}, 'cities');
  }
  const answers = await Promise.all([
    admin.status(mergeRow, { ...at('aa', 'regions'), body: { into: 'bb', version: 1 } }),
    admin.status(mergeRow, { ...at('cc', 'cities'), body: { into: 'dd', version: 1 } }),
    admin.status(mergeRow, { ...at('cc', 'regions'), body: { into: 'dd', version: 1 } }),
    admin.status(updateRow, { ...at('bb', 'cities'), body: { name: 'B', names: {}, isHidden: false, version: 1 } }),
  ]);
  expect(answers).toEqual([200, 200, 200, 200]);
});
