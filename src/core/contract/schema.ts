import * as z from 'zod';
import { cleanLine, cleanText, hasVisible, isPlain } from './clean-text.ts';
import { issueSentence } from './issue-sentence.ts';
import { readMailAddress } from './mail-address.ts';

// Zod compiles validators with `new Function` if it can. A strict content security policy would report the attempt.
z.config({ jitless: true, customError: issueSentence });

/** Zod, configured. A lint rule forbids other imports of Zod. This form of export lets builds leave out the parts that no schema uses. */
export * as z from 'zod';

/**
 * The type of the values that a schema yields, read-only at every depth. The types of the API are written once, as schemas. Take them by
 * `import type`, so that a page does not load the schema.
 *
 * @example export type Job = Shape<typeof jobSchema>
 */
export type Shape<Schema extends z.ZodType> = ReadonlyDeep<z.output<Schema>>;

type ReadonlyDeep<Value> = Value extends (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> }
    : Value;

/** A UUID of any version in its 36-character form, in lower case (RFC 9562). */
export const idSchema = z.uuid().max(36).toLowerCase();

export const idParamsSchema = z.object({ id: idSchema });

/**
 * A point in time as ISO 8601 in UTC, with at most millisecond precision, for example `2026-03-01T09:30:00.000Z`. The year 0000 is
 * refused: PostgreSQL has none.
 */
export const instantSchema = z.iso.datetime().max(24).check(refuseYearZero);

/** A day without a time zone, for example `2026-03-01`. The year 0000 is refused, as in {@link instantSchema}. */
export const daySchema = z.iso
  .date()
  .max(10)
  .check(({ value, issues }) => {
    if (value.startsWith('0000')) issues.push({ code: 'invalid_format', format: 'date', input: value });
  });

/** The version of a row. This version and the next one fit PostgreSQL's `integer`. 0 if nothing was saved yet. */
export const versionSchema = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 2);

/** One line of typed text, cleaned with {@link cleanLine}. `min` and `max` count the code points of the cleaned line. */
export function lineSchema(min: number, max: number) {
  return typed(cleanLine, { min, max });
}

/** Typed text of several lines, cleaned with {@link cleanText}. `min` and `max` count the code points of the cleaned text. */
export function textSchema(min: number, max: number) {
  return typed(cleanText, { min, max });
}

/** A typed address of mail. The output is the form of {@link readMailAddress}, which has at most 254 characters. */
export const emailSchema = typed((text) => readMailAddress(text) ?? cleanLine(text), { min: 1, max: 254, format: 'email' }).pipe(
  z.string().check(({ value, issues }) => {
    if (readMailAddress(value) !== value) issues.push({ code: 'invalid_format', format: 'email', input: value });
  }),
);

/**
 * Text that programs write, such as codes, tokens and paths. It is accepted unchanged or rejected. `min` and `max` count code points.
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
 * A list of at most `max` items. A longer list is rejected before its items are validated, because one request could hold half a
 * million items.
 */
export function listSchema<Item extends z.ZodType>(item: Item, max: number) {
  return z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= max) return value;
    context.issues.push({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: value });
    return z.NEVER;
  }, z.array(item).max(max));
}

/**
 * An object with at most `max` keys that the caller chooses. Its keys are counted before one of them is looked at, as the items of
 * {@link listSchema} are.
 */
export function recordSchema<Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(key: Key, value: Value, max: number) {
  return z.preprocess(
    (record, context) => {
      if (typeof record !== 'object' || record === null || Object.keys(record).length <= max) return record;
      context.issues.push({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: record });
      return z.NEVER;
    },
    z.record(key, value).meta({ maxProperties: max }),
  );
}

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

// Typed text may be longer than cleaned text: separate accents, characters of two units, surrounding white space.
// This limit is checked first, so it also limits the work of cleaning.
function typedUnits(max: number): number {
  return 4 * max + 100;
}

function bounded(min: number, max: number) {
  return z.string().check((context) => {
    const length = hasVisible(context.value) ? [...context.value].length : 0;
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

function refuseYearZero({ value, issues }: z.core.ParsePayload<string>): void {
  if (value.startsWith('0000')) issues.push({ code: 'invalid_format', format: 'datetime', input: value });
}
