import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT_FULL, RICH_TEXT_LIMITS, type RichTextSubset } from '#core/contract/rich-text.ts';
import { RICH_TEXT_ALIASES, RICH_TEXT_DROPPED } from '#core/contract/rich-text-elements.ts';
import { plainTextOf } from '#core/contract/rich-text-plain.ts';
import { readRichText } from '#core/contract/rich-text-reader.ts';
import { tooManyTagsAt } from '#core/contract/rich-text-tags.ts';
import { writeRichText } from '#core/contract/rich-text-writer.ts';

/** A rich text that can be stored and sent to browsers. */
export interface CleanRichText {
  /** HTML in its normal form, with elements of the subset only. The empty text if nothing is visible. */
  readonly html: string;
  /** The same as plain text, for search, lists and mail. */
  readonly text: string;
}

// The parser decides as browsers do what is an element and what is text. The reader behind it removes what the subset does not have.
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_FULL],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...RICH_TEXT_DROPPED],
  transformTags: RICH_TEXT_ALIASES,
};

// Schemas admit less than this; more can only come from commands.
const MOST_UNITS = 4 * RICH_TEXT_LIMITS.bytes;

/**
 * Cleans HTML that a user sent. Only elements of the subset stay, with visible text in them. Links lead to http, https or mailto addresses.
 * The text is cleaned like typed text. Cleaning clean HTML changes nothing. Only the first 240 KiB are read, and
 * only text after the first {@link RICH_TEXT_LIMITS}`.tags`: input of users is limited by its schema before.
 */
export function cleanRichText(html: string, subset: RichTextSubset): CleanRichText {
  const blocks = readRichText(parsed(withFewTags(html.slice(0, MOST_UNITS))), subset);
  return { html: writeRichText(blocks), text: plainTextOf(blocks) };
}

function withFewTags(html: string): string {
  const at = tooManyTagsAt(html);
  return at === undefined ? html : html.slice(0, at) + html.slice(at).replace(/<[^<>]*>?/g, ' ');
}

class TooDeep extends Error {}

/**
 * The HTML as the parser reads it. For each end tag, the parser searches all open elements, so its time grows with the depth. It stops at
 * elements deeper than {@link RICH_TEXT_LIMITS}`.depth`. No person writes such HTML: it is returned unchanged, for the reader, which keeps
 * its text, needs the same time for any depth, and creates only elements of the subset.
 */
function parsed(html: string): string {
  let depth = 0;
  const onOpenTag = (): void => {
    depth += 1;
    if (depth > RICH_TEXT_LIMITS.depth) throw new TooDeep();
  };
  const onCloseTag = (): void => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...OPTIONS, onOpenTag, onCloseTag });
  } catch (error) {
    if (error instanceof TooDeep) return html;
    throw error;
  }
}
