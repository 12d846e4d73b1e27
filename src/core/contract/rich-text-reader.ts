import { RICH_TEXT_FULL, type RichTextElement, type RichTextSubset } from './rich-text.ts';
import type { RichBlock } from './rich-text-blocks.ts';
import { RichTextBuilder } from './rich-text-builder.ts';
import { richTextMeaning } from './rich-text-elements.ts';
import { richTextAddress } from './rich-text-link.ts';
import { richTextStart } from './rich-text-start.ts';

// A comment, a tag, text, or a single `<`. Each alternative ends at the next `<`, and the attributes begin with a character that cannot
// belong to the name, so there is only one way to read a tag and the time grows only with the length.
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(?<end>\/?)(?<name>[a-z][a-z0-9-]*)(?<attributes>(?:[^a-z0-9<>-][^<>]*)?)>|(?<text>[^<]+|<)/gi;

const VOID = new Set(['br', 'hr']);

/** How far from the innermost element an end tag finds its element. Cleaned HTML closes elements in order. */
const REACH = 32;

/**
 * Reads HTML as the blocks of a rich text. It reads cleaned HTML exactly. It is no parser for other HTML, which it reads as well as it
 * can: the server cleans it first, and the client reads it with the browser's parser.
 */
export function readRichText(html: string, subset: RichTextSubset = RICH_TEXT_FULL): readonly RichBlock[] {
  const builder = new RichTextBuilder(subset);
  const open: string[] = [];
  let dropped: string | undefined;
  for (const { groups = {} } of html.matchAll(TOKEN)) {
    const { end, name = '', attributes = '', text } = groups;
    const tag = name.toLowerCase();
    const meaning = richTextMeaning(tag);
    if (dropped !== undefined) dropped = end === '/' && tag === dropped ? undefined : dropped;
    else if (text !== undefined) builder.text(decoded(text));
    else if (meaning === 'dropped') dropped = end === '/' ? undefined : tag;
    else if (end === '/') close(builder, open, tag);
    else if (meaning !== undefined) {
      builder.open(meaning, attributesIn(meaning, attributes));
      if (VOID.has(tag)) builder.close();
      else open.push(tag);
    }
  }
  return builder.finish();
}

function close(builder: RichTextBuilder, open: string[], tag: string): void {
  const near = open.slice(-REACH);
  const at = near.lastIndexOf(tag);
  if (at === -1) return;
  for (const _ of open.splice(open.length - near.length + at)) builder.close();
}

const HREF = /(?:^|\s)href=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+))/i;
const START = /(?:^|\s)start=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+))/i;

function attributesIn(meaning: RichTextElement, attributes: string) {
  if (meaning === 'a') return { href: richTextAddress(decoded(valueIn(attributes, HREF))) };
  return meaning === 'ol' ? { start: richTextStart(valueIn(attributes, START)) } : {};
}

function valueIn(attributes: string, attribute: RegExp): string {
  const { double, single, bare } = attribute.exec(attributes)?.groups ?? {};
  return double ?? single ?? bare ?? '';
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  });
}
