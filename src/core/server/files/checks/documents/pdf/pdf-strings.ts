/** The bytes of the string at the offset (ISO 32000-2, 7.3.4), at most `most`; `undefined` if there is none. */
export function stringAt(text: string, offset: number, most = 1000): Buffer | undefined {
  if (text[offset] === '(') return literalAt(text, offset, most);
  if (text[offset] !== '<' || text[offset + 1] === '<') return undefined;
  const end = text.slice(offset, offset + 2 * most + 2).indexOf('>');
  if (end === -1) return undefined;
  const digits = text.slice(offset + 1, offset + end).replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['\n', ''],
]);

function literalAt(text: string, offset: number, most: number): Buffer {
  let found = '';
  let depth = 1;
  for (let at = offset + 1; at < text.length && found.length < most; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      found +=
        octal === undefined
          ? (ESCAPED.get(text.charAt(at + 1)) ?? text.charAt(at + 1))
          : String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      at += octal?.length ?? 1;
      continue;
    }
    if (char === '(') depth += 1;
    if (char === ')' && --depth === 0) break;
    found += char;
  }
  return Buffer.from(found, 'latin1');
}

/** The text of a string: in UTF-16 or UTF-8 if it begins with a byte order mark, and one byte for each character otherwise. */
export function textOfString(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return bytes.toString('latin1');
}
