import { cleanLine } from './clean-text.ts';

/** The header that carries the name of a sent file, percent-encoded UTF-8 as `encodeURIComponent` writes it. */
export const FILE_NAME_HEADER = 'x-file-name';

/** Most characters of {@link FILE_NAME_HEADER}. Longer ones are refused, shorter ones are cleaned. */
export const FILE_NAME_HEADER_LENGTH = 4000;

/** Most bytes of a file name in UTF-8: what common file systems take. */
export const FILE_NAME_BYTES = 255;

// Direction marks, which could make an ending read as another one; the controls that change the direction are removed by cleanLine.
const DIRECTION_MARK = /[\u061C\u200E\u200F]/g;

// Characters that Windows takes in no name.
const RESERVED = /["*:<>?|]/g;

// An ending that is kept when a long name is shortened.
const ENDING = /\.[^.]{1,20}$/u;

/**
 * A file name as it is kept, shown and sent on. The one rule for names from outside: the text is cleaned as a line
 * (`cleanLine`: no controls, nothing that changes the direction, NFC); what stands before the last `/` or `\` is left out;
 * characters that Windows reserves become `_`; dots and spaces at the beginning and dots and spaces at the end are left out;
 * a name over {@link FILE_NAME_BYTES} is shortened before its ending. `undefined` when nothing is left, or when more than 30
 * combining marks follow each other. Cleaning a clean name changes nothing. A name is never part of a path on the server.
 */
export function cleanFileName(text: string): string | undefined {
  const line = cleanLine(text.replace(DIRECTION_MARK, ''));
  const base = line?.split(/[/\\]/).at(-1)?.replace(RESERVED, '_');
  const name = trimmed(shortened(trimmed(base ?? '')));
  return name === '' ? undefined : name;
}

/** The name in the value of {@link FILE_NAME_HEADER}, cleaned; `undefined` for a value that is not percent-encoded UTF-8 or names nothing. */
export function fileNameIn(header: string): string | undefined {
  if (header.length > FILE_NAME_HEADER_LENGTH) return undefined;
  try {
    return cleanFileName(decodeURIComponent(header));
  } catch {
    return undefined;
  }
}

function trimmed(name: string): string {
  return name.replace(/^[. ]+|[. ]+$/g, '');
}

function shortened(name: string): string {
  if (bytesOf(name) <= FILE_NAME_BYTES) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  let kept = '';
  let left = FILE_NAME_BYTES - bytesOf(ending);
  for (const sign of name.slice(0, name.length - ending.length)) {
    left -= bytesOf(sign);
    if (left < 0) break;
    kept += sign;
  }
  return trimmed(kept) + ending;
}

// As UTF-8 has them; contracts know neither the browser's encoder nor that of Node.
function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
