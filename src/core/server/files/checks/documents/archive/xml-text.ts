import { Refusal } from '../inspection.ts';

/**
 * The text of a part of a document. Bytes are read as characters, so that a text in UTF-8 comes back as it was: names and addresses are
 * searched in ASCII. Only a text in UTF-16 is decoded.
 */
export interface PartText {
  readonly text: string;
  /** Whether the text is no longer that of the part. */
  readonly isChanged: boolean;
  /** The bytes of the text after changes. */
  readonly bytesOf: (text: string) => Buffer;
}

/** Declared encodings in which ASCII stands for itself. Others could hide names from the searches. */
const ASCII_BASED = /^(?:utf-?8|us-ascii|ascii|iso-8859-\d{1,2}|windows-\d{3,4}|utf-16(?:le|be)?)$/i;

/** Characters in which the declaration of an XML text ends. */
const DECLARATION = 300;

/** @throws Refusal unreadable for an encoding that no writer of documents uses */
export function partTextOf(content: Buffer): PartText {
  const wide = wideEncoding(content);
  const part = wide === undefined ? narrowText(content) : wideText(content, wide);
  if (part.text.includes('\0')) throw new Refusal('files.unreadable');
  if (!ASCII_BASED.test(declaredEncoding(part.text.slice(0, DECLARATION)))) throw new Refusal('files.unreadable');
  return part;
}

function wideEncoding([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}

function narrowText(content: Buffer): PartText {
  return { text: content.toString('latin1'), isChanged: false, bytesOf: (text) => Buffer.from(text, 'latin1') };
}

/** Changed texts become UTF-16 with the lower byte first, as their byte order mark tells. */
function wideText(content: Buffer, encoding: 'utf-16le' | 'utf-16be'): PartText {
  const text = new TextDecoder(encoding).decode(content);
  return { text, isChanged: false, bytesOf: (changed) => Buffer.from(`\ufeff${changed}`, 'utf16le') };
}

/** The encoding that the text declares; empty for a declaration that is longer than those of any writer. */
function declaredEncoding(beginning: string): string {
  const at = beginning.search(/<\?xml\s/);
  if (at === -1) return 'utf-8';
  const end = beginning.indexOf('?>');
  if (end < at) return '';
  const declaration = beginning.slice(at, end).replace(/\s/g, '');
  return declaration.includes('encoding') ? (/encoding=["']([\w.:-]{1,40})["']/.exec(declaration)?.[1] ?? '') : 'utf-8';
}
