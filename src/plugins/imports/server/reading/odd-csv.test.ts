import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { formulaSafe, formulaUnsafe } from '#core/contract/formula-safe.ts';
import { allParts, sheetContent } from '../testing/sheet-content.ts';
import { readContent } from './read-content.ts';

async function read(content: string | Buffer) {
  return sheetContent(readContent(Buffer.from(content)));
}

/** The header and all cells. */
async function tableOf(content: string | Buffer): Promise<readonly (readonly string[])[]> {
  const { header, rows } = await read(content);
  return [header, ...rows.map(({ cells }) => cells)];
}

const TABLE = [
  ['Name', 'Größe'],
  ['مهندسة', '—'],
];
const TEXT = 'Name,Größe\nمهندسة,—\n';

function bigEndian(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ['big-endian UTF-16', bigEndian(`\ufeff${TEXT}`)],
  ['big-endian UTF-16 without a mark', bigEndian(TEXT)],
])('The text of a CSV file may be %s', async (_, content) => {
  expect(await tableOf(content)).toEqual(TABLE);
});

test('The text of a CSV file may be Windows-1252, also with UTF-8 in it', async () => {
  expect(await tableOf(Buffer.from('Name;Gr\xf6\xdfe\nCaf\xe9 \x80;\x93a\x94\nGr\xc3\xb6\xc3\x9fe;\xe2\x80\x99\n', 'latin1'))).toEqual([
    ['Name', 'Größe'],
    ['Café €', '“a”'],
    ['Größe', '’'],
  ]);
});

test('The text of a CSV file may be Windows-1252 of more than a stretch', async () => {
  const lines = Array.from({ length: 10_000 }, (_, place) => `Caf\xe9 ${place};\xe2\x82\xac\n`);
  const { rows } = await read(Buffer.from(`a;b\n${lines.join('')}`, 'latin1'));
  expect(rows.map(({ cells }) => cells)).toEqual(Array.from({ length: 10_000 }, (_, place) => [`Café ${place}`, '€']));
});

describe('A table in CSV', () => {
  test.each([',', ';', '\t', '|'])('may have the delimiter %j', async (delimiter) => {
    const text = `Name${delimiter}Value\n"a, b; c | d\te"${delimiter}1,5\n`;
    expect(await tableOf(text)).toEqual([['Name', 'Value'], delimiter === ',' ? [] : ['a, b; c | d\te', '1,5']]);
  });

  test('has the delimiter of most rows, also when its texts have others', async () => {
    const text = 'Name;Notes\na;one, two, three\nb;four, five\nc;six\n';
    expect((await tableOf(text)).at(1)).toEqual(['a', 'one, two, three']);
  });

  test('may have one column, with commas in its texts', async () => {
    expect(await tableOf('Name\na; b\nc\n')).toEqual([['Name'], ['a; b'], ['c']]);
  });

  test('may name its delimiter in the first line, which programs do not show as a row', async () => {
    const { header, rows } = await read('\ufeffsep=|\r\nName,a|Value\r\nb,c|d\r\n');
    expect([header, rows]).toEqual([['Name,a', 'Value'], [{ line: 2, cells: ['b,c', 'd'], faults: [] }]]);
  });

  test('may mix line ends, and have line breaks in its cells', async () => {
    const { rows } = await read('Name,Value\r\n"a\r\nb",1\r"c\nd",2\n"e\rf",3');
    expect(rows).toEqual([
      { line: 2, cells: ['a\nb', '1'], faults: [] },
      { line: 3, cells: ['c\nd', '2'], faults: [] },
      { line: 4, cells: ['e\nf', '3'], faults: [] },
    ]);
  });

  test('may have the same name twice, empty names, and empty rows before its header', async () => {
    expect((await read(',,\n\n , \nName,,Name,,\na,b,c\n')).header).toEqual(['Name', '', 'Name']);
  });

  test('may have a number among its names', async () => {
    expect((await read('Name,2026\na,1\n')).header).toEqual(['Name', '2026']);
  });

  test('loses the control characters of its cells, except tabs and line breaks', async () => {
    expect(await tableOf('Name,Value\na\x07b\x7f,"\tc\n\x0bd"\n')).toEqual([
      ['Name', 'Value'],
      ['ab', '\tc\nd'],
    ]);
  });

  test('has a fault for each row with a broken quotation, and keeps the others', async () => {
    const { rows } = await read('Name,Value\na,"b\nc,d\n"e"f,g\nh,i\n');
    expect(rows.map(({ line, fault, cells }) => [line, fault?.code ?? cells])).toEqual([
      [2, 'imports.quotation'],
      [3, ['c', 'd']],
      [4, 'imports.quotation'],
      [5, ['h', 'i']],
    ]);
  });

  test('has a fault for each row that is too wide, and fills the others', async () => {
    const { rows } = await read('Name,Value\na,b,c\nd\ne,f,,\n');
    expect(rows).toEqual([
      { line: 2, cells: [], faults: [], fault: { code: 'imports.row-width', values: { count: 3, expected: 2 } } },
      { line: 3, cells: ['d', ''], faults: [] },
      { line: 4, cells: ['e', 'f'], faults: [] },
    ]);
  });

  test('has a fault for a cell of 60,001 characters, and none for one of 60,000', async () => {
    const { rows } = await read(`Name,Value\na,${'x'.repeat(60_001)}\nb,${'y'.repeat(60_000)}\n`);
    expect(rows[0]).toEqual({
      line: 2,
      cells: ['a', 'x'.repeat(200)],
      faults: [{ column: 1, code: 'imports.cell-too-long', values: { limit: 60_000 } }],
    });
    expect(rows[1]?.faults).toEqual([]);
  });

  test('has a fault for a row of more than 1 MB of text', async () => {
    const { rows } = await read(
      `Name${',Text'.repeat(18)}\na${`,${'x'.repeat(60_000)}`.repeat(18)}\nb${`,${'é'.repeat(30_000)}`.repeat(17)}\n`,
    );
    expect(rows.map(({ fault, cells }) => fault ?? cells[0])).toEqual([{ code: 'imports.row-too-long', values: { limit: 1 } }, 'b']);
  });

  test('may have a cell of 5 MB, which is a fault', async () => {
    const { rows } = await read(`Name\n${'x'.repeat(5_000_000)}\nb\n`);
    expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([['imports.cell-too-long'], []]);
  });

  test('may have 50,000 rows, which come in portions', async () => {
    const parts = await allParts(readContent(Buffer.from(`Name\n${'a\n'.repeat(50_000)}`)));
    const sizes = parts.flatMap((part) => (part.kind === 'rows' ? [part.rows.length] : []));
    expect(sizes).toEqual(Array.from({ length: 100 }, () => 500));
  });

  test('has small portions if its cells are long', async () => {
    const parts = await allParts(readContent(Buffer.from(`Name\n${`${'a'.repeat(4000)}\n`.repeat(100)}`)));
    expect(parts.flatMap((part) => (part.kind === 'rows' ? [part.rows.length] : []))[0]).toBeLessThan(20);
  });

  test('is read as csv-parse reads it, with any delimiter and line end, and without the safe apostrophe', async () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', ',', ';', '|', '\t', '"', '\n', "'", '=', '-', 'م', '\u200f'), maxLength: 6 }),
    );
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
    const delimiters = fc.constantFrom(',', ';', '\t', '|');
    await fc.assert(
      fc.asyncProperty(table, delimiters, fc.constantFrom('\n', '\r\n'), async (rows, delimiter, lineEnd) => {
        const header = (rows[0] ?? []).map((_, place) => `name ${place}`);
        const written = [header, ...rows].map((row) => row.map((text) => `"${formulaSafe(text).replaceAll('"', '""')}"`).join(delimiter));
        const text = written.join(lineEnd) + lineEnd;
        const parsed: string[][] = parse(text, { delimiter });
        const expected = parsed.slice(1).filter((row) => row.some((each) => formulaUnsafe(each).trim() !== ''));
        if (expected.length === 0) return;
        const content = await read(text);
        expect(content.header).toEqual(header);
        expect(content.rows.map(({ cells }) => cells.map(formulaSafe))).toEqual(expected);
        expect(content.rows.flatMap(({ faults, fault }) => [...faults, ...(fault ? [fault] : [])])).toEqual([]);
      }),
    );
  });
});
