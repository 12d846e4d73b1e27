import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { runs } from '#core/testing/property-runs.ts';
import { sheetContent } from '../testing/sheet-content.ts';
import { readContent } from './read-content.ts';

type Value = string | number | boolean | Date;

// XML has no other control characters, and none of the surrogates alone.
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((each) => each.replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/g, ''));
const day = fc
  .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => new Date(date.toISOString().slice(0, 10)));
const value: fc.Arbitrary<Value> = fc.oneof(
  // The library takes the names of inherited properties, such as `valueOf`, for texts that it has written already.
  text.filter((each) => each !== '' && !(each in {})),
  fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  day,
);

function expectedText(each: Value): string {
  if (each instanceof Date) return each.toISOString().slice(0, 10);
  if (typeof each === 'boolean') return each ? 'TRUE' : 'FALSE';
  if (typeof each === 'string') return each;
  // Spreadsheet programs show 15 digits, and three decimals could be thousands.
  const shown = each === 0 ? '0' : String(Number.isInteger(each) ? each : Number(each.toPrecision(15)));
  return shown.replace(/^(-?\d{1,3}\.\d{3})$/, '$10');
}

async function written(rows: readonly (readonly Value[])[]): Promise<Buffer> {
  const header = (rows[0] ?? []).map((_, place) => ({ value: `Name ${place}` }));
  const cells = rows.map((row) => row.map((each) => (each instanceof Date ? { value: each, format: 'dd/mm/yyyy' } : { value: each })));
  return writeExcelFile([header, ...cells]).toBuffer();
}

const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

test('what write-excel-file wrote is read as it was', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const expected = rows.map((row) => row.map(expectedText)).filter((row) => row.some((each) => each.trim() !== ''));
      fc.pre(expected.length > 0);
      const content = await sheetContent(readContent(await written(rows)));
      expect(content.rows.map(({ cells }) => cells)).toEqual(expected);
    }),
    { numRuns: runs(15) },
  );
});

test('read-excel-file reads the same', async () => {
  const rows: readonly (readonly Value[])[] = [
    ['a "b" <c> & d', 42, true, new Date('2026-03-31')],
    ['مهندسة\nline', -0.1, false, new Date('1999-12-31')],
  ];
  const bytes = await written(rows);
  const [, ...others] = await readSheet(bytes);
  const { rows: ours } = await sheetContent(readContent(bytes));
  expect(ours.map(({ cells }) => cells)).toEqual(
    others.map((row) => row.map((each) => expectedText(each instanceof Date || each === null ? (each ?? '') : knownValue(each)))),
  );
});

function knownValue(each: unknown): Value {
  if (typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean') return each;
  throw new Error('The library gave another value');
}
