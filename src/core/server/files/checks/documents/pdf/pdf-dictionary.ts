import { GAP, plainName } from './pdf-syntax.ts';

/** The top level of a dictionary, and the offset after its `>>`. */
interface FoundDictionary {
  /** The source text of each value, by key. */
  readonly entries: ReadonlyMap<string, string>;
  readonly end: number;
}

const BEGINNING = new RegExp(`obj${GAP}(?=<<)`, 'g');
const STREAM = new RegExp(`${GAP}stream\\r?\\n?`, 'y');
const REFERENCE = new RegExp(`\\d+${GAP}\\d+${GAP}R`, 'y');
const SKIPPED = new RegExp(GAP, 'y');
const TOKEN = /<<|>>|[[\]{}]|<[^>]*>?|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+/y;

/** An object with a stream of bytes. */
export interface StreamObject {
  readonly entries: ReadonlyMap<string, string>;
  /** Offset of the first byte of the stream. */
  readonly start: number;
}

/** Every object with a stream, wherever it stands in the file: readers find objects by offset, also inside of others. */
export function* streamObjects(text: string): Generator<StreamObject> {
  for (const { index, 0: beginning } of text.matchAll(BEGINNING)) {
    const dictionary = dictionaryAt(text, index + beginning.length);
    const start = dictionary === undefined ? undefined : endOf(STREAM, text, dictionary.end);
    if (dictionary !== undefined && start !== undefined) yield { entries: dictionary.entries, start };
  }
}

/** The dictionary that begins at the offset; `undefined` if it has no end. */
function dictionaryAt(text: string, offset: number): FoundDictionary | undefined {
  const entries = new Map<string, string>();
  let at = offset + 2;
  for (;;) {
    at = endOf(SKIPPED, text, at) ?? at;
    if (text.startsWith('>>', at)) return { entries, end: at + 2 };
    const keyEnd = endOfValue(text, at);
    if (keyEnd === undefined) return undefined;
    const valueAt = endOf(SKIPPED, text, keyEnd) ?? keyEnd;
    const end = endOfValue(text, valueAt);
    if (end === undefined) return undefined;
    // Readers differ in which of two values of a key they take. Both are kept.
    const key = plainName(text.slice(at, keyEnd));
    entries.set(key, `${entries.get(key) ?? ''}${text.slice(valueAt, end)}`);
    at = end;
  }
}

/** The offset after the value that begins at `offset`; `undefined` at the end of the text. */
function endOfValue(text: string, offset: number): number | undefined {
  const reference = endOf(REFERENCE, text, offset);
  if (reference !== undefined) return reference;
  let depth = 0;
  let at = offset;
  do {
    const end = text[at] === '(' ? endOfString(text, at) : endOf(TOKEN, text, at);
    if (end === undefined) return undefined;
    const token = text.slice(at, Math.min(end, at + 2));
    if (token === '<<' || token === '[') depth += 1;
    if (token === '>>' || token === ']') depth -= 1;
    at = endOf(SKIPPED, text, end) ?? end;
    if (depth <= 0) return end;
  } while (at < text.length);
  return undefined;
}

/** The offset after the `)` of a string, which may contain balanced parentheses. */
function endOfString(text: string, offset: number): number | undefined {
  let depth = 0;
  for (let at = offset; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '(') depth += 1;
    else if (char === ')' && --depth === 0) return at + 1;
  }
  return undefined;
}

function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
