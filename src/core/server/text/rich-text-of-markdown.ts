import type { Token } from 'markdown-it';
import { RICH_TEXT_FULL, RICH_TEXT_LIMITS } from '#core/contract/rich-text.ts';
import { RichTextBuilder } from '#core/contract/rich-text-builder.ts';
import { richTextMeaning } from '#core/contract/rich-text-elements.ts';
import { richTextAddress } from '#core/contract/rich-text-link.ts';
import { continuesLine, isHeadingLine } from '#core/contract/rich-text-of-plain.ts';
import { plainTextOf } from '#core/contract/rich-text-plain.ts';
import { richTextStart } from '#core/contract/rich-text-start.ts';
import { tooManyTagsAt } from '#core/contract/rich-text-tags.ts';
import { writeRichText } from '#core/contract/rich-text-writer.ts';
import { utf8Bytes } from '#core/contract/utf8-bytes.ts';
import { markdownTokens } from './markdown-tokens.ts';
import type { CleanRichText } from './rich-text.ts';

/**
 * The rich text of a Markdown text. HTML in it stays text. `undefined` for a text with fewer than two marks of Markdown, and for one whose
 * HTML would be above {@link RICH_TEXT_LIMITS}: such texts stay plain.
 */
export function richTextOfMarkdown(text: string): CleanRichText | undefined {
  const tokens = markdownTokens(text);
  if (tokens === undefined) return undefined;
  const builder = new RichTextBuilder(RICH_TEXT_FULL);
  for (const [at, token] of tokens.entries()) addBlock(builder, tokens, at, token);
  const blocks = builder.finish();
  const html = writeRichText(blocks);
  if (tooManyTagsAt(html) !== undefined || utf8Bytes(html) > RICH_TEXT_LIMITS.bytes) return undefined;
  return { html, text: plainTextOf(blocks) };
}

function addBlock(builder: RichTextBuilder, tokens: readonly Token[], at: number, token: Token): void {
  if (token.nesting === 1) builder.open(isHeadingAt(tokens, at) ? 'h3' : (richTextMeaningOf(token) ?? 'p'), { start: startOf(token) });
  else if (token.nesting === -1) builder.close();
  else if (token.type === 'inline') addInline(builder, token.children ?? []);
}

function startOf(token: Token): number | undefined {
  return token.type === 'ordered_list_open' ? richTextStart(String(token.attrGet('start') ?? '')) : undefined;
}

function richTextMeaningOf(token: Token) {
  const meaning = token.type === 'heading_open' && !token.markup.startsWith('#') ? 'p' : richTextMeaning(token.tag);
  return meaning === 'dropped' ? undefined : meaning;
}

/** Whether a heading begins here: an underlined line, or a short line directly above a list, as in plain texts. */
function isHeadingAt(tokens: readonly Token[], at: number): boolean {
  const [token, inline, , after] = tokens.slice(at, at + 4);
  if (token === undefined || token.level > 0 || inline === undefined || !isHeadingLine(inline.content)) return false;
  if (token.type === 'heading_open') return !token.markup.startsWith('#');
  const isList = after?.type === 'bullet_list_open' || after?.type === 'ordered_list_open';
  return token.type === 'paragraph_open' && isList && after.map?.[0] === token.map?.[1];
}

function addInline(builder: RichTextBuilder, tokens: readonly Token[]): void {
  let before = '';
  for (const [at, token] of tokens.entries()) {
    if (token.nesting === 1) openInline(builder, token);
    else if (token.nesting === -1) builder.close();
    else if (token.type === 'softbreak' && continuesLine(before, textAfter(tokens, at))) builder.text(' ');
    else if (token.type === 'softbreak' || token.type === 'hardbreak') {
      builder.open('br');
      builder.close();
    } else if (token.type === 'image') addInline(builder, token.children ?? []);
    else builder.text(token.content);
    if (token.content !== '') before = token.content;
  }
}

function openInline(builder: RichTextBuilder, token: Token): void {
  if (token.tag === 'strong' || token.tag === 'em') builder.open(token.tag);
  else builder.open('a', { href: richTextAddress(String(token.attrGet('href') ?? '')) });
}

/** The text that follows a line break. */
function textAfter(tokens: readonly Token[], at: number): string {
  for (let next = at + 1; next < tokens.length; next += 1) {
    const { type, content } = tokens[next] ?? {};
    if (content || type === 'softbreak') return content ?? '';
  }
  return '';
}
