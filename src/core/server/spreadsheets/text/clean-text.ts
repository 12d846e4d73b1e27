import { decodeHTMLStrict } from 'entities';
import { repairEncoding } from '../../text/repair-encoding.ts';

const ENTITY = /&(?:[a-z][a-z0-9]{1,31}|#\d{2,7}|#x[0-9a-f]{2,6});/gi;

/** What the standard puts in place of a number that is no character. */
const NO_CHARACTER = '\ufffd';

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

/** Decodes HTML entities once. Only complete entities (`&amp;`, `&#8217;`) are decoded; a lone `&` and unknown names stay. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity) => {
    const decoded = decodeHTMLStrict(entity);
    return decoded === NO_CHARACTER ? entity : decoded;
  });
}
