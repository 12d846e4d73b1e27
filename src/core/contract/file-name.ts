import { cleanLine } from './clean-text.ts';
import { utf8Bytes } from './utf8-bytes.ts';

/** The header with the name of an uploaded file, in percent-encoded UTF-8 as written by `encodeURIComponent`. */
export const FILE_NAME_HEADER = 'x-file-name';

/** Maximum length of {@link FILE_NAME_HEADER} in characters. Longer values are rejected, shorter ones are cleaned. */
export const FILE_NAME_HEADER_LENGTH = 4000;

/** Maximum length of a file name in UTF-8 bytes, the limit of common file systems. */
export const FILE_NAME_BYTES = 255;

// Direction marks could make one file extension look like another. cleanLine removes the other characters that change direction.
const DIRECTION_MARK = /[\u061C\u200E\u200F]/g;

// Characters that Windows does not allow in file names.
const RESERVED = /["*:<>?|]/g;

// The file extension, which stays when a long name is shortened.
const ENDING = /\.[^.]{1,20}$/u;

/**
 * Cleans a file name from outside for storage and display. A name is never part of a path on the server.
 *
 * - Cleans the text with `cleanLine`: no control characters, no characters that change direction, NFC.
 * - Removes everything before the last `/` or `\`.
 * - Replaces characters that Windows reserves with `_`.
 * - Removes leading and trailing dots and spaces.
 * - Shortens a name over {@link FILE_NAME_BYTES}, but keeps its extension.
 *
 * Returns `undefined` when nothing is left, or for more than 30 combining marks in a row. Cleaning a clean name changes nothing.
 */
export function cleanFileName(text: string): string | undefined {
  const line = cleanLine(text.replace(DIRECTION_MARK, ''));
  const base = line?.split(/[/\\]/).at(-1)?.replace(RESERVED, '_');
  const name = trimmed(shortened(trimmed(base ?? '')));
  return name === '' ? undefined : name;
}

/** The cleaned name from a {@link FILE_NAME_HEADER}; `undefined` if the value is not percent-encoded UTF-8 or has no name. */
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
  if (utf8Bytes(name) <= FILE_NAME_BYTES) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  let kept = '';
  let left = FILE_NAME_BYTES - utf8Bytes(ending);
  for (const sign of name.slice(0, name.length - ending.length)) {
    left -= utf8Bytes(sign);
    if (left < 0) break;
    kept += sign;
  }
  return trimmed(kept) + ending;
}
