import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { LANGUAGE_CODES } from '#core/contract/language-codes.ts';
import { exactSchema, lineSchema, listSchema, z } from '#core/contract/schema.ts';
import { webAddressSchema } from '#core/contract/web-address-schema.ts';
import { candidateIssues } from './issues.ts';

const countries: ReadonlySet<string> = new Set(COUNTRY_CODES);
const languages: ReadonlySet<string> = new Set(LANGUAGE_CODES);

/** An optional line. If it is not empty, it has a minimum and a maximum length. */
export function maybeLineSchema(min: number, max: number) {
  return lineSchema(0, max).check((context) => {
    if (context.value === '' || [...context.value].length >= min) return;
    context.issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: context.value });
  });
}

/** A country, ISO 3166-1 alpha-2. */
export const countrySchema = exactSchema(2, 2)
  .refine((code) => countries.has(code), { error: candidateIssues['candidate.not-in-list'] })
  .meta({ description: 'A country, ISO 3166-1 alpha-2.', examples: ['NL'] });

/** A country, or empty text. */
export const maybeCountrySchema = exactSchema(0, 2)
  .refine((code) => code === '' || countries.has(code), { error: candidateIssues['candidate.not-in-list'] })
  .meta({ description: 'A country, ISO 3166-1 alpha-2, or empty.', examples: ['NL', ''] });

/** A language, ISO 639. */
export const languageSchema = exactSchema(2, 3)
  .refine((code) => languages.has(code), { error: candidateIssues['candidate.not-in-list'] })
  .meta({ description: 'A language, ISO 639.', examples: ['nl'] });

/** A web address that begins with `https://`, at most 2,048 characters. */
export const linkSchema = webAddressSchema({ error: candidateIssues['candidate.link-not-whole'] });

/** A web address, or empty text. */
export const maybeLinkSchema = webAddressSchema({ error: candidateIssues['candidate.link-not-whole'], isOptional: true });

// Longer than a month, so that a full date gets a specific error.
const TYPED_MONTH = 10;

const MAYBE_DATE = /^(?:(?:19[5-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2]))?)?$/;

const MAYBE_MONTH = /^(?:(?:19[5-9]\d|20\d\d)-(?:0[1-9]|1[0-2]))?$/;

const DATE = /^(?:19[5-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2]))?$/;

/** A month of the years 1950 to 2099, `2026-03`, or only the year, `2026`, that has begun in at least one time zone. */
export const pastDateSchema = exactSchema(0, TYPED_MONTH)
  .regex(DATE, { error: candidateIssues['candidate.year-missing'] })
  .refine(hasBegun, { error: candidateIssues['candidate.month-ahead'] });

/** The same, or empty text. */
export const maybePastDateSchema = exactSchema(0, TYPED_MONTH)
  .regex(MAYBE_DATE, { error: candidateIssues['candidate.year-missing'] })
  .refine((date) => date === '' || hasBegun(date), { error: candidateIssues['candidate.month-ahead'] });

/** A month of the years 1950 to 2099, or empty text. */
export const maybeMonthSchema = exactSchema(0, TYPED_MONTH).regex(MAYBE_MONTH, { error: candidateIssues['candidate.month-not-whole'] });

/** A month that has begun, or empty text. */
export const maybePastMonthSchema = maybeMonthSchema.refine((month) => month === '' || hasBegun(month), {
  error: candidateIssues['candidate.month-ahead'],
});

/** A month at most two years ahead, or empty text. */
export const nearMonthSchema = maybeMonthSchema.refine((month) => month <= latestMonth(2), {
  error: candidateIssues['candidate.month-too-far'],
});

// A year is before its months.
function hasBegun(month: string): boolean {
  return month <= latestMonth(0);
}

/** This month so many years ahead, in the time zone where it begins first. */
function latestMonth(yearsAhead: number): string {
  const latest = new Date(Date.now() + 14 * 3_600_000);
  return `${latest.getUTCFullYear() + yearsAhead}-${String(latest.getUTCMonth() + 1).padStart(2, '0')}`;
}

/** A year in the allowed range, or `null`. */
export function maybeYearSchema(last: () => number) {
  return z
    .number()
    .int()
    .min(1950)
    .refine((year) => year <= last(), { error: candidateIssues['candidate.not-in-list'] })
    .nullable();
}

/** A list without duplicates. The comparison ignores case and accents. */
export function distinct<Schema extends z.ZodType>(item: Schema, most: number, keyOf: (value: z.output<Schema>) => string = String) {
  return listSchema(item, most).check((context) => {
    // Invalid values may be long, so they are not compared.
    if (context.issues.length > 0) return;
    const seen = new Set<string>();
    for (const [index, value] of context.value.entries()) {
      const key = comparable(keyOf(value));
      if (seen.has(key)) {
        context.issues.push({ code: 'custom', message: candidateIssues['candidate.twice'], path: [index], input: value });
      }
      seen.add(key);
    }
  });
}

/** Refuses two items with the same code. Items without a code differ by their names. */
export function distinctCodes(context: z.core.ParsePayload<readonly { readonly code: string }[]>): void {
  if (context.issues.length > 0) return;
  const codes = context.value.map(({ code }) => code);
  for (const [index, code] of codes.entries()) {
    if (code === '' || codes.indexOf(code) === index) continue;
    context.issues.push({ code: 'custom', message: candidateIssues['candidate.twice'], path: [index, 'code'], input: code });
  }
}

/** The form of a name for comparison: without case and accents. */
export function comparable(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
