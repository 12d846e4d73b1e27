import type { KyselyPlugin } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRows, createRow, deleteRow, getRow, mergeRow, updateRow } from '../contract/endpoints.ts';
import type { MasterCatalogue } from '../contract/master-catalogue.ts';
import { masterSources, type SeedRow } from '../contract/master-source.ts';
import { createCatalogue } from './catalogue.ts';
import { Kinds } from './kinds.ts';
import type { MasterRowDatabase, MasterRowTables } from './master-tables.ts';

const entity = 'skill-levels';

const api = testServer(serverPlugins);
let db: MasterRowDatabase;
let kinds: Kinds;
let catalogue: MasterCatalogue;
// As on another server with the same database.
let other: MasterCatalogue;
beforeAll(async () => {
  db = api.db.$extendTables<MasterRowTables>();
  kinds = new Kinds(
    () => api.registry.contributions(masterSources),
    () => [],
    db,
  );
  catalogue = createCatalogue(db, kinds, () => new Date());
  other = createCatalogue(db, kinds, () => new Date());
});

const current = (kind: string, code: string) => inTransaction(db, (_own, transaction) => catalogue.current(transaction, kind, code));
const ensure = (from: MasterCatalogue, kind: string, rows: readonly SeedRow[]) =>
  inTransaction(db, (_own, transaction) => from.ensure(transaction, kind, rows));
const codesOf = async (kind: string): Promise<string[]> =>
  (await db.selectFrom('master_rows').select('code').where('entity', '=', kind).orderBy('code').execute()).map(({ code }) => code);

describe('the codes that may not be newly used', () => {
  test('are the hidden, the merged and the unknown ones, on every server from the next question on', async () => {
    const [first = '', second = ''] = await codesOf(entity);
    const change = (action: 'hide' | 'show') => api.as('admin').reply(changeRows, { params: { entity }, body: { codes: [first], action } });
    expect(await other.refused(entity, [first])).toEqual([]);
    await change('hide');
    for (const one of [catalogue, other]) expect(await one.refused(entity, [first, 'no-such', second])).toEqual([first, 'no-such']);
    expect(await catalogue.refused(entity, [])).toEqual([]);
    await change('show');
    expect(await other.refused(entity, [first])).toEqual([]);
    await expect(catalogue.refused('no-such-kind', ['x'])).rejects.toThrow();
  });

  const unseed = async (kind: string): Promise<string> => {
    const { code } = await db.selectFrom('master_rows').select('code').where('entity', '=', kind).executeTakeFirstOrThrow();
    for (const table of ['master_names', 'master_rows', 'master_kinds'] as const) {
      await db.deleteFrom(table).where('entity', '=', kind).execute();
    }
    return code;
  };

  test('are not all of a kind that has no rows yet, because it then gets them', async () => {
    const code = await unseed('education-levels');
    const answers = await Promise.all(
      [catalogue, other, catalogue, other].map((one) => one.refused('education-levels', [code, 'no-such'])),
    );
    expect(answers).toEqual(answers.map(() => ['no-such']));
  });

  test('are not those of a kind that gets its rows from another server between the question and the answer', async () => {
    const code = await unseed('education-levels');
    const seedAfterFirstAnswer: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await other.refused('education-levels', [code]);
        return result;
      },
    };
    const late = createCatalogue(db.withPlugin(seedAfterFirstAnswer), kinds, () => new Date());
    expect(await late.refused('education-levels', [code, 'no-such'])).toEqual(['no-such']);
  });

  test('are those that are no codes at all, without a failure', async () => {
    for (const code of ['', '%', "'", '\ud800', 'x'.repeat(10_000)]) expect(await catalogue.refused(entity, [code])).toEqual([code]);
  });
});

describe('rows that an import needs', () => {
  const rows: readonly SeedRow[] = [
    { code: 'welding', name: 'Welding', names: { de: 'Schweißen' } },
    { code: 'sewing', name: 'Sewing', names: {} },
  ];

  test('are added once, also by several servers at once, and stay as administrators made them', async () => {
    await Promise.all([catalogue, other, catalogue, other].map((one) => ensure(one, 'occupations', rows)));
    expect(await codesOf('occupations')).toEqual(['sewing', 'welding']);
    const params = { entity: 'occupations', code: 'sewing' };
    await api.as('admin').reply(changeRows, { params, body: { codes: ['sewing'], action: 'hide' } });
    await ensure(other, 'occupations', [{ code: 'sewing', name: 'Needlework', names: {} }]);
    expect(await api.as('admin').reply(getRow, { params })).toMatchObject({ name: 'Sewing', isHidden: true, version: 2 });
  });

  test('are not there after the transaction was rolled back, and nothing is blocked', async () => {
    const failing = inTransaction(db, async (_own, transaction) => {
      await catalogue.ensure(transaction, 'occupations', [{ code: 'canoe', name: 'Canoe', names: {} }]);
      expect(await catalogue.current(transaction, 'occupations', 'canoe')).toBe('canoe');
      throw new Error('The import failed');
    });
    await expect(failing).rejects.toThrow('The import failed');
    expect(await codesOf('occupations')).not.toContain('canoe');
    expect(await catalogue.refused('occupations', ['canoe'])).toEqual(['canoe']);
    await ensure(other, 'occupations', [{ code: 'canoe', name: 'Canoe', names: {} }]);
    expect(await catalogue.refused('occupations', ['canoe'])).toEqual([]);
  });

  test('that were merged are not added again but lead to the other row, and deleted ones are', async () => {
    const params = { entity: 'certificate-types' };
    const admin = api.as('admin');
    const added = [
      { code: 'guild', name: 'Guild', names: {} },
      { code: 'union', name: 'Union', names: {} },
    ];
    await ensure(catalogue, params.entity, added);
    await admin.reply(mergeRow, { params: { ...params, code: 'guild' }, body: { into: 'union', version: 1 } });
    await ensure(catalogue, params.entity, added);
    expect([await current(params.entity, 'guild'), await current(params.entity, 'union'), await current(params.entity, 'none')]).toEqual([
      'union',
      'union',
      'none',
    ]);
    expect(await catalogue.refused(params.entity, ['guild', 'union'])).toEqual(['guild']);
    await admin.reply(deleteRow, { params: { ...params, code: 'union' } });
    await ensure(catalogue, params.entity, added);
    expect(await admin.reply(getRow, { params: { ...params, code: 'guild' } })).toMatchObject({ code: 'guild', name: 'Guild' });
  });

  test('and changes by administrators at the same moment do not lose each other', async () => {
    const params = { entity: 'fields-of-study' };
    const [ensured, created] = await Promise.all([
      ensure(catalogue, params.entity, [{ code: 'veteran', name: 'Veteran', names: {} }]).then(() => true),
      api.as('admin').status(createRow, { params, body: { code: 'veteran', name: 'Old hand', names: {} } }),
    ]);
    expect(ensured).toBe(true);
    expect([201, 422]).toContain(created);
    const { name } = await api.as('admin').reply(getRow, { params: { ...params, code: 'veteran' } });
    expect(name).toBe(created === 201 ? 'Old hand' : 'Veteran');
  });
});

test('the codes of names are found by any name of a row, whatever its case, and by no part of it', async () => {
  const params = { entity: 'occupations' };
  const body = (code: string, alternative: string) => ({
    code,
    name: `The ${code}`,
    names: { de: `Der ${code}` },
    alternatives: [{ language: 'en' as const, name: alternative, kind: 'hidden' as const }],
  });
  await api.as('admin').reply(createRow, { params, body: body('farrier', 'Horse smith') });
  await api.as('admin').reply(createRow, { params, body: body('hoofcare', 'Horse smith') });
  const names = ['THE  farrier', 'der Hoofcare', 'horse smith', 'horse', '', '%', '\ud800'];
  expect(await catalogue.codesOf('occupations', names)).toEqual(
    new Map([
      ['THE  farrier', ['farrier']],
      ['der Hoofcare', ['hoofcare']],
      ['horse smith', ['farrier', 'hoofcare']],
    ]),
  );
  expect(await catalogue.codesOf('skills', ['horse smith'])).toEqual(new Map());
  expect(await catalogue.codesOf('occupations', [])).toEqual(new Map());
});

test('the values of rows are those of their fields, of hidden rows too, and unknown codes have none', async () => {
  const params = { entity: 'countries' };
  const change = (action: 'hide' | 'show') => api.as('admin').reply(changeRows, { params, body: { codes: ['NL'], action } });
  await change('hide');
  const values = await other.valuesOf('countries', ['NL', 'AO', 'no-such', '\ud800', 'NL']);
  await change('show');
  expect([...values.keys()].sort()).toEqual(['AO', 'NL']);
  expect(values.get('NL')).toMatchObject({ dial: '31', currency: 'EUR', postalPattern: '\\d{4} ?[A-Z]{2}' });
  expect(values.get('AO')).toMatchObject({ postalPattern: null });
  expect(await other.valuesOf('countries', [])).toEqual(new Map());
});

test('the last visible row of a kind that forms need cannot be hidden, in whatever way', async () => {
  const params = { entity: 'skill-levels' };
  const admin = api.as('admin');
  const codes = await codesOf(params.entity);
  const { results } = await admin.reply(changeRows, { params, body: { codes, action: 'hide' } });
  expect(results.map(({ outcome }) => outcome)).toEqual([...codes.slice(1).map(() => 'done'), 'refused']);
  const last = codes.at(-1) ?? '';
  const { name, names, version } = await admin.reply(getRow, { params: { ...params, code: last } });
  const edit = { params: { ...params, code: last }, body: { name, names, isHidden: true, version } };
  expect(await admin.refusal(updateRow, edit)).toMatchObject({
    status: 422,
    issues: [{ path: 'isHidden', code: 'admin-masters.last-offered' }],
  });
  expect(await catalogue.refused(params.entity, codes)).toEqual(codes.slice(0, -1));
});

test('the offered rows are those that are neither hidden nor merged, with their names', async () => {
  const kind = 'fields-of-study';
  const before = await catalogue.offered(kind);
  expect(before.map(({ code }) => code)).toEqual(await codesOf(kind));
  const [first, second, third] = before;
  expect(first).toEqual({ code: expect.any(String), name: expect.any(String), names: expect.objectContaining({ de: expect.any(String) }) });
  await api.as('admin').reply(changeRows, { params: { entity: kind }, body: { codes: [first?.code ?? ''], action: 'hide' } });
  const merged = { params: { entity: kind, code: second?.code ?? '' }, body: { into: third?.code ?? '', version: 1 } };
  await api.as('admin').reply(mergeRow, merged);
  expect(await other.offered(kind)).toEqual(before.slice(2));
});
