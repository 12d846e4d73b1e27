import { repairEncoding } from '../../text/repair-encoding.ts';
import { decodeEntities } from './html-entities.ts';

// Control characters other than tab and line feed, and byte order marks, are not allowed in a cell.
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f\ufeff]/g;
const LINE_BREAK = /\r\n?|\u2028|\u2029/g;

/** One line of text: repaired, NFC-normalised, white space folded, trimmed. */
export function cleanLine(raw: string): string {
  return repaired(raw).replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
}

/** Text of several lines: repaired, NFC-normalised, line breaks converted to \n, trimmed. */
export function cleanText(raw: string): string {
  return repaired(raw).replace(LINE_BREAK, '\n').replace(INVISIBLE, '').trim();
}

/** Length in code points, as used by limits. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function repaired(raw: string): string {
  return repairEncoding(decodeEntities(raw)).normalize('NFC');
}
