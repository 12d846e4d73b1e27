import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { getAccess, saveAccess } from '../contract/access-endpoints.ts';
import { defineMaster } from '../contract/define-master.ts';
import { countSuggestions, createRow, decideSuggestion, getRow, listRows, listSuggestions, mergeRow } from '../contract/endpoints.ts';
import { MOST_ALTERNATIVES, type SuggestionDecision } from '../contract/master-row.ts';
import { masterSources, masterSuggestions, storedMaster } from '../contract/master-source.ts';
import type { Suggestion } from '../contract/schemas.ts';
import { adminMastersServerPlugin } from './admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin, typedSamples } from './testing/sample-source.ts';

const STRICT = 'strict-samples';
const texts = async () => [{ text: 'Oak', people: 4 }];

/** A kind with a field that must be filled in, and texts for it and for a kind of a standard. */
const strictPlugin = defineServerPlugin({
  id: 'strict-masters',
  requires: ['admin-masters'],
  setup: () => ({
    contributes: [
      masterSources.add(
        'strict-masters.strict',
        95,
        storedMaster(defineMaster({ entity: STRICT, fields: [{ kind: 'line', name: 'sign', max: 9, isRequired: true }] })),
      ),
      masterSuggestions.add('strict-masters.strict', 95, { entity: STRICT, texts }),
      masterSuggestions.add('strict-masters.fixed', 96, { entity: FIXED_SAMPLES, texts }),
    ],
  }),
});

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin, strictPlugin]);
const admin = api.as('admin');
beforeEach(async () => {
  typedSamples.length = 0;
});

const params = { entity: SAMPLES };
const typed = (text: string, people = 3) => void typedSamples.push({ text, people });
const collect = () => api.runSchedule('admin-masters.collect-texts');
async function listed(entity = SAMPLES): Promise<Suggestion[]> {
  await collect();
  return (await admin.reply(listSuggestions, { params: { entity } })).items;
}
const idOf = async (text: string, entity = SAMPLES): Promise<string> => (await listed(entity)).find((one) => one.text === text)?.id ?? '';
const decision = async (text: string, body: SuggestionDecision, entity = SAMPLES) => ({
  params: { entity, id: await idOf(text, entity) },
  body,
});
const rowCodes = async (): Promise<string[]> =>
  (await admin.reply(listRows, { params, query: { limit: 50 } })).items.map(({ code }) => code);

test('only texts of three people and more are listed, whatever a plugin gives, the most frequent first', async () => {
  typed('Rare', 2);
  typed('Single', 1);
  typed('Common', 3);
  typed('Frequent', 9);
  expect((await listed()).map(({ text, people }) => [text, people])).toEqual([
    ['Frequent', 9],
    ['Common', 3],
  ]);
});

test('texts that cannot be names are not listed, and equal ones once', async () => {
  typed('x'.repeat(121));
  typed('   ');
  typed('Café');
  typed('CAFE', 5);
  typed('\u{1F335}'.repeat(120));
  expect((await listed()).map(({ text, people }) => [text, people])).toEqual([
    ['CAFE', 5],
    ['\u{1F335}'.repeat(120), 3],
  ]);
});

test('any name of a row settles a text, also that of a merged row', async () => {
  for (const text of ['Oak', 'Eiche', 'Oke', 'Elm']) typed(text);
  const alternatives = [{ language: 'en' as const, name: 'oke', kind: 'hidden' as const }];
  await admin.reply(createRow, { params, body: { code: 'oak', name: 'OAK', names: { de: 'Eiche' }, alternatives } });
  expect((await listed()).map(({ text }) => text)).toEqual(['Elm']);
  await admin.reply(createRow, { params, body: { code: 'elm', name: 'Elm', names: {} } });
  await admin.reply(mergeRow, { params: { ...params, code: 'elm' }, body: { into: 'oak', version: 1 } });
  expect(await listed()).toEqual([]);
});

test.each(['add', 'alias', 'refuse'] as const)('of twenty decisions to %s one text, one succeeds', async (kind) => {
  await admin.reply(createRow, { params, body: { code: 'base', name: 'Base', names: {} } });
  typed('Oak');
  const input = await decision('Oak', kind === 'alias' ? { decision: kind, of: 'base' } : { decision: kind });
  const answers = await Promise.all(Array.from({ length: 20 }, () => admin.status(decideSuggestion, input)));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 404)).toHaveLength(19);
  expect(await rowCodes()).toEqual(kind === 'add' ? ['base', 'oak'] : ['base']);
  expect((await admin.reply(getRow, { params: { ...params, code: 'base' } })).alternatives).toHaveLength(kind === 'alias' ? 1 : 0);
  expect(await listed()).toEqual([]);
});

test('a refused text stays away, also when more people type it in another form', async () => {
  typed('Nonsense');
  expect(await admin.reply(decideSuggestion, await decision('Nonsense', { decision: 'refuse' }))).toEqual({ row: null });
  typed(' NÓNSENSE ', 90);
  expect(await listed()).toEqual([]);
});

test('a text gets a code that addresses can have', async () => {
  await admin.reply(createRow, { params, body: { code: 'oak', name: 'Other', names: {} } });
  const expected = {
    Oak: 'oak-2',
    工程: 'row-1',
    Fußpflege: 'fu-pflege',
    'C++': 'c-1',
    '!!': 'row-2',
    [`${'ab '.repeat(40)}`.trim()]: undefined,
  };
  for (const [text, code] of Object.entries(expected)) {
    typed(text);
    const { row } = await admin.reply(decideSuggestion, await decision(text, { decision: 'add' }));
    expect(row).toMatchObject({ name: text, ...(code !== undefined && { code }) });
    expect(await admin.status(getRow, { params: { ...params, code: row?.code ?? '' } })).toBe(200);
  }
});

test('a row with the most alternative names takes no further one', async () => {
  const alternatives = Array.from({ length: MOST_ALTERNATIVES }, (_, index) => ({
    language: 'de' as const,
    name: `Name ${index}`,
    kind: 'hidden' as const,
  }));
  await admin.reply(createRow, { params, body: { code: 'full', name: 'Full', names: {}, alternatives } });
  typed('Oak');
  const input = await decision('Oak', { decision: 'alias', of: 'full' });
  expect(await admin.refusal(decideSuggestion, input)).toMatchObject({ status: 409, code: 'conflict' });
  expect(await listed()).toHaveLength(1);
});

test('a new row is refused for a standard and for a kind with a field that must be filled in, an alternative name is not', async () => {
  expect(await admin.refusal(decideSuggestion, await decision('Oak', { decision: 'add' }, FIXED_SAMPLES))).toMatchObject({
    code: 'admin-masters.fixed',
  });
  const alias = await decision('Oak', { decision: 'alias', of: 'A' }, FIXED_SAMPLES);
  expect((await admin.reply(decideSuggestion, alias)).row).toMatchObject({ code: 'A', alternatives: [{ name: 'Oak' }] });
  const strict = await decision('Oak', { decision: 'add' }, STRICT);
  expect(await admin.refusal(decideSuggestion, strict)).toMatchObject({ status: 422, issues: [{ path: 'fields.sign' }] });
});

test('a decision is refused in the order of the rules, and the right to decide is enough', async () => {
  typed('Oak');
  typed('Elm');
  const input = await decision('Oak', { decision: 'add' });
  const { version } = await admin.reply(getAccess, { params });
  const grant = (actions: ('read' | 'create' | 'update' | 'approve')[], offset: number) =>
    admin.reply(saveAccess, { params, body: { grants: { 'role:employer': actions }, version: version + offset } });
  await grant(['read', 'create', 'update'], 0);
  const employer = api.as('employer');
  expect(await employer.status(listSuggestions, { params })).toBe(403);
  expect(await employer.status(decideSuggestion, input)).toBe(403);
  await grant(['read', 'approve'], 1);
  const unknown = { ...input.params, id: '018f0000-0000-8000-8000-000000000001' };
  expect(await employer.status(decideSuggestion, { ...input, params: unknown })).toBe(404);
  expect(await employer.status(decideSuggestion, { ...input, body: { decision: 'alias', of: 'none' } })).toBe(404);
  for (const body of [{}, { decision: 'keep' }, { decision: 'alias' }, { decision: 'alias', of: '' }]) {
    expect(await employer.status(decideSuggestion, { ...input, body })).toBe(422);
  }
  expect(await employer.reply(decideSuggestion, input)).toMatchObject({ row: { code: 'oak' } });
  expect(await employer.status(decideSuggestion, await decision('Elm', { decision: 'alias', of: 'oak' }))).toBe(200);
  expect(await employer.status(decideSuggestion, input)).toBe(404);
});

test('the suggestions of each kind are counted after texts were collected, and at once after a decision', async () => {
  const counts = async () => (await admin.reply(countSuggestions)).items.filter(({ entity }) => entity === SAMPLES);
  expect(await counts()).toEqual([]);
  typed('Elm');
  typed('Ash');
  expect(await counts()).toEqual([]);
  await collect();
  expect(await counts()).toEqual([{ entity: SAMPLES, count: 2 }]);
  await admin.reply(decideSuggestion, await decision('Elm', { decision: 'refuse' }));
  expect(await counts()).toEqual([{ entity: SAMPLES, count: 1 }]);
});

test('users who decide get the numbers of their kinds only', async () => {
  typed('Elm');
  await collect();
  const { items } = await api.as('admin:masters').reply(countSuggestions);
  expect(items.map(({ entity }) => entity).sort()).toEqual([FIXED_SAMPLES, SAMPLES, STRICT]);
  const { version } = await admin.reply(getAccess, { params });
  await admin.reply(saveAccess, { params, body: { grants: { 'role:employer': ['read', 'approve'] }, version } });
  expect(await api.as('employer').reply(countSuggestions)).toEqual({ items: [{ entity: SAMPLES, count: 1 }] });
});
