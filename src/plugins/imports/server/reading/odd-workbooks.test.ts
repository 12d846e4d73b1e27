import { zip } from '#core/testing/zip-writer.ts';
import { sheetContent } from '../testing/sheet-content.ts';
import { officeRelationship, sheetOf, type TestWorkbook, textRow, workbook, workbookEntries } from '../testing/test-workbook.ts';
import { readContent } from './read-content.ts';

const HEADER = textRow(1, 'Name', 'Value');

const DATES = {
  styles:
    '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs>',
};

async function read(options: TestWorkbook) {
  return sheetContent(readContent(workbook(options)));
}

/** The cells, and the codes of the faults, of one row below the header. */
async function cellsOf(cells: string, options: TestWorkbook = {}): Promise<{ cells: readonly string[]; faults: readonly string[] }> {
  const { rows } = await read({ rows: `${HEADER}<row r="2">${cells}</row>`, ...options });
  const [row] = rows;
  return { cells: row?.cells ?? [], faults: row?.faults.map(({ column, code }) => `${column} ${code}`) ?? [] };
}

describe('A cell of a workbook', () => {
  test.each([
    ['a formula with its value', '<c t="str"><f>A1&amp;"b"</f><v>ab</v></c>', 'ab'],
    ['a formula of a number', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['a formula of an empty text', '<c r="B2" t="str"><f>""</f><v></v></c><c r="A2"><v>1</v></c>', '1'],
    ['a formula with a bar in a text', '<c t="str"><f>"a|b"&amp;\'c|d\'!A1</f><v>x</v></c>', 'x'],
    ['a shared formula', '<c><f t="shared" si="0"/><v>7</v></c>', '7'],
    ['a text that looks like a formula', '<c t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
    ['a text with an apostrophe', `<c t="inlineStr"><is><t>'=1</t></is></c>`, "'=1"],
    ['a number as text', '<c t="inlineStr"><is><t>00042</t></is></c>', '00042'],
    ['15 digits', '<c><v>123456789012345</v></c>', '123456789012345'],
    ['15 digits with an exponent', '<c><v>1.23456789012345E14</v></c>', '123456789012345'],
    ['21 digits', '<c><v>1E20</v></c>', '100000000000000000000'],
    ['a fraction', '<c><v>0.10000000000000001</v></c>', '0.1'],
    ['a negative zero', '<c><v>-0</v></c>', '0'],
    ['no number', '<c><v>about 5</v></c>', 'about 5'],
    ['true', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['false', '<c t="b"><v>0</v></c>', 'FALSE'],
    ['a date in ISO 8601', '<c t="d"><v>2026-03-31T00:00:00Z</v></c>', '2026-03-31'],
    ['a time in ISO 8601', '<c t="d"><v>2026-03-31T08:30:00.000</v></c>', '2026-03-31T08:30:00'],
    ['references to characters', '<c t="inlineStr"><is><t>a&lt;&#x1F600;&#233;&amp;amp;</t></is></c>', 'a<😀é&amp;'],
    ['escaped characters', '<c t="inlineStr"><is><t>a_x000a_b_x0000_c_xd800_d</t></is></c>', 'a\nbc\ufffdd'],
    ['a CDATA section', '<c t="inlineStr"><is><t><![CDATA[a<b]]></t></is></c>', 'a<b'],
    ['several fonts', '<c t="inlineStr"><is><r><t>a</t></r><r><rPr/><t xml:space="preserve"> b</t></r></is></c>', 'a b'],
    ['notes how to pronounce it', '<c t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh></is></c>', '東京'],
    ['32,767 pairs of surrogates', `<c t="inlineStr"><is><t>${'😀'.repeat(32_767)}</t></is></c>`, '😀'.repeat(32_767)],
  ])('with %s is read', async (_, cell, text) => {
    expect(await cellsOf(cell)).toEqual({ cells: [text, ''], faults: [] });
  });

  test.each([
    ['a date of 1900', '<c s="1"><v>46112</v></c>', '2026-03-31'],
    ['a date with a time', '<c s="2"><v>46112.354166666664</v></c>', '2026-03-31T08:30:00'],
    ['a time of day', '<c s="3"><v>0.35416666666666669</v></c>', '08:30:00'],
    ['the first of January 1900', '<c s="1"><v>1</v></c>', '1900-01-01'],
    ['the last day', '<c s="1"><v>2958465</v></c>', '9999-12-31'],
    ['no day', '<c s="1"><v>-5</v></c>', '-5'],
    ['days as a number', '<c s="4"><v>2.5</v></c>', '2.5'],
    ['the date of a formula', '<c s="1"><f>TODAY()</f><v>46112</v></c>', '2026-03-31'],
  ])('with %s is read', async (_, cell, text) => {
    expect(await cellsOf(cell, DATES)).toEqual({ cells: [text, ''], faults: [] });
  });

  test('has the date of 1904 if the workbook says so', async () => {
    expect(await cellsOf('<c s="1"><v>44650</v></c>', { ...DATES, properties: '<workbookPr date1904="1"/>' })).toEqual({
      cells: ['2026-03-31', ''],
      faults: [],
    });
  });

  test.each([
    ['a formula without a value', '<c><f>1+1</f></c>', 'imports.formula', ''],
    ['a formula with an empty value', '<c><f>1+1</f><v/></c>', 'imports.formula', ''],
    ['an error', '<c t="e"><v>#REF!</v></c>', 'imports.cell-error', ''],
    ['the error of a formula', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'imports.cell-error', ''],
    ['32,768 characters', `<c t="inlineStr"><is><t>${'x'.repeat(32_768)}</t></is></c>`, 'imports.cell-too-long', 'x'.repeat(200)],
    [
      '32,768 pairs of surrogates',
      `<c t="inlineStr"><is><t>${'😀'.repeat(32_768)}</t></is></c>`,
      'imports.cell-too-long',
      '😀'.repeat(200),
    ],
  ])('with %s is a fault', async (_, cell, code, text) => {
    expect(await cellsOf(`<c t="inlineStr"><is><t>a</t></is></c>${cell}`)).toEqual({ cells: ['a', text], faults: [`1 ${code}`] });
  });
});

describe('A sheet of a workbook', () => {
  test('has a fault for a row of more than 1 MB of text, and keeps the others', async () => {
    const row = (cells: number): string => `<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`;
    const header = `<row>${'<c t="inlineStr"><is><t>Name</t></is></c>'.repeat(33)}</row>`;
    const { rows } = await read({ rows: header + row(33) + row(32), sharedTexts: `<si><t>${'x'.repeat(32_767)}</t></si>` });
    expect(rows.map(({ fault, cells }) => [fault, cells.length])).toEqual([
      [{ code: 'imports.row-too-long', values: { limit: 1 } }, 0],
      [undefined, 33],
    ]);
  });

  test('may have 10,000 rows without cells, and one in the last line', async () => {
    const empty = Array.from({ length: 10_000 }, (_, place) => `<row r="${place + 2}" ht="15"/>`).join('');
    const { rows } = await read({ rows: `${HEADER}${empty}${textRow(1_048_576, 'last')}` });
    expect(rows).toEqual([{ line: 1_048_576, cells: ['last', ''], faults: [] }]);
  });

  test('may have 16,384 columns with formats alone', async () => {
    expect(await cellsOf('<c r="A2"><v>1</v></c><c r="XFD2" s="1"/>')).toEqual({ cells: ['1', ''], faults: [] });
  });

  test('has the value of merged cells in the first one', async () => {
    const merged = sheetOf(`${HEADER}<row r="2"><c r="A2"><v>1</v></c><c r="B2"/></row>`).replace(
      '</sheetData>',
      '</sheetData><mergeCells><mergeCell ref="A2:B2"/></mergeCells>',
    );
    const { rows } = await read({ sheet: merged });
    expect(rows.map(({ cells }) => cells)).toEqual([['1', '']]);
  });

  test('is the first visible one, and the others are named', async () => {
    const { header, layout } = await read({ sheets: ['hidden', 'veryHidden', 'visible', 'visible'] });
    expect(header).toEqual(['Sheet 3']);
    expect(layout.sheet).toBe(2);
    expect(layout.sheets).toHaveLength(4);
  });

  test('is the first one if all are hidden', async () => {
    expect((await read({ sheets: ['hidden', 'hidden'] })).header).toEqual(['Name']);
  });

  test('may follow a diagram', async () => {
    const diagram = { relationships: officeRelationship('chartsheet', 'chartsheets/sheet1.xml') };
    const { layout } = await read({ ...diagram, properties: '<sheets><sheet name="a" sheetId="9" r:id="chartsheet1"/></sheets>' });
    expect([layout.sheets.length, layout.sheet]).toEqual([1, 0]);
  });

  test('may have its rows and cells without addresses, and its cells in any order', async () => {
    const { rows } = await read({
      rows: '<row><c t="inlineStr"><is><t>Name</t></is></c><c t="b"><v>1</v></c></row><row><c r="B2"><v>2</v></c><c r="A2"><v>1</v></c></row><row/><row><c><v>3</v></c></row>',
    });
    expect(rows).toEqual([
      { line: 2, cells: ['1', '2'], faults: [] },
      { line: 4, cells: ['3', ''], faults: [] },
    ]);
  });

  test('may have links to the web, and prefixes for its elements', async () => {
    const sheet =
      '<x:worksheet xmlns:x="a"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const sheetRelationships = officeRelationship('hyperlink', 'https://example.org', 'External');
    const { header, rows } = await read({ sheet, sheetRelationships, sharedTexts: '<si><t>Shared</t></si>' });
    expect([header, rows.length]).toEqual([['Shared'], 1]);
  });

  test('may be in UTF-16', async () => {
    const sheet = Buffer.from(`\ufeff${sheetOf(`${textRow(1, 'Näme')}${textRow(2, 'مهندسة')}`)}`, 'utf16le');
    expect((await read({ sheet })).rows[0]?.cells).toEqual(['مهندسة']);
  });

  test('may have backslashes in the names of its parts', async () => {
    const entries = workbookEntries({ rows: textRow(1, 'Name') + textRow(2, 'Ada') });
    const bytes = zip(entries.map((entry) => ({ ...entry, name: entry.name.replaceAll('/', '\\') })));
    expect((await sheetContent(readContent(bytes))).rows[0]?.cells).toEqual(['Ada']);
  });

  test('may have tags that pieces of the archive cut through', async () => {
    const rows = Array.from({ length: 5000 }, (_, place) => textRow(place + 2, `text ${place}`)).join('');
    const content = await read({ rows: textRow(1, 'Name') + rows });
    expect(content.rows.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 5000 }, (_, place) => `text ${place}`));
  });

  test('has a fault for a row that is wider than its header', async () => {
    const { rows } = await read({ rows: `${HEADER}${textRow(2, 'a', 'b', 'c')}${textRow(3, 'a', 'b', ' ')}` });
    expect(rows).toEqual([
      { line: 2, cells: [], faults: [], fault: { code: 'imports.row-width', values: { count: 3, expected: 2 } } },
      { line: 3, cells: ['a', 'b'], faults: [] },
    ]);
  });

  test('may have the same name twice in its header, and empty names in between', async () => {
    expect((await read({ rows: `<row/>${textRow(3, 'Name', '', 'Name', '')}${textRow(4, 'a', 'b', 'c')}` })).header).toEqual([
      'Name',
      '',
      'Name',
    ]);
  });
});
