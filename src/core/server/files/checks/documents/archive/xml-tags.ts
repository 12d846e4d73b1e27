import { Refusal } from '../inspection.ts';

/** An attribute with its value as written, and where the value stands. */
export interface XmlAttribute {
  readonly name: string;
  readonly value: string;
  /** The offset of the first character of the name, and that after the closing quote. */
  readonly start: number;
  readonly end: number;
}

/** A start tag. */
export interface XmlTag {
  readonly kind: 'start';
  /** The name with the prefix. */
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly isEmpty: boolean;
  readonly start: number;
  /** The offset after its `>`. */
  readonly end: number;
}

/** What an XML text consists of, without comments and instructions of processing. */
export type XmlToken =
  | XmlTag
  | { readonly kind: 'end'; readonly name: string; readonly start: number; readonly end: number }
  | { readonly kind: 'text'; readonly text: string; readonly start: number; readonly end: number };

const NAME_END = /[\s=/>"'<]/;
const BLANK = /\s/;

/**
 * The tokens of an XML text. Its steps grow only with the length of the text. Entities are not declared here: see `xml-text.ts`.
 *
 * @throws Refusal unreadable for a text that no reader of XML takes: one with tags, comments or values that have no end or begin in others
 */
export function* xmlTokens(text: string): Generator<XmlToken> {
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    if (token.kind !== 'skipped') yield token;
    at = token.end;
  }
}

/** All start tags of an XML text. @throws as {@link xmlTokens} */
export function* xmlTags(text: string): Generator<XmlTag> {
  for (const token of xmlTokens(text)) if (token.kind === 'start') yield token;
}

/** The name without its prefix. Documents choose their prefixes freely. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * The value of an attribute by its local name.
 *
 * @throws Refusal unreadable for two of them: readers would differ in which one they take
 */
export function attributeOf(tag: XmlTag, name: string): string | undefined {
  const [found, another] = tag.attributes.filter((attribute) => localName(attribute.name) === name);
  if (another !== undefined) throw new Refusal('files.unreadable');
  return found === undefined ? undefined : decoded(found.value);
}

/** The text with its references to characters resolved. */
export function decoded(value: string): string {
  return value
    .replace(/&#x([0-9a-f]{1,8});/gi, (_, code: string) => charOf(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,9});/g, (_, code: string) => charOf(Number(code)))
    .replace(/&(?:quot|apos|lt|gt);/g, (name) => NAMED.get(name) ?? '')
    .replaceAll('&amp;', '&');
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
]);

function charOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function tokenAt(text: string, at: number): XmlToken | { readonly kind: 'skipped'; readonly end: number } {
  if (text[at] !== '<') {
    const next = text.indexOf('<', at);
    const end = next === -1 ? text.length : next;
    return { kind: 'text', text: decoded(text.slice(at, end)), start: at, end };
  }
  if (text.startsWith('<!--', at)) return { kind: 'skipped', end: endAfter(text, '-->', at + 4) };
  if (text.startsWith('<?', at)) return { kind: 'skipped', end: endAfter(text, '?>', at + 2) };
  if (text.startsWith('<![CDATA[', at)) {
    const end = endAfter(text, ']]>', at + 9);
    return { kind: 'text', text: text.slice(at + 9, end - 3), start: at, end };
  }
  if (text.startsWith('</', at)) {
    const end = endAfter(text, '>', at);
    return { kind: 'end', name: text.slice(at + 2, end - 1).trim(), start: at, end };
  }
  return startTagAt(text, at);
}

function startTagAt(text: string, start: number): XmlTag {
  const nameEnd = endOfName(text, start + 1);
  const attributes: XmlAttribute[] = [];
  let at = nameEnd;
  for (;;) {
    at = afterBlanks(text, at);
    const isEmpty = text.startsWith('/>', at);
    if (isEmpty || text[at] === '>') {
      return { kind: 'start', name: text.slice(start + 1, nameEnd), attributes, isEmpty, start, end: at + (isEmpty ? 2 : 1) };
    }
    const attribute = attributeAt(text, at);
    attributes.push(attribute);
    at = attribute.end;
  }
}

function attributeAt(text: string, start: number): XmlAttribute {
  const nameEnd = endOfName(text, start);
  const sign = afterBlanks(text, nameEnd);
  const quoteAt = afterBlanks(text, sign + 1);
  const quote = text[quoteAt] ?? '';
  if (text[sign] !== '=' || (quote !== '"' && quote !== "'")) throw new Refusal('files.unreadable');
  const end = endAfter(text, quote, quoteAt + 1);
  const value = text.slice(quoteAt + 1, end - 1);
  if (value.includes('<')) throw new Refusal('files.unreadable');
  return { name: text.slice(start, nameEnd), value, start, end };
}

function endOfName(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && !NAME_END.test(text.charAt(at))) at += 1;
  if (at === offset) throw new Refusal('files.unreadable');
  return at;
}

function afterBlanks(text: string, offset: number): number {
  let at = offset;
  while (BLANK.test(text.charAt(at))) at += 1;
  return at;
}

/** The offset after the next occurrence. */
function endAfter(text: string, what: string, offset: number): number {
  const found = text.indexOf(what, offset);
  if (found === -1) throw new Refusal('files.unreadable');
  return found + what.length;
}
