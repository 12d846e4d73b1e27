import { refusalOf } from '../testing/sheet-content.ts';
import { readContent } from './read-content.ts';

const MEBIBYTE = 1024 * 1024;

const cases: readonly (readonly [what: string, code: string, bytes: () => Buffer])[] = [
  ['nothing', 'imports.empty', () => Buffer.alloc(0)],
  ['only a byte order mark', 'imports.empty', () => Buffer.from('\ufeff')],
  ['only line breaks', 'imports.empty', () => Buffer.from('\r\n'.repeat(100_000))],
  ['only delimiters', 'imports.empty', () => Buffer.from(`${','.repeat(100_000)}\n`)],
  ['only a header', 'imports.empty', () => Buffer.from('Name,Value\n')],
  ['only a header and empty rows', 'imports.empty', () => Buffer.from('Name,Value\n,\n , \n')],
  ['a header of numbers', 'imports.no-header', () => Buffer.from('1,2.5,,-3\n4,5,6,7\n')],
  ['a header of dates', 'imports.no-header', () => Buffer.from('2026-03-31;31.3.2026;31/03/26\n1;2;3\n')],
  ['an open quotation mark in its header', 'imports.quotation', () => Buffer.from('"Name,Value\na,b\n')],
  ['NUL in a cell', 'imports.kind', () => Buffer.from('Name,Value\na\0,b\n')],
  ['NUL in UTF-16', 'imports.kind', () => Buffer.from('\ufeffName,Value\na\0,b\n', 'utf16le')],
  ['half a character of UTF-16', 'imports.encoding', () => Buffer.from('\ufeffName,Value\n', 'utf16le').subarray(0, -1)],
  ['Shift JIS', 'imports.encoding', () => Buffer.from('name,value\n\x96\xbc\x91\x4f,\x92\x6c\x81\x41\n', 'latin1')],
  ['many control characters', 'imports.kind', () => Buffer.from('Name\n\x01\x02\x03\x04\x05\x06\x07\x08')],
  ['zeros', 'imports.kind', () => Buffer.alloc(1000)],
  ['UTF-32', 'imports.kind', () => Buffer.from('\ufeffa\0,\0b\0\n\0', 'utf16le')],
  ['a PDF', 'imports.kind', () => Buffer.from('%PDF-1.7\n')],
  ['a compressed file', 'imports.kind', () => Buffer.from('\x1f\x8b\x08', 'latin1')],
  ['a picture', 'imports.kind', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a photo', 'imports.kind', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ['a rich text', 'imports.kind', () => Buffer.from('{\\rtf1 a}')],
  ['a web page', 'imports.kind', () => Buffer.from('\ufeff \n<HTML><table><tr><td>a</td></tr></table>')],
  ['a workbook of XML', 'imports.kind', () => Buffer.from('<?xml version="1.0"?><Workbook/>')],
  ['a row of 61 cells', 'imports.too-many-columns', () => Buffer.from(`a,b\n${'1,'.repeat(61)}\n`)],
  ['a header of 16,384 cells', 'imports.too-many-columns', () => Buffer.from(`${'a,'.repeat(16_384)}\n1\n`)],
  ['50,001 rows', 'imports.too-many-rows', () => Buffer.from(`Name\n${'a\n'.repeat(50_001)}`)],
  ['50,001 broken rows', 'imports.too-many-rows', () => Buffer.from(`Name\n${'"a"b\n'.repeat(50_001)}`)],
  ['10 MB in one line', 'imports.too-large', () => Buffer.alloc(10 * MEBIBYTE, 'a')],
  ['5 MB in one line', 'imports.empty', () => Buffer.alloc(5 * MEBIBYTE, 'a')],
];

test.each(cases)('a CSV file with %s is refused with %s', async (_, code, bytes) => {
  expect((await refusalOf(readContent(bytes())))?.code).toBe(code);
});
