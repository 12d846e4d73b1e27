import { Refusal } from '../inspection.ts';
import { checkAttachedContent, checkAttachedName, embeddedFilesIn } from './pdf-attachments.ts';
import { decryptionOf } from './pdf-encryption.ts';
import { compressedObjects, embeddedContents } from './pdf-object-streams.ts';
import { refusalOfObjects } from './pdf-programs.ts';
import { PdfText } from './pdf-syntax.ts';

/** Of the record that ends a ZIP archive without its comment (APPNOTE.TXT 4.3.16). */
const ZIP_END = { signature: Buffer.from('PK\x05\x06', 'latin1'), bytes: 22, commentLengthAt: 20 };

/** What is known of the files in a document before it is opened. */
export interface CheckedSource {
  readonly embedded: number;
  /** Whether the names of these files could not be read, because texts of the document are encrypted. */
  readonly areNamesHidden: boolean;
}

/**
 * Checks the bytes of a PDF before they are opened.
 *
 * @throws Refusal for bytes before the header, an archive at the end, a password, what runs, embedded files that are no data, text or
 *   picture, and inflating streams
 */
export function checkPdfSource(bytes: Buffer): CheckedSource {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || endsAsArchive(bytes)) throw new Refusal('files.content');
  const pdf = new PdfText(bytes.toString('latin1'));
  const decrypt = decryptionOf(pdf);
  const source = { bytes, pdf, decrypt };
  checkObjects(pdf);
  const texts = [pdf];
  for (const objects of compressedObjects(source)) {
    checkObjects(objects);
    texts.push(objects);
  }
  const { numbers, names } = embeddedFilesIn(texts);
  for (const content of embeddedContents(source, numbers)) checkAttachedContent(content);
  const areNamesHidden = decrypt !== undefined;
  if (numbers.size > 0 && !areNamesHidden) for (const name of names) checkAttachedName(name);
  return { embedded: numbers.size, areNamesHidden };
}

function checkObjects(objects: PdfText): void {
  const code = refusalOfObjects(objects);
  if (code !== undefined) throw new Refusal(code);
}

/** Whether programs for ZIP archives find one whose comment reaches to the end of the file. */
function endsAsArchive(bytes: Buffer): boolean {
  // A comment has at most 65,535 bytes.
  const earliest = Math.max(0, bytes.length - ZIP_END.bytes - 0xffff);
  for (let at = bytes.lastIndexOf(ZIP_END.signature); at >= earliest; at = at === 0 ? -1 : bytes.lastIndexOf(ZIP_END.signature, at - 1)) {
    const hasRecord = at + ZIP_END.bytes <= bytes.length;
    if (hasRecord && at + ZIP_END.bytes + bytes.readUInt16LE(at + ZIP_END.commentLengthAt) === bytes.length) return true;
  }
  return false;
}
