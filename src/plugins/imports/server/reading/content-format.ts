import { SpreadsheetRefused } from './sheet-part.ts';

/** The beginnings of other kinds of files. Those that have zero bytes besides are recognized by these. */
const OTHER_KINDS = [
  'PK\x05\x06',
  'PK\x07\x08',
  '%PDF-',
  '\x1f\x8b',
  '7z\xbc\xaf\x27\x1c',
  'Rar!\x1a',
  '\xfd7zXZ',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF87a',
  'GIF89a',
  '{\\rtf',
];

/** Web pages and XML, which some programs save under the names of workbooks. */
const MARKUP = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|html|head|body|table|meta)\b/i;

const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/**
 * The format of a spreadsheet by its content.
 *
 * @throws SpreadsheetRefused for old and protected workbooks, and for files of other kinds
 */
export function formatOf(content: Buffer): 'csv' | 'xlsx' {
  const beginning = content.toString('latin1', 0, 512);
  if (beginning.startsWith('PK\x03\x04')) return 'xlsx';
  if (beginning.startsWith(OLE)) throw new SpreadsheetRefused({ code: codeOfOle(content) });
  if (OTHER_KINDS.some((each) => beginning.startsWith(each)) || MARKUP.test(beginning))
    throw new SpreadsheetRefused({ code: 'imports.kind' });
  return 'csv';
}

/** An OLE file names its streams in UTF-16. An encrypted workbook is one of two streams ([MS-OFFCRYPTO] 2.3). */
function codeOfOle(content: Buffer): 'imports.protected' | 'imports.old-workbook' | 'imports.kind' {
  const hasStream = (name: string) => content.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (hasStream('EncryptedPackage') || hasStream('EncryptionInfo')) return 'imports.protected';
  return hasStream('Workbook') || hasStream('Book') ? 'imports.old-workbook' : 'imports.kind';
}
