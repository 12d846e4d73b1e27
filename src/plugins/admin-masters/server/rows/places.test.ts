import { sql } from 'kysely';
import { freshServer } from '#core/testing/server-kit.ts';
import { saveAccess } from '../../contract/access-endpoints.ts';
import { changeRows, createRow, getRow, listRows, mergeRow, placeRow, updateRow } from '../../contract/endpoints.ts';
import type { MasterAction } from '../../contract/master-access.ts';
import { listOffered } from '../../contract/offered-endpoints.ts';
import type { BulkAction, BulkResult, NewMasterRow } from '../../contract/schemas.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin } from '../testing/sample-source.ts';

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');

const params = { entity: SAMPLES };
const at = (code: string) => ({ params: { entity: SAMPLES, code } });
const add = (code: string, more: Partial<NewMasterRow> = {}) =>
  admin.reply(createRow, { params, body: { code, name: code.toUpperCase(), names: {}, ...more } });
const bulk = async (body: BulkAction): Promise<BulkResult[]> => (await admin.reply(changeRows, { params, body })).results;
const hide = (code: string) => bulk({ codes: [code], action: 'hide' });

test('a row stands below a visible row of its own kind only', async () => {
  await add('hidden');
  await hide('hidden');
  await add('merged');
  await add('top');
  await admin.reply(mergeRow, { ...at('merged'), body: { into: 'top', version: 1 } });
  await add('row');
  // The last one is a row of another kind.
  for (const parent of ['none', 'hidden', 'merged', 'A']) {
    const issues = [{ path: 'parent', code: 'admin-masters.parent-unknown' }];
    const created = await admin.refusal(createRow, { params, body: { name: 'New', names: {}, parent } });
    expect([parent, created]).toMatchObject([parent, { status: 422, issues }]);
    const placed = await admin.refusal(placeRow, { ...at('row'), body: { parent, before: null, version: 1 } });
    expect([parent, placed]).toMatchObject([parent, { status: 422, issues }]);
    expect(await bulk({ codes: ['row'], action: 'move', parent })).toEqual([{ code: 'row', outcome: 'refused' }]);
  }
  await add('child', { parent: 'top' });
  const deep = await admin.refusal(createRow, { params, body: { name: 'Deep', names: {}, parent: 'child' } });
  expect(deep).toMatchObject({ status: 422, issues: [{ path: 'parent', code: 'admin-masters.too-deep' }] });
  const flat = { params: { entity: 'skills' }, body: { name: 'Welding', names: {} } };
  await admin.reply(createRow, flat);
  expect(await admin.status(createRow, { ...flat, body: { name: 'Sewing', names: {}, parent: 'welding' } })).toBe(422);
});

test('a row stands before another one of the new parent only', async () => {
  for (const code of ['top', 'other', 'row']) await add(code);
  await add('below', { parent: 'top' });
  for (const before of ['below', 'none', 'row']) {
    const refusal = await admin.refusal(placeRow, { ...at('row'), body: { parent: null, before, version: 1 } });
    expect([before, refusal]).toMatchObject([before, { status: 422, issues: [{ path: 'before' }] }]);
  }
  expect(await admin.reply(placeRow, { ...at('row'), body: { parent: 'top', before: 'below', version: 1 } })).toMatchObject({
    parent: 'top',
  });
  expect((await admin.reply(listRows, { params, query: { limit: 9, parent: 'top' } })).items.map(({ code }) => code)).toEqual([
    'row',
    'below',
  ]);
});

test.each([[['aa', 'bb']], [['bb', 'aa']]])(
  'of two moves below each other at once, %p first, one is done and no cycle is left',
  async (order) => {
    for (const code of order) await add(code);
    const [one = '', two = ''] = order;
    const move = (code: string, parent: string) => admin.status(placeRow, { ...at(code), body: { parent, before: null, version: 1 } });
    const asBulk = async (code: string, parent: string) => (await bulk({ codes: [code], action: 'move', parent }))[0]?.outcome;
    expect((await Promise.all([move(one, two), move(two, one)])).sort()).toEqual([200, 422]);
    await bulk({ codes: [one, two], action: 'move', parent: null });
    expect((await Promise.all([asBulk(one, two), asBulk(two, one)])).sort()).toEqual(['done', 'refused']);
    expect((await admin.reply(listRows, { params, query: { limit: 9, parent: '' } })).items).toHaveLength(1);
  },
);

test('20,000 rows below one parent are paged without a gap, placed, moved and offered', async () => {
  // The statistics are older than the rows of the kind, as they are for up to a minute after a large import.
  await sql`analyze master_rows`.execute(api.db);
  await add('top');
  await add('other');
  await sql`
    insert into master_rows (entity, code, name, parent, sort, created_at, updated_at)
    select ${SAMPLES}, 'r' || lpad(n::text, 6, '0'), 'Row ' || n, 'top', least(10 * n, 9999), now(), now()
    from generate_series(1, 20000) n`.execute(api.db);
  const codes: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.reply(listRows, { params, query: { limit: 100, parent: 'top', cursor } });
    codes.push(...page.items.map(({ code }) => code));
    cursor = codes.length < 1500 ? (page.nextCursor ?? undefined) : undefined;
  } while (cursor !== undefined);
  expect(codes).toEqual(Array.from({ length: 1500 }, (_, index) => `r${String(index + 1).padStart(6, '0')}`));
  expect(await admin.reply(getRow, at('top'))).toMatchObject({ children: 20_000 });

  const place = (code: string, parent: string | null, before: string | null, version = 1) =>
    admin.reply(placeRow, { ...at(code), body: { parent, before, version } });
  const first = async () => (await admin.reply(listRows, { params, query: { limit: 3, parent: 'top' } })).items.map(({ code }) => code);
  await place('r020000', 'top', 'r000001');
  await place('r019999', 'top', 'r000001');
  expect(await first()).toEqual(['r020000', 'r019999', 'r000001']);
  // The places before a row run out, and the rows are numbered anew.
  for (let version = 2; version < 12; version += 1) {
    await place('r020000', 'top', version % 2 === 0 ? 'r000001' : 'r019999', version);
  }
  expect(await first()).toEqual(['r020000', 'r019999', 'r000001']);
  expect(await place('r000500', 'other', null)).toMatchObject({ parent: 'other' });
  expect(await place('r000501', 'top', null)).toMatchObject({ parent: 'top', sort: 9999 });
  const tooDeep = { parent: 'other', before: null, version: 1 };
  expect(await admin.refusal(placeRow, { ...at('top'), body: tooDeep })).toMatchObject({ issues: [{ code: 'admin-masters.too-deep' }] });
  expect((await admin.reply(listOffered, { params, query: { limit: 300, parent: 'top' } })).items).toHaveLength(300);
  expect((await admin.reply(listRows, { params, query: { limit: 1, filter: 'orphan' } })).items).toEqual([]);
});

test('a move and an action on several rows are refused in the order of the rules', async () => {
  await add('top');
  await add('row');
  const place = { ...at('row'), body: { parent: 'top', before: null, version: 1 } };
  const hiding = { params, body: { codes: ['top'], action: 'hide' } };
  const grant = (actions: MasterAction[], version: number) =>
    admin.reply(saveAccess, { params, body: { grants: { 'role:employer': actions }, version } });
  const employer = api.as('employer');
  for (const [call, input] of [
    [placeRow, place],
    [changeRows, hiding],
  ] as const) {
    expect([call.id, await admin.status(call, { ...input, params: { ...input.params, entity: 'no-such' } })]).toEqual([call.id, 404]);
    expect([call.id, await admin.status(call, { ...input, body: {} })]).toEqual([call.id, 422]);
  }
  // To move is to change, and to hide is a right of its own.
  await grant(['read', 'hide'], 0);
  expect(await employer.status(placeRow, place)).toBe(403);
  expect(await employer.status(changeRows, { params, body: { codes: ['row'], action: 'move', parent: 'top' } })).toBe(403);
  expect(await employer.status(changeRows, hiding)).toBe(200);
  await grant(['read', 'update'], 1);
  expect(await employer.status(changeRows, { params, body: { codes: ['top'], action: 'show' } })).toBe(403);
  await grant(['read', 'update', 'hide'], 2);
  expect(await employer.status(changeRows, { params, body: { codes: ['top'], action: 'show' } })).toBe(200);
  expect(await employer.status(placeRow, place)).toBe(200);
  await grant(['read'], 3);
  expect(await employer.status(placeRow, { ...place, body: { ...place.body, version: 2 } })).toBe(403);
});

describe('an action on several rows', () => {
  test('takes 0 to 500 codes, repeated ones once', async () => {
    const codes = Array.from({ length: 500 }, (_, index) => `none-${index}`);
    expect(await bulk({ codes: [], action: 'hide' })).toEqual([]);
    expect(await bulk({ codes, action: 'show' })).toEqual(codes.map((code) => ({ code, outcome: 'not-found' })));
    for (const wrong of [[...codes, 'one-more'], Array.from({ length: 501 }, () => 'same'), ['Not a code'], [''], 'row', null]) {
      expect(await admin.status(changeRows, { params, body: { codes: wrong, action: 'hide' } })).toBe(422);
    }
    expect(await admin.status(changeRows, { params, body: { codes, action: 'delete' } })).toBe(422);
    await add('row');
    expect(await bulk({ codes: ['row', 'row', 'none', 'row'], action: 'hide' })).toEqual([
      { code: 'row', outcome: 'done' },
      { code: 'none', outcome: 'not-found' },
    ]);
    expect(await bulk({ codes: ['row'], action: 'hide' })).toEqual([{ code: 'row', outcome: 'unchanged' }]);
    expect(await admin.reply(getRow, at('row'))).toMatchObject({ version: 2, isHidden: true });
  });

  test('changes each row once when twenty callers want the same', async () => {
    const codes = ['aa', 'bb', 'cc'];
    for (const code of codes) await add(code);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bulk({ codes, action: 'hide' })));
    const outcomes = answers.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(57);
  });

  test('leaves one row of a standard visible, also with two callers at once', async () => {
    const fixed = { entity: FIXED_SAMPLES };
    const hideOne = async (code: string) =>
      (await admin.reply(changeRows, { params: fixed, body: { codes: [code], action: 'hide' } })).results[0]?.outcome;
    expect((await Promise.all([hideOne('A'), hideOne('B+')])).sort()).toEqual(['done', 'refused']);
    const both = await admin.reply(changeRows, { params: fixed, body: { codes: ['A', 'B+'], action: 'hide' } });
    expect(both.results.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'unchanged']);
    expect((await api.as('visitor').reply(listOffered, { params: fixed })).items).toHaveLength(1);
  });

  test('does not touch rows that were merged', async () => {
    await add('old');
    await add('new');
    await admin.reply(mergeRow, { ...at('old'), body: { into: 'new', version: 1 } });
    expect(await bulk({ codes: ['old'], action: 'show' })).toEqual([{ code: 'old', outcome: 'not-found' }]);
    expect(await admin.status(updateRow, { ...at('old'), body: { name: 'Old', names: {}, isHidden: false, version: 2 } })).toBe(409);
  });
});
