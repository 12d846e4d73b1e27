import { deflatedZeros, type ZipEntry, zip } from '#core/testing/zip-writer.ts';
import { refusalOf } from '../testing/sheet-content.ts';
import {
  MACRO_TYPE,
  officeRelationship,
  sheetOf,
  type TestWorkbook,
  textRow,
  WORKBOOK_TYPE,
  workbook,
  workbookEntries,
} from '../testing/test-workbook.ts';
import { readContent } from './read-content.ts';

const HEADER = textRow(1, 'Name');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENTITIES = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>';
const OUTSIDE_ENTITY = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
const DDE = '<c r="A2" t="str"><f>cmd|&apos; /C calc&apos;!A0</f><v>x</v></c>';
const BOMB: ZipEntry = { name: 'xl/media/image1.bmp', deflated: deflatedZeros(1), claims: { inflated: 1024 * 1024 } };

function ole(stream: string): Buffer {
  return Buffer.concat([OLE, Buffer.alloc(504), Buffer.from(`Root Entry\0${stream}\0`, 'utf16le'), Buffer.alloc(512)]);
}

function withEntries(...more: readonly ZipEntry[]): Buffer {
  return workbook({ more });
}

/** A sheet with this row below the header. */
function withRow(cells: string, others: TestWorkbook = {}): Buffer {
  return workbook({ rows: `${HEADER}<row r="2">${cells}</row>`, ...others });
}

function repeated(count: number, piece: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => piece(place)).join('');
}

/** Digits that DEFLATE cannot shorten much. */
function digits(place: number): string {
  return String(Math.imul(place, 2_654_435_761) >>> 0);
}

/** The columns A to XFD. */
function columnName(place: number): string {
  return place < 0 ? '' : columnName(Math.floor(place / 26) - 1) + String.fromCharCode(65 + (place % 26));
}

/** The bytes of a workbook whose entries `xl/a0.bin` and following lie in each other's content. */
function overlapping(count: number): Buffer {
  const kernel: ZipEntry = { name: 'xl/a.bin', content: 'a', stored: true };
  const entries = Array.from({ length: count }, () => ({ ...kernel, offset: 0 }));
  return zip([...entries.map((entry, place) => ({ ...entry, name: `xl/a${place}.bin` })), ...workbookEntries({})]);
}

const cases: readonly (readonly [what: string, code: string, bytes: () => Buffer])[] = [
  ['an old workbook', 'imports.old-workbook', () => ole('Workbook')],
  ['a workbook of Excel 5', 'imports.old-workbook', () => ole('Book')],
  ['an encrypted workbook', 'imports.protected', () => ole('EncryptedPackage')],
  ['an encrypted workbook without its package', 'imports.protected', () => ole('EncryptionInfo')],
  ['a document of old Word', 'imports.kind', () => ole('WordDocument')],
  ['an encrypted entry', 'imports.protected', () => withEntries({ name: 'a.bin', content: 'a', flags: 1 })],
  ['an archive of other files', 'imports.kind', () => zip([{ name: 'a.txt', content: 'a' }])],
  ['an empty archive', 'imports.kind', () => zip([])],
  [
    'a text document',
    'imports.kind',
    () => workbook({ mainType: WORKBOOK_TYPE.replace('spreadsheetml.sheet', 'wordprocessingml.document') }),
  ],
  ['an ODS', 'imports.kind', () => zip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true }])],
  ['a binary workbook', 'imports.kind', () => workbook({ mainType: 'application/vnd.ms-excel.sheet.binary.macroEnabled.main' })],
  ['a workbook with macros that is called .xlsx', 'imports.program', () => workbook({ mainType: MACRO_TYPE })],
  ['macros that the types leave out', 'imports.program', () => withEntries({ name: 'xl/vbaProject.bin', content: OLE })],
  ['macros under another name', 'imports.program', () => workbook({ relationships: officeRelationship('vbaProject', 'a.bin') })],
  [
    'macros that only the types name',
    'imports.program',
    () => workbook({ types: '<Override PartName="/xl/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>' }),
  ],
  ['macros of Excel 4', 'imports.program', () => withEntries({ name: 'xl/macrosheets/sheet1.xml', content: '<a/>' })],
  [
    'a sheet of macros',
    'imports.program',
    () => workbook({ relationships: officeRelationship('xlMacrosheet', 'a.xml').replace('openxmlformats.org', 'microsoft.com') }),
  ],
  ['a control', 'imports.program', () => withEntries({ name: 'xl/activeX/activeX1.xml', content: '<a/>' })],
  ['an embedded object', 'imports.program', () => withEntries({ name: 'xl/embeddings/oleObject1.bin', content: OLE })],
  [
    'an object outside',
    'imports.program',
    () => workbook({ sheetRelationships: officeRelationship('oleObject', 'file:///a.exe', 'External') }),
  ],
  ['a program', 'imports.program', () => withEntries({ name: 'a.exe', content: 'MZ' })],
  ['values of another workbook', 'imports.links', () => withEntries({ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' })],
  ['a relationship to another workbook', 'imports.links', () => workbook({ relationships: officeRelationship('externalLink', 'a.xml') })],
  ['a list of other workbooks', 'imports.links', () => workbook({ names: '<externalReferences/>' })],
  ['a connection', 'imports.links', () => withEntries({ name: 'xl/connections.xml', content: '<connections/>' })],
  ['a connection under another name', 'imports.links', () => workbook({ relationships: officeRelationship('connections', 'a.xml') })],
  ['a query of the web', 'imports.links', () => withEntries({ name: 'xl/queryTables/queryTable1.xml', content: '<a/>' })],
  [
    'a picture outside',
    'imports.links',
    () => workbook({ sheetRelationships: officeRelationship('image', 'https://example.org/a.png', 'External') }),
  ],
  [
    'a picture outside with an escaped mode',
    'imports.links',
    () => workbook({ sheetRelationships: officeRelationship('image', 'https://example.org/a.png', '&#69;xternal') }),
  ],
  ['DDE in a formula', 'imports.links', () => withRow(DDE)],
  ['DDE in a name', 'imports.links', () => workbook({ names: "<definedNames><definedName>cmd|'/C calc'!A0</definedName></definedNames>" })],
  ['a web service', 'imports.links', () => withRow('<c t="str"><f>_xlfn.WEBSERVICE("https://example.org")</f><v>x</v></c>')],
  ['real-time data', 'imports.links', () => withRow('<c t="str"><f>RTD("a",,"b")</f><v>x</v></c>')],
  ['entities that multiply', 'imports.unreadable', () => workbook({ sheet: ENTITIES + sheetOf(HEADER) })],
  ['entities in the shared texts', 'imports.unreadable', () => workbook({ more: [{ name: 'xl/sharedStrings.xml', content: ENTITIES }] })],
  ['entities in UTF-16', 'imports.unreadable', () => workbook({ sheet: Buffer.from(`\ufeff${ENTITIES}${sheetOf(HEADER)}`, 'utf16le') })],
  [
    'an entity that reads a file',
    'imports.unreadable',
    () => workbook({ sheet: OUTSIDE_ENTITY + sheetOf('<row><c><v>&b;</v></c></row>') }),
  ],
  ['XML that is not well-formed', 'imports.unreadable', () => workbook({ rows: `${HEADER}<row></c>` })],
  ['a sheet that is cut off', 'imports.unreadable', () => workbook({ sheet: '<worksheet><sheetData><row>' })],
  ['bytes that are no UTF-8', 'imports.unreadable', () => workbook({ sheet: Buffer.from('<worksheet>\xff</worksheet>', 'latin1') })],
  ['10,000 elements in each other', 'imports.unreadable', () => workbook({ sheet: repeated(10_000, (place) => `<a${digits(place)}>`) })],
  ['no sheet', 'imports.unreadable', () => zip(workbookEntries({}).filter(({ name }) => !name.includes('sheet1')))],
  ['no list of sheets', 'imports.unreadable', () => workbook({ sheets: [] })],
  ['a shared text that is not there', 'imports.unreadable', () => withRow('<c t="s"><v>7</v></c>')],
  ['a row below the last one', 'imports.unreadable', () => workbook({ rows: '<row r="1048577"/>' })],
  ['a column after the last one', 'imports.unreadable', () => withRow('<c r="XFE2"><v>1</v></c>')],
  ['a cell without an address', 'imports.unreadable', () => withRow('<c r="2"><v>1</v></c>')],
  ['one cell a thousand times', 'imports.unreadable', () => withRow(repeated(1000, (place) => `<c r="A2"><v>${place}</v></c>`))],
  ['a workbook cut in half', 'imports.unreadable', () => workbook().subarray(0, 500)],
  ['bytes after the end', 'imports.unreadable', () => Buffer.concat([workbook(), Buffer.from('<script>')])],
  [
    'content that does not fit its sum',
    'imports.unreadable',
    () => damaged(workbook({ more: [{ name: 'xl/styles.xml', content: '<a/>', stored: true }] }), '<a/>'),
  ],
  ['a name that leaves the folder', 'imports.unreadable', () => withEntries({ name: '../../a.xml', content: 'a' })],
  ['an absolute name', 'imports.unreadable', () => withEntries({ name: '/etc/cron.d/a', content: 'a' })],
  ['a name of Windows', 'imports.unreadable', () => withEntries({ name: 'C:\\a', content: 'a' })],
  ['a symbolic link', 'imports.unreadable', () => withEntries({ name: 'a.bin', content: '/etc/passwd', mode: 0o120777 })],
  ['an unknown compression', 'imports.unreadable', () => withEntries({ name: 'a.bin', content: 'a', method: 98 })],
  ['two entries of one name', 'imports.unreadable', () => withEntries({ name: 'XL/workbook.xml', content: '<a/>' })],
  [
    'another name in front of an entry',
    'imports.unreadable',
    () => workbook({ more: [{ name: 'xl/styles.xml', localName: 'b.xml', content: '<a/>' }] }),
  ],
  ['entries that overlap', 'imports.unreadable', () => overlapping(100)],
  [
    'an entry shorter than it claims',
    'imports.unreadable',
    () => workbook({ more: [{ name: 'xl/styles.xml', content: '<a/>', claims: { inflated: 9 } }] }),
  ],
  [
    'an entry of 1 GB',
    'imports.too-heavy',
    () => withEntries({ name: 'a.bin', deflated: deflatedZeros(1024), claims: { inflated: 1024 ** 3 } }),
  ],
  [
    'a sheet of 1 GB that claims to be small',
    'imports.unreadable',
    () =>
      zip(
        workbookEntries({}).map((entry) =>
          entry.name.includes('sheet1') ? { name: entry.name, deflated: deflatedZeros(1024), claims: { inflated: 1000 } } : entry,
        ),
      ),
  ],
  [
    'an entry of a ratio above 100',
    'imports.too-heavy',
    () => withEntries({ ...BOMB, deflated: deflatedZeros(2), claims: { inflated: 2 * 1024 * 1024 } }),
  ],
  [
    '61 entries of 1 MB',
    'imports.too-heavy',
    () => withEntries(...Array.from({ length: 61 }, (_, place) => ({ ...BOMB, name: `a${place}.bmp` }))),
  ],
  [
    '201 entries',
    'imports.too-heavy',
    () => withEntries(...Array.from({ length: 197 }, (_, place) => ({ name: `a${place}.bin`, stored: true }))),
  ],
  [
    'shared texts without end',
    'imports.too-heavy',
    () => workbook({ sharedTexts: repeated(3_000_061, (place) => `<si>${place % 9}</si>`) }),
  ],
  [
    'one shared text in all cells',
    'imports.too-much-text',
    () =>
      workbook({
        rows: textRow(1, ...Array.from({ length: 32 }, () => 'Name')) + `<row>${'<c t="s"><v>0</v></c>'.repeat(32)}</row>`.repeat(257),
        sharedTexts: `<si><t>${'x'.repeat(32_767)}</t></si>`,
      }),
  ],
  ['a comment without end', 'imports.too-heavy', () => workbook({ sheet: `<worksheet><!-- ${repeated(100_000, digits)}` })],
  ['a text of 1 MB', 'imports.too-heavy', () => withRow(`<c t="inlineStr"><is><t>${repeated(100_000, digits)}</t></is></c>`)],
  [
    '16,384 columns',
    'imports.too-many-columns',
    () => workbook({ rows: `<row>${repeated(16_384, (place) => `<c r="${columnName(place)}1"><v>${place}</v></c>`)}</row>` }),
  ],
  ['a text in column 61', 'imports.too-many-columns', () => withRow('<c r="BI2"><v>1</v></c>')],
  [
    '50,001 rows',
    'imports.too-many-rows',
    () => workbook({ rows: HEADER + repeated(50_001, (place) => `<row r="${place + 2}"><c><v>${place}</v></c></row>`) }),
  ],
  ['only a header', 'imports.empty', () => workbook({ rows: HEADER })],
  ['nothing', 'imports.empty', () => workbook({ rows: '' })],
  ['only formats', 'imports.empty', () => workbook({ rows: '<row r="1" s="1"><c r="A1" s="1"/><c r="B1" s="1"/></row>' })],
  [
    'a header of numbers',
    'imports.no-header',
    () => workbook({ rows: '<row><c><v>1</v></c><c><v>2.5</v></c></row><row><c><v>3</v></c></row>' }),
  ],
  [
    'a workbook of more than 5 MB',
    'imports.too-large',
    () => withEntries({ name: 'a.bin', content: Buffer.alloc(5 * 1024 * 1024), stored: true }),
  ],
];

/** The bytes with another letter in a text that is stored as it is. */
function damaged(bytes: Buffer, text: string): Buffer {
  const copy = Buffer.from(bytes);
  copy.write('b', copy.indexOf(text) + 1);
  return copy;
}

test.each(cases)('a workbook with %s is refused with %s', async (_, code, bytes) => {
  expect((await refusalOf(readContent(bytes())))?.code).toBe(code);
});

test('the sentences of limits have their numbers', async () => {
  const wide = withRow('<c r="BI2"><v>1</v></c>');
  expect(await refusalOf(readContent(wide))).toEqual({ code: 'imports.too-many-columns', values: { limit: 60 } });
  const long = workbook({ rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(33)}</row>`, sharedTexts: `<si><t>${'x'.repeat(32_767)}</t></si>` });
  expect(await refusalOf(readContent(long))).toEqual({ code: 'imports.row-too-long', values: { limit: 1 } });
});
