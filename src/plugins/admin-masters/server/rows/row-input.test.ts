import fc from 'fast-check';
import { sql } from 'kysely';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { defineMaster } from '../../contract/define-master.ts';
import { createRow, deleteRow, getRow, listRows, placeRow, updateRow } from '../../contract/endpoints.ts';
import { valuesSchemaOf } from '../../contract/field-schemas.ts';
import { cities } from '../../contract/kinds.ts';
import { listOffered } from '../../contract/offered-endpoints.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { SAMPLES, sampleMastersPlugin } from '../testing/sample-source.ts';

const api = testServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');

const params = { entity: SAMPLES };
const at = (code: string) => ({ params: { entity: SAMPLES, code } });
let rows = 0;
const freshCode = (): string => {
  rows += 1;
  return `fresh-${rows}`;
};
const create = (body: object) => admin.call(createRow, { params, body: { name: 'Row', names: {}, ...body } });

describe('the code of a row', () => {
  test('has 2 to 64 characters of the permitted ones, and is not that of another row, a deleted one excepted', async () => {
    expect(await create({ code: 'x'.repeat(64) })).toMatchObject({ status: 201 });
    expect(await create({ code: '00' })).toMatchObject({ status: 201 });
    for (const code of ['a', 'x'.repeat(65), 'Abc', '-ab', '.ab', 'a b', 'a/b', 'ab\n', 'a\u0000', 'é1', '\ud800a', 'a%2f', '00']) {
      expect([code, await create({ code })]).toMatchObject([code, { status: 422, body: { issues: [{ path: 'code' }] } }]);
    }
    await admin.reply(deleteRow, at('00'));
    expect(await create({ code: '00' })).toMatchObject({ status: 201, body: { version: 3 } });
  });

  test('is made from the name only when it can stand in an address', async () => {
    expect(await create({ name: 'Crème brûlée' })).toMatchObject({ status: 201, body: { code: 'creme-brulee' } });
    for (const name of ['工程', 'صناعة', 'Straße', 'x', '!?', '\u{10330}\u{10331}']) {
      const { status, body } = await create({ name });
      if (status === 201) expect(await admin.status(getRow, at(String(Reflect.get(body, 'code'))))).toBe(200);
      else expect([name, status, body]).toMatchObject([name, 422, { issues: [{ path: 'code' }] }]);
    }
  });

  test('always leads to the row that has it, whatever the name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 130 }), async (name) => {
        const { status, body } = await create({ name });
        expect([201, 422]).toContain(status);
        if (status !== 201) return;
        const code = String(Reflect.get(body, 'code'));
        expect(await admin.status(getRow, at(code))).toBe(200);
        expect((await admin.reply(listOffered, { params, query: { limit: 1, codes: code } })).items).toHaveLength(1);
        expect(await admin.status(deleteRow, at(code))).toBe(204);
      }),
      { numRuns: runs(60) },
    );
  });

  test('of an imported row may have letters of any script', async () => {
    const code = 'صناعة-البراميل';
    await sql`
      insert into master_rows (entity, code, name, created_at, updated_at)
      values (${SAMPLES}, ${code}, 'Barrels', now(), now())`.execute(api.db);
    const edit = { name: 'Barrels and casks', names: {}, isHidden: false, version: 1 };
    expect(await admin.reply(updateRow, { ...at(code), body: edit })).toMatchObject({ code, version: 2 });
    expect((await admin.reply(listOffered, { params, query: { limit: 1, codes: code } })).items).toMatchObject([{ code }]);
    expect(await admin.status(deleteRow, at(code))).toBe(204);
  });
});

describe('the name of a row', () => {
  test.each([
    ['120 characters', 'x'.repeat(120), 'x'.repeat(120)],
    ['120 characters of two units', '\u{1F335}'.repeat(120), '\u{1F335}'.repeat(120)],
    ['accents that are composed', 'e\u0301'.repeat(120), 'é'.repeat(120)],
    ['marks that have no composed form', 'x\u0323\u0335'.repeat(40), 'x\u0335\u0323'.repeat(40)],
    ['markup, as text', '<b onclick="a()">&amp;</b>', '<b onclick="a()">&amp;</b>'],
    ['a sign that turns the text', 'a\u202Eb', 'ab'],
    ['a zero character', 'a\u0000b', 'ab'],
    ['half a character', 'a\ud800b', 'a\uFFFDb'],
    ['white space', ' a \n\t b ', 'a b'],
  ])('with %s is kept or cleaned', async (_name, given, kept) => {
    const code = freshCode();
    expect(await create({ code, name: given, names: { de: given }, alternatives: [] })).toMatchObject({
      status: 201,
      body: { name: kept, names: { de: kept } },
    });
    expect(await admin.reply(getRow, at(code))).toMatchObject({ name: kept });
    expect((await admin.reply(listRows, { params, query: { limit: 50, q: kept } })).items.map((row) => row.code)).toContain(code);
  });

  test.each([
    ['121 characters', 'x'.repeat(121)],
    ['121 characters of two units', '\u{1F335}'.repeat(121)],
    ['only spaces', ' \u3000\t'],
    ['nothing visible', '\u200b\u2060\ufeff'],
    ['31 marks in a row', `a${'\u0323'.repeat(31)}`],
    ['no text', 7],
  ])('with %s is refused', async (_name, name) => {
    expect(await create({ code: freshCode(), name })).toMatchObject({ status: 422, body: { issues: [{ path: 'name' }] } });
  });

  test('may be that of another row of the parent, which is a warning', async () => {
    const [one, two] = [freshCode(), freshCode()];
    await create({ code: one, name: 'Same name' });
    expect(await create({ code: two, name: 'SAME  name' })).toMatchObject({ status: 201, body: { sameName: [one] } });
    expect(await admin.reply(getRow, at(one))).toMatchObject({ sameName: [two] });
  });
});

describe('a request', () => {
  test('of a megabyte is refused', async () => {
    const code = freshCode();
    await create({ code });
    const long = 'x'.repeat(1024 * 1024);
    const bodies = [
      { name: long },
      { name: 'x', description: long },
      { name: 'x', fields: { icon: long } },
      { name: 'x', uri: `https://${long}` },
    ];
    for (const body of bodies) {
      expect([413, 422]).toContain(await admin.status(createRow, { params, body: { names: {}, ...body } }));
      expect([413, 422]).toContain(
        await admin.status(updateRow, { ...at(code), body: { names: {}, isHidden: false, version: 1, ...body } }),
      );
    }
    const many = Array.from({ length: 60_000 }, (_, index) => [`f${index}`, 'x']);
    expect([413, 422]).toContain(
      await admin.status(createRow, { params, body: { name: 'x', names: {}, fields: Object.fromEntries(many) } }),
    );
  });

  test('with numbers that the database cannot hold is refused', async () => {
    const code = freshCode();
    await create({ code });
    for (const number of [2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 1.5, -1]) {
      const edit = { name: 'x', names: {}, isHidden: false, version: number };
      expect([number, await admin.status(updateRow, { ...at(code), body: edit })]).toEqual([number, 422]);
      expect([number, await admin.status(placeRow, { ...at(code), body: { parent: null, before: null, version: number } })]).toEqual([
        number,
        422,
      ]);
      expect([number, (await create({ code: freshCode(), sort: number })).status]).toEqual([number, 422]);
      expect([number, (await create({ code: freshCode(), fields: { months: number } })).status]).toEqual([number, 422]);
      expect([number, await admin.status(listRows, { params, query: { limit: number } })]).toEqual([number, 422]);
      expect([number, await admin.status(listOffered, { params, query: { limit: number } })]).toEqual([number, 422]);
    }
    expect((await create({ code: freshCode(), sort: 10_000 })).status).toBe(422);
  });
});

describe('a number of a row', () => {
  const numbers = defineMaster({ entity: 'numbers', fields: [{ kind: 'number', name: 'value', min: 0, max: 9, isRequired: true }] });

  test('is a number or typed digits, nothing that only JavaScript takes for a number', () => {
    const read = (value: unknown) => valuesSchemaOf(numbers).safeParse({ value }).data?.value;
    for (const given of [5, '5', ' 5 ', '5.0']) expect(read(given)).toBe(5);
    for (const given of [null, '', ' ', [], ['5'], true, '0x5', '5e0', 'five', Number.NaN, 5.5, 10])
      expect([given, read(given)]).toEqual([given, undefined]);
  });

  test('may have any value of its digits after the point', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000, max: 9_000_000 }), (units) => {
        const latitude = units / 100_000;
        expect(valuesSchemaOf(cities).safeParse({ latitude }).data).toMatchObject({ latitude });
      }),
    );
    expect(valuesSchemaOf(cities).safeParse({ latitude: 1.000001 }).success).toBe(false);
  });
});
