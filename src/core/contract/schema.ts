import * as z from 'zod';
import { issueSentence } from './issue-sentence.ts';

// Zod compiles validators with `new Function` where it can; a strict content security policy reports the attempt.
z.config({ jitless: true, customError: issueSentence });

/** Zod, configured. The only place it is imported from; a lint rule sees to it. Exported so that builds leave out what no schema uses. */
export * as z from 'zod';

/** A UUID of any version in its 36-character form, in lower case (RFC 9562). */
export const idSchema = z.uuid().toLowerCase();

/** Parameters of a path that names one object. */
export const idParamsSchema = z.object({ id: idSchema });

/** An instant as ISO 8601 in UTC, for example `2026-03-01T09:30:00.000Z`. */
export const instantSchema = z.iso.datetime();

// Control characters other than tab and line feed have no place in what people type, nor have those that turn the direction
// of what follows: a name could read as another.
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

// Something that can be seen; characters without width alone look like an empty field.
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of text: trimmed, NFC-normalised, white space folded; length in code points. */
export function lineSchema(min: number, max: number) {
  return z
    .string()
    .transform((text) => text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').replace(CONTROL, '').trim())
    .pipe(bounded(min, max));
}

/** Text of several lines: trimmed, NFC-normalised, line ends made `\n`; length in code points. */
export function textSchema(min: number, max: number) {
  return z
    .string()
    .transform((text) => text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL, '').trim())
    .pipe(bounded(min, max));
}

function bounded(min: number, max: number) {
  return z.string().check((context) => {
    const length = VISIBLE.test(context.value) ? [...context.value].length : 0;
    if (length < min) {
      context.issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: context.value });
    } else if (length > max) {
      context.issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: context.value });
    }
  });
}
