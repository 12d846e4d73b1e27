import { Refusal } from '../inspection.ts';
import { isRegular, PdfText, plainName } from './pdf-syntax.ts';

/** The top level of a dictionary, and the offset after its `>>`. */
export interface FoundDictionary {
  /** The source text of each value, by key. */
  readonly entries: ReadonlyMap<string, string>;
  readonly end: number;
}

/** An object with a stream of bytes. */
export interface StreamObject {
  readonly entries: ReadonlyMap<string, string>;
  /** Its number and generation, where they stand directly in front of it. */
  readonly number: number | undefined;
  readonly generation: number | undefined;
  /** Offset of the first byte of the stream. */
  readonly start: number;
}

/** Most characters of all dictionaries together, in lengths of the file. Those of a sound file do not overlap. */
const MOST_READ = 2;

/**
 * Every object with a stream, wherever it stands in the file: readers find objects by offset, also inside of others.
 *
 * @throws Refusal unreadable for dictionaries inside of each other, of which each would be read to its end
 */
export function* streamObjects(pdf: PdfText): Generator<StreamObject> {
  const { text } = pdf;
  let left = MOST_READ * text.length;
  for (const { keyword, value: at } of pdf.objects()) {
    if (!text.startsWith('<<', at)) continue;
    const dictionary = dictionaryAt(pdf, at);
    left -= (dictionary?.end ?? text.length) - at;
    if (left < 0) throw new Refusal('files.unreadable');
    const start = dictionary === undefined ? undefined : streamStart(pdf, dictionary.end);
    if (dictionary === undefined || start === undefined) continue;
    const [number, generation] = pdf.identityBefore(keyword) ?? [];
    yield { entries: dictionary.entries, number, generation, start };
  }
}

/** The offset after the keyword `stream` and its end of line. */
function streamStart(pdf: PdfText, offset: number): number | undefined {
  const keyword = pdf.afterGap(offset);
  if (!pdf.text.startsWith('stream', keyword)) return undefined;
  const end = keyword + 'stream'.length;
  const afterReturn = pdf.text[end] === '\r' ? end + 1 : end;
  return pdf.text[afterReturn] === '\n' ? afterReturn + 1 : afterReturn;
}

/** The entries of a dictionary in the source of a value; `undefined` for another value. */
export function dictionaryOf(source: string): ReadonlyMap<string, string> | undefined {
  return source.startsWith('<<') ? dictionaryAt(new PdfText(source), 0)?.entries : undefined;
}

/** The dictionary that begins at the offset; `undefined` if there is none, or if it has no end. */
export function dictionaryAt(pdf: PdfText, offset: number): FoundDictionary | undefined {
  const { text } = pdf;
  if (!text.startsWith('<<', offset)) return undefined;
  const entries = new Map<string, string>();
  let at = offset + 2;
  for (;;) {
    at = pdf.afterGap(at);
    if (text.startsWith('>>', at)) return { entries, end: at + 2 };
    const keyEnd = endOfValue(pdf, at);
    if (keyEnd === undefined) return undefined;
    const valueAt = pdf.afterGap(keyEnd);
    const end = endOfValue(pdf, valueAt);
    if (end === undefined) return undefined;
    // Readers differ in which of two values of a key they take. Both are kept.
    const key = plainName(text.slice(at, keyEnd));
    entries.set(key, `${entries.get(key) ?? ''}${text.slice(valueAt, end)}`);
    at = end;
  }
}

/** The offset after the value that begins at `offset`; `undefined` at the end of the text. */
function endOfValue(pdf: PdfText, offset: number): number | undefined {
  const { text } = pdf;
  const reference = pdf.referenceEnd(offset);
  if (reference !== undefined) return reference;
  let depth = 0;
  let at = offset;
  do {
    const end = endOfToken(text, at);
    if (end === undefined) return undefined;
    const token = text.slice(at, Math.min(end, at + 2));
    if (token === '<<' || token === '[') depth += 1;
    if (token === '>>' || token === ']') depth -= 1;
    at = pdf.afterGap(end);
    if (depth <= 0) return end;
  } while (at < text.length);
  return undefined;
}

/** The offset after the token at the offset; `undefined` if there is none. */
function endOfToken(text: string, at: number): number | undefined {
  if (text.startsWith('<<', at) || text.startsWith('>>', at)) return at + 2;
  switch (text[at]) {
    case '[':
    case ']':
    case '{':
    case '}':
      return at + 1;
    case '(':
      return endOfString(text, at);
    case '<': {
      const end = text.indexOf('>', at);
      return end === -1 ? text.length : end + 1;
    }
    case '/':
      return endOfRegular(text, at + 1);
    default: {
      const end = endOfRegular(text, at);
      return end === at ? undefined : end;
    }
  }
}

function endOfRegular(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && isRegular(text.charCodeAt(at))) at += 1;
  return at;
}

/** The offset after the `)` of a string, which may contain balanced parentheses. */
function endOfString(text: string, offset: number): number | undefined {
  let depth = 0;
  for (let at = offset; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '(') depth += 1;
    else if (char === ')' && --depth === 0) return at + 1;
  }
  return undefined;
}
