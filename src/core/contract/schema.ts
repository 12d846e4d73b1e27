import * as z from 'zod';
import { cleanLine, cleanText, isPlain } from './clean-text.ts';
import { issueSentence } from './issue-sentence.ts';

// Zod compiles validators with `new Function` where it can; a strict content security policy reports the attempt.
z.config({ jitless: true, customError: issueSentence });

/** Zod, configured. The only place it is imported from; a lint rule sees to it. Exported so that builds leave out what no schema uses. */
export * as z from 'zod';

/** A UUID of any version in its 36-character form, in lower case (RFC 9562). */
export const idSchema = z.uuid().max(36).toLowerCase();

/** Parameters of a path that names one object. */
export const idParamsSchema = z.object({ id: idSchema });

/** An instant as ISO 8601 in UTC, at most to the millisecond, for example `2026-03-01T09:30:00.000Z`. */
export const instantSchema = z.iso.datetime().max(24);

/** A version of a row: it fits PostgreSQL's `integer`, and so does the one after it. 0 where nothing was saved yet. */
export const versionSchema = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 2);

/** One line of text that people type: see {@link cleanLine}; `min` and `max` count code points of the clean line. */
export function lineSchema(min: number, max: number) {
  return typed(cleanLine, { min, max });
}

/** Text of several lines that people type: see {@link cleanText}; `min` and `max` count code points of the clean text. */
export function textSchema(min: number, max: number) {
  return typed(cleanText, { min, max });
}

/** An e-mail address that people type, 1 to 254 characters. */
export const emailSchema = typed(cleanLine, { min: 1, max: 254, format: 'email' }).pipe(z.email());

/**
 * Text that programs write, such as codes, tokens and paths: taken as it is or refused. `min` and `max` count code points.
 *
 * @example exactSchema(2, 64).regex(/^[a-z0-9-]+$/)
 */
export function exactSchema(min: number, max: number) {
  return z
    .string()
    .min(min)
    .max(max, { abort: true })
    .check((context) => {
      if (!isPlain(context.value)) context.issues.push({ code: 'invalid_format', format: 'plain', input: context.value });
    });
}

/**
 * A list of at most `max` items. A longer one is refused before its items are looked at: one request could hold half a million
 * of them.
 */
export function listSchema<Item extends z.ZodType>(item: Item, max: number) {
  return z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= max) return value;
    context.issues.push({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: value });
    return z.NEVER;
  }, z.array(item).max(max));
}

// Something that can be seen; characters without width alone look like an empty field.
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

interface TypedText {
  readonly min: number;
  readonly max: number;
  /** Name of a format of JSON Schema, for the documentation. */
  readonly format?: string;
}

function typed(clean: (text: string) => string | undefined, { min, max, format }: TypedText) {
  return z
    .string()
    .check((context) => {
      if (context.value.length > typedUnits(max)) context.issues.push(tooLong(max, context.value));
    })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max, ...(format !== undefined && { format }) })
    .transform((text, context) => {
      const cleaned = clean(text);
      if (cleaned !== undefined) return cleaned;
      context.issues.push({ code: 'invalid_format', format: 'marks', input: text });
      return z.NEVER;
    })
    .pipe(bounded(min, max));
}

// What is typed may be longer than what is kept: accents apart from their letters, characters of two units, white space around.
// The bound stands before all work, so that the work is bounded too.
function typedUnits(max: number): number {
  return 4 * max + 100;
}

function bounded(min: number, max: number) {
  return z.string().check((context) => {
    const length = VISIBLE.test(context.value) ? [...context.value].length : 0;
    if (length < min) {
      context.issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: context.value });
    } else if (length > max) {
      context.issues.push(tooLong(max, context.value));
    }
  });
}

function tooLong(max: number, input: string) {
  return { code: 'too_big', origin: 'string', maximum: max, inclusive: true, input } as const;
}
