import { issueOf } from '#core/contract/issue-sentence.ts';
import type { RichTextSubset } from '#core/contract/rich-text.ts';
import { type RichTextBounds, richTextSchema } from '#core/contract/rich-text-schema.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { type CleanRichText, cleanRichText } from '../text/rich-text.ts';

/**
 * Cleans rich text that the schema of a call has accepted, and checks its limits again, because cleaning may remove all text of a field
 * that must not be empty.
 *
 * @param path the field, for the issue of the response
 * @throws ApiFault `invalid`
 * @example const { html, text } = cleanRichTextInput('description', body.description, RICH_TEXT_FULL, { min: 1, max: 15_000 });
 */
export function cleanRichTextInput(path: string, html: string, subset: RichTextSubset, bounds: RichTextBounds): CleanRichText {
  const clean = cleanRichText(html, subset);
  const { error } = richTextSchema(bounds).safeParse(clean.html);
  if (error !== undefined)
    throw new ApiFault(
      'invalid',
      error.issues.map((issue) => ({ ...issueOf(issue), path })),
    );
  return clean;
}
