import { hasTooManyMarks, hasVisible } from './clean-text.ts';
import { RICH_TEXT_LIMITS } from './rich-text.ts';
import { textOf } from './rich-text-plain.ts';
import { tooManyTagsAt } from './rich-text-tags.ts';
import { z } from './schema.ts';
import { utf8Bytes } from './utf8-bytes.ts';

/** The limits of a field with rich text, in code points of its plain text. */
export interface RichTextBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Rich text as a user sends it: HTML of at most {@link RICH_TEXT_LIMITS}`.bytes` and `.tags`. `min` and `max` count the code points of its
 * plain text, as `textOf` returns it. The schema only measures. The server cleans the HTML with `cleanRichTextInput` before it stores it.
 */
export function richTextSchema({ min, max }: RichTextBounds) {
  return z
    .string()
    .check((context) => {
      if (isWithin(context.value)) return;
      context.issues.push({ code: 'invalid_format', format: 'rich_text_size', input: context.value, continue: false });
    })
    .check((context) => {
      const text = textOf(context.value);
      const length = hasVisible(text) ? [...text].length : 0;
      const bound = { origin: 'string', inclusive: true, input: length === 0 ? '' : context.value } as const;
      if (hasTooManyMarks(context.value)) context.issues.push({ code: 'invalid_format', format: 'marks', input: context.value });
      else if (length < min) context.issues.push({ ...bound, code: 'too_small', minimum: min });
      else if (length > max) context.issues.push({ ...bound, code: 'too_big', maximum: max });
    })
    .meta({
      ...(min > 0 && { minLength: 1 }),
      maxLength: RICH_TEXT_LIMITS.bytes,
      description: `HTML with the elements of rich text. Its plain text has ${min} to ${max} characters.`,
    });
}

// The number of UTF-16 code units is never larger than the number of bytes, so most long texts need no counting.
function isWithin(html: string): boolean {
  return html.length <= RICH_TEXT_LIMITS.bytes && utf8Bytes(html) <= RICH_TEXT_LIMITS.bytes && tooManyTagsAt(html) === undefined;
}
