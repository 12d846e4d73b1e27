import { testServer } from '#core/testing/server-kit.ts';
import { getAccess, saveAccess } from '../../contract/access-endpoints.ts';
import { changeRows, createRow, deleteRow, getRow, listHistory, placeRow, undoChange, updateRow } from '../../contract/endpoints.ts';
import { MASTER_ACTIONS, type MasterAction } from '../../contract/master-access.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin, sampleUses } from '../testing/sample-source.ts';

const api = testServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');
beforeAll(async () => {
  sampleUses.clear();
});

const params = { entity: SAMPLES };
const at = (code: string) => ({ params: { entity: SAMPLES, code } });
const newest = async (code: string) => (await admin.reply(listHistory, at(code))).items[0];
const undoOf = async (code: string) => ({ params: { ...params, id: (await newest(code))?.id ?? '' } });

async function grant(...actions: MasterAction[]): Promise<void> {
  const { version } = await admin.reply(getAccess, { params });
  await admin.reply(saveAccess, { params, body: { grants: { 'role:employer': actions }, version } });
}

let rows = 0;
async function aRow(): Promise<string> {
  rows += 1;
  const code = `row-${rows}`;
  await admin.reply(createRow, { params, body: { code, name: `Row ${rows}`, names: {} } });
  return code;
}

const edit = { name: 'Other', names: {}, isHidden: false, version: 1 };
const CHANGES: readonly (readonly [name: string, needed: readonly MasterAction[], change: (code: string) => Promise<unknown>])[] = [
  ['an added row', ['delete'], async () => undefined],
  ['a deleted row', ['create'], (code) => admin.reply(deleteRow, at(code))],
  ['a changed row', ['update'], (code) => admin.reply(updateRow, { ...at(code), body: edit })],
  ['a hidden row', ['hide'], (code) => admin.reply(changeRows, { params, body: { codes: [code], action: 'hide' } })],
  ['a changed and hidden row', ['update', 'hide'], (code) => admin.reply(updateRow, { ...at(code), body: { ...edit, isHidden: true } })],
  [
    'a moved row',
    ['update'],
    async (code) => admin.reply(placeRow, { ...at(code), body: { parent: await aRow(), before: null, version: 1 } }),
  ],
  [
    'the undo of a deletion',
    ['delete'],
    async (code) => {
      await admin.reply(deleteRow, at(code));
      await admin.reply(undoChange, await undoOf(code));
    },
  ],
];

test.each(CHANGES)('undoing %s needs the right to the opposite change', async (_name, needed, change) => {
  const code = await aRow();
  await change(code);
  const before = await newest(code);
  for (const missing of needed) {
    await grant(...MASTER_ACTIONS.filter((action) => action !== missing));
    expect(await api.as('employer').status(undoChange, await undoOf(code))).toBe(403);
  }
  expect(await newest(code)).toEqual(before);
  await grant('read', ...needed);
  expect(await api.as('employer').status(undoChange, await undoOf(code))).toBe(200);
});

test('taking back is refused in the order of the rules', async () => {
  const undo = await undoOf(await aRow());
  const unknown = { params: { ...params, id: '018f0000-0000-7000-8000-000000000001' } };
  expect(await api.as('visitor').status(undoChange, undo)).toBe(401);
  await grant('read', 'merge', 'import', 'export', 'approve');
  expect(await api.as('employer').status(undoChange, undo)).toBe(403);
  expect(await api.as('employer').status(undoChange, unknown)).toBe(403);
  expect(await admin.status(undoChange, unknown)).toBe(404);
  expect(await admin.status(undoChange, { params: { ...undo.params, id: 'no-id' } })).toBe(404);
  expect(await admin.status(undoChange, { params: { ...undo.params, entity: FIXED_SAMPLES } })).toBe(404);
  expect(await admin.status(undoChange, undo)).toBe(200);
});

test('only the newest change is taken back, and an added row not while it is in use or has rows below', async () => {
  const code = await aRow();
  const added = await undoOf(code);
  sampleUses.set(code, 1);
  expect(await admin.refusal(undoChange, added)).toMatchObject({ status: 409, code: 'admin-masters.in-use' });
  sampleUses.clear();
  const child = await aRow();
  await admin.reply(placeRow, { ...at(child), body: { parent: code, before: null, version: 1 } });
  expect(await admin.refusal(undoChange, added)).toMatchObject({ status: 409, code: 'admin-masters.has-children' });
  await admin.reply(updateRow, { ...at(code), body: edit });
  expect(await admin.refusal(undoChange, added)).toMatchObject({ status: 409, code: 'admin-masters.not-undoable' });
});

test('of twenty undos of one change, one succeeds', async () => {
  const code = await aRow();
  await admin.reply(updateRow, { ...at(code), body: edit });
  const undo = await undoOf(code);
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.status(undoChange, undo)));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(19);
  expect(await admin.reply(getRow, at(code))).toMatchObject({ version: 3 });
});

test('the change that showed the last row of a standard is not taken back', async () => {
  const fixed = { entity: FIXED_SAMPLES };
  const bulk = (action: 'hide' | 'show', code: string) => admin.reply(changeRows, { params: fixed, body: { codes: [code], action } });
  await bulk('hide', 'A');
  await bulk('show', 'A');
  await bulk('hide', 'B+');
  const [shown] = (await admin.reply(listHistory, { params: { ...fixed, code: 'A' } })).items;
  const undo = { params: { ...fixed, id: shown?.id ?? '' } };
  expect(await admin.refusal(undoChange, undo)).toMatchObject({ status: 409, code: 'admin-masters.not-undoable' });
});
