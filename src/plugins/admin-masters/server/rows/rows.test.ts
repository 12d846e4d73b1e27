import { freshServer } from '#core/testing/server-kit.ts';
import {
  changeRows,
  createRow,
  deleteRow,
  getRow,
  listAllRows,
  listHistory,
  listRows,
  mergeRow,
  placeRow,
  previewMerge,
  undoChange,
  updateRow,
} from '../../contract/endpoints.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { NewMasterRow } from '../../contract/schemas.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin, sampleUses, toldChanges } from '../testing/sample-source.ts';

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');
beforeEach(async () => {
  sampleUses.clear();
  toldChanges.length = 0;
});

const params = { entity: SAMPLES };
const at = (code: string) => ({ params: { entity: SAMPLES, code } });
const add = (code: string, more: Partial<NewMasterRow> = {}): Promise<MasterRowDetail> =>
  admin.reply(createRow, { params, body: { code, name: code.toUpperCase(), names: {}, ...more } });
const codes = async (query: Record<string, unknown> = {}): Promise<string[]> =>
  (await admin.reply(listRows, { params, query: { limit: 50, ...query } })).items.map(({ code }) => code);

test('all rows of a list come in one response', async () => {
  for (const code of ['oak', 'ash', 'elm']) await add(code, code === 'elm' ? { parent: 'oak' } : {});
  expect(await admin.status(listAllRows, { params, query: { filter: 'moon' } })).toBe(422);
  const all = async (query: Record<string, unknown>) => {
    const { items, hasMore } = await admin.reply(listAllRows, { params, query });
    return [items.map(({ code }) => code), hasMore];
  };
  expect(await all({})).toEqual([await codes(), false]);
  expect(await all({ parent: 'oak' })).toEqual([['elm'], false]);
});

test('the number of rows is that of the rows on all pages, on each level and with each filter', async () => {
  for (const code of ['oak', 'ash', 'elm']) await add(code, code === 'elm' ? { parent: 'oak' } : {});
  const queries = [{}, { parent: '' }, { parent: 'oak' }, { q: 'as' }, { filter: 'hidden' }, { filter: 'unused' }] as const;
  for (const query of queries) {
    const { items, count } = await admin.reply(listRows, { params, query: { limit: 1, count: 'only', ...query } });
    expect([query, items, count]).toEqual([query, [], { count: (await codes(query)).length, more: false }]);
  }
});

describe('a row', () => {
  test('has all values, which a change keeps when they are left out', async () => {
    const alternatives = [{ language: 'en' as const, name: 'Cask', kind: 'alternative' as const }];
    const given = {
      names: { de: 'Fass' },
      description: 'Of wood.',
      fields: { icon: 'cask', months: 3, like: null },
      uri: 'https://example.org/cask',
      alternatives,
    };
    expect(await add('barrel', given)).toMatchObject({ ...given, parent: null, sort: 0, version: 1, uses: 0, children: 0, path: [] });
    const edit = { name: 'Barrel', names: { de: 'Tonne' }, isHidden: true, version: 1 };
    expect(await admin.reply(updateRow, { ...at('barrel'), body: edit })).toMatchObject({
      ...given,
      ...edit,
      version: 2,
      updatedBy: expect.any(String),
    });
  });

  test('is refused with an issue at each wrong field', async () => {
    await add('one', { uri: 'https://example.org/1' });
    const refusals: [Partial<NewMasterRow>, string][] = [
      [{ fields: { icon: 'x'.repeat(21) } }, 'fields.icon'],
      [{ fields: { months: 601 } }, 'fields.months'],
      [{ fields: { months: 1.5 } }, 'fields.months'],
      [{ fields: { like: 'no-such' } }, 'fields.like'],
      [{ fields: { other: 'x' } }, 'fields'],
      [{ uri: 'https://example.org/1' }, 'uri'],
      [{ uri: 'javascript:alert(1)' }, 'uri'],
      [{ parent: 'no-such' }, 'parent'],
      [{ alternatives: [{ language: 'en', name: 'TWO', kind: 'hidden' }] }, 'alternatives.0.name'],
      [{ name: ' \u200b ' }, 'name'],
      [{ name: 'x'.repeat(121) }, 'name'],
      [{ code: 'a' }, 'code'],
      [{ code: 'x'.repeat(65) }, 'code'],
      [{ code: 'Capital' }, 'code'],
      [{ code: 'one' }, 'code'],
    ];
    for (const [more, path] of refusals) {
      const body = { code: 'two', name: 'TWO', names: {}, ...more };
      expect([more, await admin.refusal(createRow, { params, body })]).toMatchObject([more, { status: 422, issues: [{ path }] }]);
    }
    expect(await codes()).toEqual(['one']);
  });

  test('of a standard is neither added, deleted nor merged, and one row stays visible', async () => {
    const fixed = { entity: FIXED_SAMPLES };
    const row = (code: string) => ({ params: { ...fixed, code } });
    const body = { name: 'Gamma', names: {} };
    expect(await admin.refusal(createRow, { params: fixed, body })).toMatchObject({ status: 409, code: 'admin-masters.fixed' });
    expect(await admin.refusal(deleteRow, row('A'))).toMatchObject({ code: 'admin-masters.fixed' });
    expect(await admin.refusal(mergeRow, { ...row('A'), body: { into: 'B+', version: 1 } })).toMatchObject({ code: 'admin-masters.fixed' });
    const hide = (code: string, name: string) => ({ ...row(code), body: { name, names: {}, isHidden: true, version: 1 } });
    expect(await admin.reply(updateRow, hide('A', 'Alpha'))).toMatchObject({ isHidden: true });
    expect(await admin.refusal(updateRow, hide('B+', 'Beta'))).toMatchObject({ status: 422, issues: [{ path: 'isHidden' }] });
    const bulk = await admin.reply(changeRows, { params: fixed, body: { codes: ['B+'], action: 'hide' } });
    expect(bulk.results).toEqual([{ code: 'B+', outcome: 'refused' }]);
  });

  test('warns about another row of its parent with the same name', async () => {
    await add('one', { name: 'Twin' });
    expect((await add('two', { name: 'twin' })).sameName).toEqual(['one']);
    expect((await add('three', { name: 'Twin', parent: 'one' })).sameName).toEqual([]);
  });

  test('with rows below it or in use is not deleted', async () => {
    await add('top');
    await add('child', { parent: 'top' });
    expect(await admin.refusal(deleteRow, at('top'))).toMatchObject({ status: 409, code: 'admin-masters.has-children' });
    sampleUses.set('child', 2);
    expect(await admin.refusal(deleteRow, at('child'))).toMatchObject({ status: 409, code: 'admin-masters.in-use' });
    expect((await admin.reply(getRow, at('child'))).usedBy).toEqual([{ by: 'sample-masters.boxes', count: 2 }]);
    sampleUses.clear();
    expect(await admin.status(deleteRow, at('child'))).toBe(204);
    expect(await admin.status(deleteRow, at('top'))).toBe(204);
  });

  test('is found by the filters', async () => {
    await add('top', { names: { ar: 'أ', de: 'a', fa: 'ا', he: 'א' } });
    await add('child', { parent: 'top' });
    await add('alone');
    await admin.reply(updateRow, { ...at('alone'), body: { name: 'Älone', names: {}, isHidden: true, version: 1 } });
    sampleUses.set('child', 1);
    expect(await codes({ filter: 'hidden' })).toEqual(['alone']);
    expect((await codes({ filter: 'offered' })).sort()).toEqual(['child', 'top']);
    expect((await codes({ filter: 'unused' })).sort()).toEqual(['alone', 'top']);
    expect((await codes({ filter: 'untranslated' })).sort()).toEqual(['alone', 'child']);
    expect(await codes({ filter: 'orphan' })).toEqual(['alone']);
    expect(await codes({ parent: '' })).toEqual(['top', 'alone']);
    expect(await codes({ parent: 'top' })).toEqual(['child']);
    expect(await codes({ q: 'alo' })).toEqual(['alone']);
    expect(await codes({ q: '%' })).toEqual([]);
  });
});

describe('the place of a row', () => {
  const place = (code: string, parent: string | null, before: string | null, version: number) =>
    admin.reply(placeRow, { ...at(code), body: { parent, before, version } });

  test('changes among its neighbours and to another parent', async () => {
    for (const code of ['aa', 'bb', 'cc', 'dd']) await add(code);
    await place('dd', null, 'bb', 1);
    expect(await codes()).toEqual(['aa', 'dd', 'bb', 'cc']);
    await place('aa', null, null, 1);
    expect(await codes()).toEqual(['dd', 'bb', 'cc', 'aa']);
    for (const version of [2, 3, 4, 5, 6]) await place('dd', null, version % 2 === 0 ? 'cc' : 'bb', version);
    expect(await codes()).toEqual(['bb', 'dd', 'cc', 'aa']);
    expect(await place('cc', 'bb', null, 1)).toMatchObject({ parent: 'bb', path: [{ code: 'bb' }] });
    expect(await codes({ parent: 'bb' })).toEqual(['cc']);
  });

  test('is refused below itself, too deep, below a hidden row, and with another version', async () => {
    await add('top');
    await add('child', { parent: 'top' });
    await add('other');
    const refusal = (code: string, parent: string | null, before: string | null = null, version = 1) =>
      admin.refusal(placeRow, { ...at(code), body: { parent, before, version } });
    expect(await refusal('top', 'top')).toMatchObject({ issues: [{ path: 'parent', code: 'admin-masters.parent-below' }] });
    expect(await refusal('top', 'child')).toMatchObject({ issues: [{ code: 'admin-masters.parent-below' }] });
    expect(await refusal('top', 'other')).toMatchObject({ issues: [{ code: 'admin-masters.too-deep' }] });
    expect(await refusal('other', 'child')).toMatchObject({ issues: [{ code: 'admin-masters.too-deep' }] });
    expect(await refusal('child', null, 'nothing')).toMatchObject({ issues: [{ path: 'before' }] });
    expect(await refusal('other', 'top', null, 9)).toMatchObject({ status: 409 });
    await admin.reply(updateRow, { ...at('top'), body: { name: 'Top', names: {}, isHidden: true, version: 1 } });
    expect(await refusal('other', 'top')).toMatchObject({ issues: [{ code: 'admin-masters.parent-unknown' }] });
  });

  test('of two rows that move below each other at once, one moves', async () => {
    await add('aa');
    await add('bb');
    const answers = await Promise.all([
      admin.status(placeRow, { ...at('aa'), body: { parent: 'bb', before: null, version: 1 } }),
      admin.status(placeRow, { ...at('bb'), body: { parent: 'aa', before: null, version: 1 } }),
    ]);
    expect(answers.sort()).toEqual([200, 422]);
  });

  test('of several rows changes in one call, with an outcome for each', async () => {
    await add('top');
    await add('child', { parent: 'top' });
    await add('one');
    const move = await admin.reply(changeRows, {
      params,
      body: { codes: ['one', 'top', 'child', 'none', 'one'], action: 'move', parent: 'top' },
    });
    expect(move.results).toEqual([
      { code: 'one', outcome: 'done' },
      { code: 'top', outcome: 'refused' },
      { code: 'child', outcome: 'unchanged' },
      { code: 'none', outcome: 'not-found' },
    ]);
    const hidden = await admin.reply(changeRows, { params, body: { codes: ['one', 'child'], action: 'hide' } });
    expect(hidden.results.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });
});

describe('a merge', () => {
  test('moves uses, rows below and names, and the old code leads to the other row', async () => {
    await add('old', { names: { de: 'Alt' }, alternatives: [{ language: 'en', name: 'Elder', kind: 'hidden' }] });
    await add('below', { parent: 'old' });
    await add('new');
    sampleUses.set('old', 3);
    const preview = await admin.reply(previewMerge, { ...at('old'), query: { into: 'new' } });
    expect(preview).toMatchObject({ usedBy: [{ count: 3 }], children: 1 });
    expect(preview.names.map(({ name }) => name)).toEqual(['OLD', 'Alt', 'Elder']);
    const row = await admin.reply(mergeRow, { ...at('old'), body: { into: 'new', version: 1 } });
    expect(row).toMatchObject({ code: 'new', uses: 3, children: 1 });
    expect(row.alternatives).toEqual(expect.arrayContaining(preview.names));
    expect(await admin.reply(getRow, at('old'))).toMatchObject({ code: 'new' });
    expect(await codes({ q: 'elder' })).toEqual(['new']);
    expect((await codes()).sort()).toEqual(['below', 'new']);
    expect(toldChanges.at(-2)).toMatchObject({ code: 'old', after: { mergedInto: 'new' } });
    await add('newest');
    await admin.reply(mergeRow, { ...at('new'), body: { into: 'newest', version: 2 } });
    expect(await admin.reply(getRow, at('old'))).toMatchObject({ code: 'newest' });
  });

  test('into itself, a hidden row, a row below, a merged row, or twice is refused', async () => {
    await add('one');
    await add('child', { parent: 'one' });
    await add('two');
    await add('three');
    const merge = (code: string, into: string, version = 1) => admin.status(mergeRow, { ...at(code), body: { into, version } });
    expect(await merge('one', 'one')).toBe(409);
    expect(await merge('one', 'child')).toBe(409);
    expect(await merge('one', 'none')).toBe(404);
    expect(await merge('one', 'two', 7)).toBe(409);
    expect(await merge('two', 'three')).toBe(200);
    expect(await merge('two', 'three', 2)).toBe(409);
    expect(await merge('three', 'two', 2)).toBe(409);
    await admin.reply(updateRow, { ...at('three'), body: { name: 'Three', names: {}, isHidden: true, version: 2 } });
    expect(await merge('one', 'three')).toBe(409);
    expect(await admin.status(updateRow, { ...at('two'), body: { name: 'Two', names: {}, isHidden: false, version: 2 } })).toBe(409);
  });
});

describe('the history', () => {
  const newest = async (code: string) => (await admin.reply(listHistory, at(code))).items[0];

  test('tells each change, and the newest can be taken back and repeated', async () => {
    await add('row');
    await admin.reply(updateRow, { ...at('row'), body: { name: 'New', names: {}, isHidden: false, version: 1 } });
    const update = await newest('row');
    expect(update).toMatchObject({ action: 'updated', version: 2, before: { name: 'ROW' }, after: { name: 'New' }, isUndoable: true });
    const undo = { params: { ...params, id: update?.id ?? '' } };
    expect((await admin.reply(undoChange, undo)).row).toMatchObject({ name: 'ROW', version: 3 });
    expect(await admin.refusal(undoChange, undo)).toMatchObject({ status: 409, code: 'admin-masters.not-undoable' });
    const redo = { params: { ...params, id: (await newest('row'))?.id ?? '' } };
    expect((await admin.reply(undoChange, redo)).row).toMatchObject({ name: 'New', version: 4 });
    expect((await admin.reply(listHistory, at('row'))).items.map(({ action }) => action)).toEqual([
      'restored',
      'restored',
      'updated',
      'created',
    ]);
    expect(await admin.status(listHistory, at('none'))).toBe(404);
  });

  test('gives back a deleted row, and removes an added one', async () => {
    await add('row', { alternatives: [{ language: 'de', name: 'Zeile', kind: 'alternative' }] });
    await admin.reply(deleteRow, at('row'));
    const undo = async () => ({ params: { ...params, id: (await newest('row'))?.id ?? '' } });
    expect((await admin.reply(undoChange, await undo())).row).toMatchObject({ alternatives: [{ name: 'Zeile' }], version: 3 });
    await admin.reply(undoChange, await undo());
    expect(await admin.status(getRow, at('row'))).toBe(404);
    const added = await add('fresh');
    expect((await admin.reply(undoChange, { params: { ...params, id: (await newest(added.code))?.id ?? '' } })).row).toBeNull();
  });

  test('does not undo what no longer fits', async () => {
    await add('top');
    await add('row', { parent: 'top' });
    await admin.reply(placeRow, { ...at('row'), body: { parent: null, before: null, version: 1 } });
    await admin.reply(deleteRow, at('top'));
    const undo = { params: { ...params, id: (await newest('row'))?.id ?? '' } };
    expect(await admin.refusal(undoChange, undo)).toMatchObject({ code: 'admin-masters.not-undoable' });
  });
});
