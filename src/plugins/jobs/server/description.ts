import { RICH_TEXT_FULL } from '#core/contract/rich-text.ts';
import { cleanRichTextInput } from '#core/server/http/rich-text-input.ts';
import { MOST_DESCRIPTION } from '../contract/posting-field-schemas.ts';

/** The two forms of the text of a posting. */
export interface Description {
  /** Plain text with line breaks. Searches and limits use it. */
  readonly description: string;
  /** The same as cleaned HTML; empty for a posting that only has plain text. */
  readonly descriptionHtml: string;
}

/** What a call says about the text. Plain text stays literal, also when it looks like HTML. */
interface GivenDescription {
  readonly description?: string | undefined;
  readonly descriptionHtml?: string | undefined;
}

/**
 * The text after a change. HTML is cleaned, and the plain text is derived from it. Plain text alone replaces the HTML, unless it is the
 * plain text of this HTML.
 *
 * @param min least number of characters of cleaned HTML
 * @throws ApiFault invalid
 */
export function changedDescription(before: Description, { description, descriptionHtml }: GivenDescription, min = 0): Description {
  if (descriptionHtml !== undefined && descriptionHtml !== '') {
    const { html, text } = cleanRichTextInput('descriptionHtml', descriptionHtml, RICH_TEXT_FULL, { min, max: MOST_DESCRIPTION });
    return { description: text, descriptionHtml: html };
  }
  if (descriptionHtml === '') return { description: description ?? '', descriptionHtml: '' };
  if (description !== undefined && description !== before.description) return { description, descriptionHtml: '' };
  return { description: before.description, descriptionHtml: before.descriptionHtml };
}
