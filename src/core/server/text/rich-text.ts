import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT_FULL, RICH_TEXT_LIMITS, type RichTextSubset } from '#core/contract/rich-text.ts';
import { RICH_TEXT_ALIASES, RICH_TEXT_DROPPED } from '#core/contract/rich-text-elements.ts';
import { plainTextOf } from '#core/contract/rich-text-plain.ts';
import { readRichText } from '#core/contract/rich-text-reader.ts';
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
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...RICH_TEXT_DROPPED],
  transformTags: RICH_TEXT_ALIASES,
};

// The parser's time grows with the square of the depth. Schemas admit less than this; more can only come from commands.
const MOST_UNITS = 4 * RICH_TEXT_LIMITS.bytes;

/**
 * Cleans HTML that a user sent. Only elements of the subset stay, with visible text in them. Links lead to http, https or mailto addresses.
 * The text is cleaned like typed text. Cleaning clean HTML changes nothing. Only the first
 * 240 KiB are read: input of users is limited by its schema before.
 */
export function cleanRichText(html: string, subset: RichTextSubset): CleanRichText {
  const blocks = readRichText(sanitizeHtml(html.slice(0, MOST_UNITS), OPTIONS), subset);
  return { html: writeRichText(blocks), text: plainTextOf(blocks) };
}
