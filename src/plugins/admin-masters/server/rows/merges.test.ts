import { sql } from 'kysely';
import { freshServer } from '#core/testing/server-kit.ts';
import {
  changeRows,
  createRow,
  getRow,
  listHistory,
  listRows,
  mergeRow,
  placeRow,
  previewMerge,
  undoChange,
  updateRow,
} from '../../contract/endpoints.ts';
import { MOST_ALTERNATIVES } from '../../contract/master-row.ts';
import { listOffered } from '../../contract/offered-endpoints.ts';
import type { NewMasterRow } from '../../contract/schemas.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin, sampleUses } from '../testing/sample-source.ts';

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');
beforeEach(async () => {
  sampleUses.clear();
});

const params = { entity: SAMPLES };
const at = (code: string) => ({ params: { entity: SAMPLES, code } });
const add = (code: string, more: Partial<NewMasterRow> = {}) =>
  admin.reply(createRow, { params, body: { code, name: code.toUpperCase(), names: {}, ...more } });
const merge = (code: string, into: string, version = 1) => admin.status(mergeRow, { ...at(code), body: { into, version } });
const current = async (): Promise<string[]> =>
  (await admin.reply(listRows, { params, query: { limit: 50 } })).items.map(({ code }) => code).sort();
const leadsTo = async (code: string): Promise<string> => (await admin.reply(getRow, at(code))).code;

test('a merge is refused in the order of the rules', async () => {
  await add('old');
  await add('new');
  const body = { into: 'new', version: 1 };
  expect(await admin.status(mergeRow, { ...at('none'), body })).toBe(404);
  expect(await merge('old', 'none')).toBe(404);
  for (const wrong of [
    { into: 'new' },
    { into: 'not a code', version: 1 },
    { into: 'new', version: 2 ** 31 },
    { into: ['new'], version: 1 },
  ])
    expect(await admin.status(mergeRow, { ...at('old'), body: wrong })).toBe(422);
  const fixed = { params: { entity: FIXED_SAMPLES, code: 'A' } };
  expect(await admin.refusal(previewMerge, { ...fixed, query: { into: 'B+' } })).toMatchObject({
    status: 409,
    code: 'admin-masters.fixed',
  });
  expect(await admin.refusal(previewMerge, { ...at('old'), query: { into: 'old' } })).toMatchObject({
    code: 'admin-masters.merge-refused',
  });
  expect(await merge('old', 'new')).toBe(200);
});

test('merges in a ring end at one row, to which all codes and names lead', async () => {
  for (const code of ['aa', 'bb', 'cc']) await add(code);
  expect(await merge('aa', 'bb')).toBe(200);
  expect(await merge('bb', 'cc', 2)).toBe(200);
  expect(await merge('cc', 'aa', 2)).toBe(409);
  for (const code of ['aa', 'bb', 'cc']) {
    expect(await leadsTo(code)).toBe('cc');
    expect((await admin.reply(listOffered, { params, query: { limit: 5, q: code } })).items.map((row) => row.code)).toEqual(['cc']);
  }
  expect((await admin.reply(listOffered, { params, query: { limit: 5, codes: 'bb,aa,cc' } })).items.map((row) => row.code)).toEqual([
    'cc',
    'cc',
    'cc',
  ]);
  expect(await current()).toEqual(['cc']);
});

test.each([
  ['aa', 'bb'],
  ['bb', 'aa'],
])('of merges in both directions at once, that of %s into %s first, one succeeds and no use is lost', async (one, two) => {
  await add('aa');
  await add('bb');
  sampleUses.set('aa', 2).set('bb', 3);
  const answers = await Promise.all([merge(one, two), merge(two, one)]);
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(1);
  const [left = ''] = await current();
  expect(await current()).toHaveLength(1);
  expect([await leadsTo('aa'), await leadsTo('bb')]).toEqual([left, left]);
  expect(await admin.reply(getRow, at(left))).toMatchObject({ uses: 5 });
});

test('of twenty merges of one row into different rows, one succeeds', async () => {
  await add('old');
  const targets = Array.from({ length: 20 }, (_, index) => `target-${index}`);
  for (const code of targets) await add(code);
  sampleUses.set('old', 1);
  const answers = await Promise.all(targets.map((into) => merge('old', into)));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(19);
  expect(await leadsTo('old')).toBe(targets[answers.indexOf(200)]);
  expect([...sampleUses.values()].reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('a merge and other changes of the same rows at once leave no trace of half of one', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [old, target, child] = [`old-${round}`, `new-${round}`, `child-${round}`];
    for (const code of [old, target, child]) await add(code);
    const edit = { name: `Edited ${round}`, names: {}, isHidden: false, version: 1 };
    const [merged, edited, placed] = await Promise.all([
      merge(old, target),
      admin.status(updateRow, { ...at(old), body: edit }),
      admin.status(placeRow, { ...at(child), body: { parent: old, before: null, version: 1 } }),
      admin.status(changeRows, { params, body: { codes: [target], action: 'hide' } }),
    ]);
    expect([200, 409]).toContain(merged);
    expect([200, 409]).toContain(edited);
    expect([200, 422]).toContain(placed);
    if (merged === 200 && edited === 200) throw new Error('Both changes were based on the first version');
    const codes = await current();
    const { parent } = await admin.reply(getRow, at(child));
    if (parent !== null) expect(codes).toContain(parent);
    expect(await leadsTo(old)).toBe(merged === 200 ? target : old);
    expect(codes.includes(old)).toBe(merged !== 200);
  }
});

test('rows below move along, and a merge that would put one too deep or below itself changes nothing', async () => {
  await add('top');
  await add('mid', { parent: 'top' });
  await add('old');
  await add('below', { parent: 'old' });
  await add('new');
  expect(await admin.refusal(mergeRow, { ...at('old'), body: { into: 'mid', version: 1 } })).toMatchObject({
    status: 409,
    code: 'admin-masters.merge-refused',
  });
  expect(await merge('top', 'mid')).toBe(409);
  for (const [code, into] of [
    ['old', 'mid'],
    ['top', 'mid'],
  ] as const) {
    expect([code, await admin.status(previewMerge, { ...at(code), query: { into } })]).toEqual([code, 409]);
  }
  expect(await admin.reply(getRow, at('below'))).toMatchObject({ parent: 'old', version: 1 });
  expect(await merge('old', 'new')).toBe(200);
  expect(await admin.reply(getRow, at('below'))).toMatchObject({ parent: 'new', version: 2 });
  const [moved] = (await admin.reply(listHistory, at('below'))).items;
  const undo = { params: { ...params, id: moved?.id ?? '' } };
  expect(await admin.refusal(undoChange, undo)).toMatchObject({ status: 409, code: 'admin-masters.not-undoable' });
  expect(await merge('mid', 'top')).toBe(200);
});

test('a merge is not taken back, neither at the old row nor at the new one', async () => {
  await add('old', { uri: 'https://example.org/old' });
  await add('new');
  expect(await merge('old', 'new')).toBe(200);
  expect(await admin.reply(getRow, at('new'))).toMatchObject({ uri: 'https://example.org/old' });
  for (const code of ['old', 'new']) {
    const [entry] = (await admin.reply(listHistory, at(code))).items;
    expect(entry).toMatchObject({ action: 'merged', isUndoable: false });
    const undo = { params: { ...params, id: entry?.id ?? '' } };
    expect(await admin.refusal(undoChange, undo)).toMatchObject({ status: 409, code: 'admin-masters.not-undoable' });
  }
});

test('a row that has the most alternative names still gets the preferred names of a merged row', async () => {
  const names = Array.from({ length: MOST_ALTERNATIVES }, (_, index) => ({
    language: 'en' as const,
    name: `Name ${index}`,
    kind: 'hidden' as const,
  }));
  await add('full', { alternatives: names });
  await add('old', { name: 'Cooperage', names: { de: 'Böttcherei' } });
  expect(await merge('old', 'full')).toBe(200);
  for (const q of ['cooperage', 'böttcherei']) {
    expect([q, (await admin.reply(listOffered, { params, query: { limit: 5, q } })).items.map((row) => row.code)]).toEqual([q, ['full']]);
  }
  const { alternatives } = await admin.reply(getRow, at('full'));
  expect(alternatives).toHaveLength(MOST_ALTERNATIVES);
});

test('a row with 5,000 rows below is merged with them', async () => {
  await add('old');
  await add('new');
  await sql`
    insert into master_rows (entity, code, name, parent, created_at, updated_at)
    select ${SAMPLES}, 'r' || n, 'Row ' || n, 'old', now(), now() from generate_series(1, 5000) n`.execute(api.db);
  expect(await merge('old', 'new')).toBe(200);
  expect(await admin.reply(getRow, at('new'))).toMatchObject({ children: 5000 });
});
