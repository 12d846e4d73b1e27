import { isUtf8 } from 'node:buffer';
import { repairEncoding } from '#core/server/text/repair-encoding.ts';
import { SpreadsheetRefused } from '../sheet-part.ts';

type Utf16 = 'utf-16le' | 'utf-16be';

/** Bytes, or characters, by which the kind of a text is guessed. */
const SAMPLE = 64 * 1024;

/** Control characters that texts hardly ever have, besides NUL. */
const UNUSUAL = /[\u0001-\u0008\u000e-\u001a\u001c-\u001f]/g;

/** A stretch of lines. The repair of a long text takes much memory. */
const STRETCH = /.{1,65535}(?:\n|$)|.{1,65536}/gs;

/** Bytes that Windows-1252 does not know become these control characters. */
const C1_CONTROL = /[\u0080-\u009f]/;

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, without a byte order mark. Where UTF-8 and Windows-1252 are mixed, both are read.
 *
 * @throws SpreadsheetRefused if it is no text, or in another encoding
 */
export function decodeText(content: Buffer): string {
  const marked = markedUtf16(content);
  const encoding = marked ?? unmarkedUtf16(content);
  const text = encoding === undefined ? decodeBytes(content) : decodeUtf16(content, encoding);
  const sample = text.slice(0, SAMPLE);
  const isText = !text.includes('\0') && (sample.match(UNUSUAL)?.length ?? 0) <= 4 + sample.length / 50;
  if (!isText) throw new SpreadsheetRefused({ code: 'imports.kind' });
  return text;
}

function decodeBytes(content: Buffer): string {
  // NUL is in no text. The decoder would take it, and the repair takes long.
  if (content.includes(0)) throw new SpreadsheetRefused({ code: 'imports.kind' });
  if (isUtf8(content)) return new TextDecoder().decode(content);
  const text = new TextDecoder('windows-1252').decode(content).replace(STRETCH, repairEncoding);
  if (C1_CONTROL.test(text)) throw new SpreadsheetRefused({ code: 'imports.encoding' });
  return text.replace(/^\ufeff/, '');
}

function decodeUtf16(content: Buffer, encoding: Utf16): string {
  if (content.length % 2 === 1) throw new SpreadsheetRefused({ code: 'imports.encoding' });
  return new TextDecoder(encoding).decode(content);
}

function markedUtf16([first, second]: Buffer): Utf16 | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * UTF-16 without a mark: the upper bytes of ASCII characters are zero, and all of them are at even or at odd places. Line breaks and
 * delimiters are ASCII in every language.
 */
function unmarkedUtf16(content: Buffer): Utf16 | undefined {
  const sample = content.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (let place = 0; place < sample.length; place++) if (sample[place] === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isOneSided = Math.max(even, odd) > 9 * Math.min(even, odd) && Math.max(even, odd) > sample.length / 64;
  if (!isOneSided) return undefined;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  return /[\r\n]/.test(new TextDecoder(encoding).decode(sample)) ? encoding : undefined;
}
