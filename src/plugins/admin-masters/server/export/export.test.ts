import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { freshServer } from '#core/testing/server-kit.ts';
import { requestOf } from '#core/testing/test-request.ts';
import { getAccess, saveAccess } from '../../contract/access-endpoints.ts';
import { createRow, exportRows, mergeRow, updateRow } from '../../contract/endpoints.ts';
import type { NewMasterRow } from '../../contract/schemas.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin, sampleUses } from '../testing/sample-source.ts';

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');
beforeEach(async () => {
  sampleUses.clear();
});

const params = { entity: SAMPLES };
const csv = { format: 'csv' };
const add = (code: string, more: Partial<NewMasterRow> = {}) =>
  admin.reply(createRow, { params, body: { code, name: code.toUpperCase(), names: {}, ...more } });

async function answerOf(query: object, entity = SAMPLES) {
  return api.app.inject(requestOf(exportRows, { params: { entity }, query }, await admin.headers()));
}

const table = async (query: object, entity?: string): Promise<string[][]> =>
  parse((await answerOf({ ...csv, ...query }, entity)).rawPayload, { bom: true });

const codes = async (query: object): Promise<(string | undefined)[]> => (await table(query)).slice(1).map(([code]) => code);

const HEADER =
  'Code,Name,Name (Arabic),Name (German),Name (Persian),Name (Hebrew),Description,Parent,Order,Hidden,Icon,Months,Like,Mixes,Alternative names,Address';

describe('the export', () => {
  test('answers 403 without the right, 404 for an unknown kind, 422 for an unknown format, and the rows', async () => {
    const { version } = await admin.reply(getAccess, { params });
    await admin.reply(saveAccess, {
      params,
      body: { grants: { 'role:employer': ['read'], 'role:candidate': ['read', 'export'] }, version },
    });
    expect(await api.as('employer').status(exportRows, { params, query: csv })).toBe(403);
    expect(await api.as('candidate').status(exportRows, { params: { entity: FIXED_SAMPLES }, query: csv })).toBe(403);
    expect(await admin.status(exportRows, { params: { entity: 'no-such' }, query: csv })).toBe(404);
    for (const query of [{}, { format: 'xls' }, { ...csv, filter: 'none' }, { ...csv, parent: ' ' }]) {
      expect([query, await admin.status(exportRows, { params, query })]).toEqual([query, 422]);
    }
    expect(await api.as('candidate').status(exportRows, { params, query: csv })).toBe(200);
  });

  test('has all values of the rows in their order, as CSV and as a workbook', async () => {
    await add('top', { name: '=1+1', names: { de: 'Oben', ar: 'أعلى' }, description: 'One "line",\nand more.', sort: 2 });
    await add('below', {
      parent: 'top',
      sort: 1,
      fields: { icon: 'cask', months: 3, like: 'top', mixes: ['top', 'below'].slice(0, 1) },
      uri: 'https://example.org/below',
      alternatives: [
        { language: 'de', name: 'Unten', kind: 'alternative' },
        { language: 'en', name: 'Benaeth', kind: 'hidden' },
        { language: 'en', name: 'Beneath', kind: 'alternative' },
      ],
    });
    await admin.reply(updateRow, {
      params: { ...params, code: 'top' },
      body: { name: '=1+1', names: { de: 'Oben', ar: 'أعلى' }, isHidden: true, version: 1 },
    });
    const header = HEADER.split(',');
    const names = 'Unten [de]\nBeneath\nBenaeth [en hidden]';
    const below = ['below', 'BELOW', '', '', '', '', '', 'top', '1', 'no', 'cask', '3', 'top', 'top', names, 'https://example.org/below'];
    const top = ['top', "'=1+1", 'أعلى', 'Oben', '', '', 'One "line",\nand more.', '', '2', 'yes', '', '', '', '', '', ''];
    expect(await table({})).toEqual([header, below, top]);
    const file = await answerOf({ format: 'xlsx' });
    expect(file.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="samples.xlsx"`,
      'cache-control': 'no-store',
    });
    const typed = ([code = '', name = '', ...rest]: string[]) =>
      [code, name.replace(/^'/, ''), ...rest].map((cell, at) => (cell === '' ? null : at === 8 || at === 11 ? Number(cell) : cell));
    expect(await readSheet(file.rawPayload)).toEqual([header, typed(below), typed(top)]);
  });

  test('has the rows of the filters of the list, and no merged ones', async () => {
    await add('oak');
    await add('ash');
    await add('leaf', { parent: 'oak' });
    await add('elm');
    await admin.reply(mergeRow, { params: { ...params, code: 'elm' }, body: { into: 'ash', version: 1 } });
    sampleUses.set('oak', 1);
    expect(await codes({})).toEqual(expect.arrayContaining(['oak', 'ash', 'leaf']));
    expect(await codes({})).toHaveLength(3);
    expect(await codes({ parent: '' })).toEqual(['oak', 'ash']);
    expect(await codes({ parent: 'oak' })).toEqual(['leaf']);
    // A row that was merged gave its name to the other one.
    expect(await codes({ q: 'elm' })).toEqual(['ash']);
    expect(await codes({ filter: 'orphan' })).toEqual(['ash']);
    expect((await codes({ filter: 'unused' })).sort()).toEqual(['ash', 'leaf']);
    expect(await codes({ q: 'no such' })).toEqual([]);
  });

  test('has every row of many once, and a workbook has at most 50,000', async () => {
    await sql`
      insert into master_rows (entity, code, name, names, description, sort, is_hidden, fields, created_at, updated_at)
      select ${SAMPLES}, 'code-' || number, 'Name ' || number, '{}', '', number % 7, false, '{}', now(), now()
      from generate_series(1, 50001) number`.execute(api.db);
    const all = await codes({});
    expect(all).toHaveLength(50_001);
    expect(new Set(all).size).toBe(50_001);
    expect(await admin.refusal(exportRows, { params, query: { format: 'xlsx' } })).toMatchObject({
      status: 422,
      code: 'invalid',
      issues: [{ path: 'format', code: 'spreadsheets.too-many-rows', values: { limit: 50_000 } }],
    });
  });
});
