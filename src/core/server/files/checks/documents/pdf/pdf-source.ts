import { Refusal } from '../inspection.ts';
import { compressedObjects } from './pdf-object-streams.ts';
import { hasProgram, isEncrypted } from './pdf-programs.ts';
import { PdfText } from './pdf-syntax.ts';

/** Of the record that ends a ZIP archive without its comment (APPNOTE.TXT 4.3.16). */
const ZIP_END = { signature: Buffer.from('PK\x05\x06', 'latin1'), bytes: 22, commentLengthAt: 20 };

/**
 * Checks the bytes of a PDF before they are opened.
 *
 * @throws Refusal for bytes before the header, an archive at the end, encryption, programs, embedded files and inflating streams
 */
export function checkPdfSource(bytes: Buffer): void {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || endsAsArchive(bytes)) throw new Refusal('files.content');
  const pdf = new PdfText(bytes.toString('latin1'));
  if (isEncrypted(pdf)) throw new Refusal('files.protected');
  if (hasProgram(pdf)) throw new Refusal('files.program');
  for (const objects of compressedObjects(bytes, pdf)) if (hasProgram(objects)) throw new Refusal('files.program');
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
