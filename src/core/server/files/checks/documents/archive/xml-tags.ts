/** A start tag: its name with the prefix, and its attributes with their values as written. */
interface XmlTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const TAG = /<([A-Za-z_][\w.:-]*)([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>/g;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** All start tags of an XML text. The text is not validated: this only searches it. */
export function* xmlTags(text: string): Generator<XmlTag> {
  for (const [, name = '', rest = ''] of text.matchAll(TAG)) {
    const attributes = new Map([...rest.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [key, double ?? single ?? '']));
    yield { name, attributes };
  }
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
