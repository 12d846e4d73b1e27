import { sheetContent } from '../testing/sheet-content.ts';
import { readContent } from './read-content.ts';

const read = (text: string, headerLine?: number) => sheetContent(readContent(Buffer.from(text), { headerLine }));

test.each([
  ['Title,Place\nWelder,Oslo\n', 1],
  ['Open positions 2026,,,\n,,,\nTitle,Location,Currency,Period\nWelder,Bergen,EUR,year\n', 3],
  ['Positions\nTitle,Place\nWelder,Oslo\n', 2],
  ['Company:,Acme,,,,\nPrinted:,2026,,,,\na,b,c,d,e,f\n1,2,3,4,5,6\n1,2,3,4,5,6\n', 3],
  ['a,b,c,d,e,f\n1,,,,,\n2,,,,,\n3,,,,,\n', 1],
  ['Title\nWelder, by night\nFitter\n', 1],
  ['a,b\n1,2\n1,2,3,4,5,6,7,8\n', 1],
  ['Name\nOne\nTwo\n', 1],
])('The header of %j is in row %d', async (text, line) => {
  const { layout } = await read(text);
  expect(layout.headerLine).toBe(line);
});

test('A chosen row is the header, and only rows below it are read', async () => {
  const { header, rows, layout } = await read('Note,Place\nTitle,City\nWelder,Oslo\n', 2);
  expect(header).toEqual(['Title', 'City']);
  expect(rows.map(({ line, cells }) => [line, cells])).toEqual([[3, ['Welder', 'Oslo']]]);
  expect(layout.firstRows).toEqual([
    { line: 1, cells: ['Note', 'Place'] },
    { line: 2, cells: ['Title', 'City'] },
    { line: 3, cells: ['Welder', 'Oslo'] },
  ]);
});

test('A header after many rows of titles is found only if it is chosen', async () => {
  const text = `${'Note\n'.repeat(15)}a,b,c\n1,2,3\n`;
  expect((await read(text)).layout.headerLine).toBe(1);
  expect((await read(text, 16)).header).toEqual(['a', 'b', 'c']);
});
