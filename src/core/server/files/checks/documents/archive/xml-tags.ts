/** A start tag: its name with the prefix, and its attributes with their values as written. */
interface XmlTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The offset after its `>`. */
  readonly end: number;
}

const NAME = /[\w.:-]/;

/**
 * All start tags of an XML text. The text is not validated: this only searches it, and a tag may begin at any `<`. The steps grow only with
 * the length: of the tags that begin inside of another one, two at most reach beyond the next `<`, one in each kind of quotes.
 */
export function* xmlTags(text: string): Generator<XmlTag> {
  for (let at = text.indexOf('<'); at !== -1; ) {
    const tag = tagAt(text, at);
    if (tag !== undefined) yield tag;
    at = text.indexOf('<', tag?.end ?? at + 1);
  }
}

/** The start tag at the `<`; `undefined` if another one begins before it ends. */
function tagAt(text: string, offset: number): XmlTag | undefined {
  if (!/[A-Za-z_]/.test(text.charAt(offset + 1))) return undefined;
  const nameEnd = endOfName(text, offset + 1);
  const attributes = new Map<string, string>();
  let [quote, quotedAt, after] = ['', 0, nameEnd];
  for (let at = nameEnd; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote === '') {
      if (char === '<') return undefined;
      if (char === '>') return { name: text.slice(offset + 1, nameEnd), attributes, end: at + 1 };
      if (char === '"' || char === "'") [quote, quotedAt] = [char, at];
    } else if (char === quote) {
      const key = keyAtEndOf(text.slice(after, quotedAt));
      if (key !== '') attributes.set(key, text.slice(quotedAt + 1, at));
      [quote, after] = ['', at + 1];
    }
  }
  return undefined;
}

function endOfName(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && NAME.test(text.charAt(at))) at += 1;
  return at;
}

/** The name of the attribute whose value follows the text; empty if there is none. */
function keyAtEndOf(text: string): string {
  const assigned = text.trimEnd();
  if (!assigned.endsWith('=')) return '';
  const named = assigned.slice(0, -1).trimEnd();
  let at = named.length;
  while (at > 0 && NAME.test(named.charAt(at - 1))) at -= 1;
  return named.slice(at);
}

/** The name without its prefix. Documents choose their prefixes freely. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The value of an attribute by its local name. */
export function attributeOf(tag: XmlTag, name: string): string | undefined {
  for (const [key, value] of tag.attributes) if (localName(key) === name) return decoded(value);
  return undefined;
}

function decoded(value: string): string {
  return value
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => charOf(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => charOf(Number(code)))
    .replaceAll('&amp;', '&');
}

function charOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
