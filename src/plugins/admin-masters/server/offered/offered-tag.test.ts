import { testServer } from '#core/testing/server-kit.ts';
import { requestOf } from '#core/testing/test-request.ts';
import {
  changeRows,
  createRow,
  decideSuggestion,
  deleteRow,
  listHistory,
  listSuggestions,
  mergeRow,
  placeRow,
  undoChange,
  updateRow,
} from '../../contract/endpoints.ts';
import { listOffered } from '../../contract/offered-endpoints.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin, typedSamples } from '../testing/sample-source.ts';

const api = testServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');

const params = { entity: SAMPLES };
const at = (code: string) => ({ params: { entity: SAMPLES, code } });

async function offered(tag?: string, entity = SAMPLES) {
  const request = requestOf(listOffered, { params: { entity }, query: { limit: 50 } }, tag === undefined ? {} : { 'if-none-match': tag });
  const { statusCode, headers, body } = await api.app.inject(request);
  return { status: statusCode, tag: String(headers.etag), body };
}

const add = (code: string) => admin.reply(createRow, { params, body: { code, name: code, names: {} } });
async function undo(code: string): Promise<unknown> {
  const [entry] = (await admin.reply(listHistory, at(code))).items;
  return admin.reply(undoChange, { params: { ...params, id: entry?.id ?? '' } });
}
async function decide(decision: 'add' | 'alias'): Promise<unknown> {
  typedSamples.push({ text: `Text to ${decision}`, people: 3 });
  await api.runSchedule('admin-masters.collect-texts');
  const { items } = await admin.reply(listSuggestions, { params });
  const id = items.find(({ text }) => text === `Text to ${decision}`)?.id ?? '';
  return admin.reply(decideSuggestion, { params: { ...params, id }, body: decision === 'add' ? { decision } : { decision, of: 'aa' } });
}
const bulk = (action: 'hide' | 'show' | 'move', parent?: string) =>
  admin.reply(changeRows, { params, body: { codes: ['bb'], action, parent } });

test('an answer that the caller already has is not sent again, until any change of the kind', async () => {
  const changes: readonly (readonly [name: string, change: () => Promise<unknown>])[] = [
    ['create', () => add('aa')],
    ['create another', () => add('bb')],
    ['rename', () => admin.reply(updateRow, { ...at('aa'), body: { name: 'Other', names: {}, isHidden: false, version: 1 } })],
    ['undo a rename', () => undo('aa')],
    ['place', () => admin.reply(placeRow, { ...at('bb'), body: { parent: null, before: 'aa', version: 1 } })],
    ['undo a place', () => undo('bb')],
    ['hide several', () => bulk('hide')],
    ['show several', () => bulk('show')],
    ['move several', () => bulk('move', 'aa')],
    ['undo a move', () => undo('bb')],
    ['add a suggestion', () => decide('add')],
    ['name by a suggestion', () => decide('alias')],
    ['delete', () => admin.reply(deleteRow, at('text-to-add'))],
    ['undo a deletion', () => undo('text-to-add')],
    ['undo an undone deletion', () => undo('text-to-add')],
    ['merge', () => admin.reply(mergeRow, { ...at('bb'), body: { into: 'aa', version: 7 } })],
  ];
  let known = await offered();
  const other = await offered(undefined, FIXED_SAMPLES);
  const seen = new Set([known.tag, other.tag]);
  for (const [name, change] of changes) {
    expect([name, await offered(known.tag)]).toMatchObject([name, { status: 304, body: '' }]);
    await change();
    known = await offered(known.tag);
    expect([name, known.status, seen.has(known.tag)]).toEqual([name, 200, false]);
    seen.add(known.tag);
  }
  expect(await offered(other.tag, FIXED_SAMPLES)).toMatchObject({ status: 304 });
  expect(await offered(other.tag)).toMatchObject({ status: 200 });
  expect(await offered('"no such tag"')).toMatchObject({ status: 200, body: known.body });
});

test('a refused change leaves the tag, and a tag does not open a kind that is not offered', async () => {
  const { tag } = await offered();
  expect(await admin.status(createRow, { params, body: { code: 'aa', name: 'Taken', names: {} } })).toBe(422);
  expect(await admin.status(deleteRow, at('none'))).toBe(404);
  expect(await offered(tag)).toMatchObject({ status: 304 });
  for (const entity of ['mail-domains', 'no-such-kind']) {
    const closed = await offered(undefined, entity);
    expect(closed.status).toBe(404);
    for (const known of [closed.tag, '*']) expect((await offered(known, entity)).status).toBe(404);
  }
});
