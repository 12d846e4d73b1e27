import { parse } from 'csv-parse/sync';
import { array, assert, asyncProperty, constantFrom, integer, string } from 'fast-check';
import { type CsvRecord, readRecords } from './csv-records.ts';

async function* pieces(text: string, length = text.length): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

async function read(text: string, options: { pieceLength?: number; maxLength?: number; delimiter?: string } = {}): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  const stream = readRecords(pieces(text, options.pieceLength), options.delimiter ?? ',', options.maxLength);
  for await (const record of stream) records.push(record);
  return records;
}

function cells(line: number, ...values: string[]): CsvRecord {
  return { kind: 'cells', line, cells: values };
}

describe('records of a CSV text', () => {
  test('end with any kind of line break, the last one with the end of the text', async () => {
    expect(await read('a,b\r\nc,d\ne,f\rg,h')).toEqual([cells(1, 'a', 'b'), cells(2, 'c', 'd'), cells(3, 'e', 'f'), cells(4, 'g', 'h')]);
  });

  test('keep line breaks, delimiters and doubled quotation marks of quoted cells', async () => {
    expect(await read('"a,b","say ""yes"""\n"two\r\nlines",z\n')).toEqual([cells(1, 'a,b', 'say "yes"'), cells(2, 'two\r\nlines', 'z')]);
  });

  test('have the numbers that spreadsheet programs show, whatever line breaks are in earlier cells', async () => {
    const records = await read('"1\r\n2\r\n3",a\r\n"4\n\n6",b\n\n7,c\n');
    expect(records.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  test('keep a quotation mark in the middle of a plain cell', async () => {
    expect(await read('5" pipe,6" pipe\n')).toEqual([cells(1, '5" pipe', '6" pipe')]);
  });

  test('are not made from blank lines, but from lines of empty cells', async () => {
    expect(await read('a,b\n\n  \n,\nc,d\n\n')).toEqual([cells(1, 'a', 'b'), cells(4, '', ''), cells(5, 'c', 'd')]);
  });

  test('may have any delimiter', async () => {
    expect(await read('a;b,c\n', { delimiter: ';' })).toEqual([cells(1, 'a', 'b,c')]);
  });
});

describe('a stray quotation mark', () => {
  test('that a later quoted cell reveals loses only its own row', async () => {
    const records = await read('t1,"c1,x\nt2,"c2, Inc",y\nt3,c3,z\n');
    expect(records).toEqual([
      { kind: 'broken', line: 1, reason: expect.stringContaining('quotation mark') },
      cells(2, 't2', 'c2, Inc', 'y'),
      cells(3, 't3', 'c3', 'z'),
    ]);
  });

  test('that is never closed loses only its own row', async () => {
    const records = await read('a,b\nc,"d\ne,f\ng,h');
    expect(records).toEqual([
      cells(1, 'a', 'b'),
      { kind: 'broken', line: 2, reason: expect.stringContaining('never closed') },
      cells(3, 'e', 'f'),
      cells(4, 'g', 'h'),
    ]);
  });

  test('stops at the maximum record length, so that it does not fill the memory', async () => {
    const rows = Array.from({ length: 500 }, (_, row) => `title ${row},company`);
    const records = await read(`x,"y\n${rows.join('\n')}\n`, { maxLength: 200, pieceLength: 64 });
    expect(records).toHaveLength(501);
    expect(records[0]).toEqual({ kind: 'broken', line: 1, reason: expect.stringContaining('longer than 200 characters') });
    expect(records[500]).toEqual(cells(501, 'title 499', 'company'));
  });

  test('that is not doubled in a quoted cell breaks its row and not the next', async () => {
    const records = await read('"the "best" job",x\r\nb,y\r\n');
    expect(records).toEqual([{ kind: 'broken', line: 1, reason: expect.stringContaining('not doubled') }, cells(2, 'b', 'y')]);
  });
});

describe('any table', () => {
  const cell = string({ unit: constantFrom('a', 'é', '😀', ' ', ',', '"', '\n', '\r\n', "'"), maxLength: 6 });
  const table = array(array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 });

  test('is read like csv-parse reads it, in pieces of any size', async () => {
    await assert(
      asyncProperty(table, integer({ min: 1, max: 7 }), constantFrom('\n', '\r\n'), async (rows, pieceLength, lineEnd) => {
        const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join(lineEnd) + lineEnd;
        const expected = parse(text, { relax_column_count: true }) as string[][];
        const records = await read(text, { pieceLength });
        expect(records.map((record) => record.kind === 'cells' && record.cells)).toEqual(expected);
        expect(expected).toEqual(rows);
      }),
    );
  });

  test('gives the same result in pieces as in one, even with errors', async () => {
    const anything = string({ unit: constantFrom('a', ',', '"', '\n', '\r', ' '), maxLength: 40 });
    await assert(
      asyncProperty(anything, integer({ min: 1, max: 5 }), async (text, pieceLength) => {
        expect(await read(text, { pieceLength })).toEqual(await read(text));
      }),
    );
  });
});
