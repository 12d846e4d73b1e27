import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { formulaSafe } from '#core/contract/formula-safe.ts';
import { type CsvCell, csvLines } from './csv-lines.ts';

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read).toString();
}

const twoColumns = [
  { title: 'Name', cell: ([name]: readonly CsvCell[]) => name },
  { title: 'Value', cell: ([, value]: readonly CsvCell[]) => value },
];

test('the file has a byte order mark, titles, quotes where they are needed and CRLF', async () => {
  const rows = [
    ['Ada "A", Countess', -1.5],
    ['two\nlines', new Date(0)],
    ['مهندسة', null],
    [undefined, true],
  ];
  expect(await textOf(csvLines(twoColumns, each(rows)))).toBe(
    '\uFEFFName,Value\r\n"Ada ""A"", Countess",-1.5\r\n"two\nlines",1970-01-01T00:00:00.000Z\r\nمهندسة,\r\n,true\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@sum', '\ttab', '\rreturn', '\nline', '\0null', '＝1', '＠x'])(
  'the text %j gets an apostrophe',
  async (text) => {
    const file = await textOf(csvLines(twoColumns, each([[text, 'a=b']])));
    expect(parse(file, { bom: true, from: 2 })).toEqual([[`'${text}`, 'a=b']]);
  },
);

test('a file without rows has only its titles', async () => {
  expect(await textOf(csvLines(twoColumns, each([])))).toBe('\uFEFFName,Value\r\n');
});

test('every text is read back as it was, except for the apostrophe, and no cell can be a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' }))), async (rows) => {
      const file = await textOf(csvLines(twoColumns, each(rows)));
      const cells = parse(file, { bom: true, from: 2, record_delimiter: '\r\n' });
      expect(cells.flat().filter((cell) => /^[=+\-@\t\r\n\0]/.test(cell))).toEqual([]);
      expect(cells).toEqual(rows.map((row) => row.map(formulaSafe)));
    }),
  );
});

test('rows are read only as fast as pieces are taken', async () => {
  let made = 0;
  async function* endless(): AsyncGenerator<readonly CsvCell[]> {
    for (; ; made += 1) yield ['x'.repeat(1000), made];
  }
  const pieces = csvLines(twoColumns, endless())[Symbol.asyncIterator]();
  await pieces.next();
  await new Promise((resolve) => setImmediate(resolve));
  expect(made).toBeLessThan(1000);
  await pieces.return?.();
});

test('an error of the rows is thrown, and the rows end when the receiver leaves', async () => {
  let isOver = false;
  async function* failing(): AsyncGenerator<readonly CsvCell[]> {
    yield ['one', 1];
    throw new Error('The database is away.');
  }
  async function* long(): AsyncGenerator<readonly CsvCell[]> {
    try {
      for (;;) yield ['x'.repeat(1000), 1];
    } finally {
      isOver = true;
    }
  }
  await expect(textOf(csvLines(twoColumns, failing()))).rejects.toThrow('The database is away.');
  for await (const _piece of csvLines(twoColumns, long())) break;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isOver).toBe(true);
});
