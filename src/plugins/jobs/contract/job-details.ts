import { exactSchema, lineSchema, listSchema, type Shape, z } from '#core/contract/schema.ts';
import { maybeCodeSchema } from '#plugins/admin-masters/contract/code-schema.ts';
import { dateSchema } from './date-schema.ts';
import { CEFR_LEVELS } from './detail-values.ts';
import { PUBLISHED_DAYS } from './life-cycle.ts';

/** A country, ISO 3166-1 alpha-2, or empty text. The server asks master data whether it exists. */
export const countryCodeSchema = exactSchema(0, 2).regex(/^(?:[A-Z]{2})?$/);

/** A language, ISO 639, or empty text. */
export const languageCodeSchema = exactSchema(0, 3).regex(/^(?:[a-z]{2,3})?$/);

export const skillSchema = z.object({
  code: maybeCodeSchema.default('').describe('Code in master data; empty for a skill that only has its typed name.'),
  name: lineSchema(0, 60),
  must: z.boolean().describe('Whether applicants must have it.'),
  level: count(1, 5).default(null).describe('1 to 5.'),
});

/** A skill that the job needs. */
export type JobSkill = Shape<typeof skillSchema>;

export const languageSchema = z.object({ code: languageCodeSchema.describe('ISO 639.'), level: z.enum(['', ...CEFR_LEVELS]) });

/** A language that the job needs. */
export type JobLanguage = Shape<typeof languageSchema>;

export const placeSchema = z.object({ location: lineSchema(0, 120), country: countryCodeSchema.describe('ISO 3166-1 alpha-2.') });

/** A further place of work. */
export type JobPlace = Shape<typeof placeSchema>;

/** The details as they are stored, and as drafts may have them: only the lengths of texts and lists and the ranges of numbers are checked. */
export const jobDetailsSchema = z.object({
  skills: listSchema(skillSchema, 20),
  languages: listSchema(languageSchema, 8),
  benefits: listSchema(maybeCodeSchema, 20).describe('Codes of benefits.'),
  places: listSchema(placeSchema, 19).describe('Places of work besides the first one.'),
  openings: count(1, 500),
  daysOnSite: count(1, 4).describe('Days on site a week, for hybrid work.'),
  applicantCountries: listSchema(countryCodeSchema, 50).describe('Countries in which applicants may live, for remote work.'),
  educationLevel: maybeCodeSchema.describe('Code of a level of education.'),
  startsOn: dateSchema.describe('The first working day, such as `2026-09-01`.'),
  responseDays: count(1, 60).describe('Days within which the company wants to answer.'),
  isGross: z.boolean().nullable().describe('Whether the pay is before taxes; `null` when not stated.'),
  isNegotiable: z.boolean(),
  days: count(PUBLISHED_DAYS.min, PUBLISHED_DAYS.max).describe('Days from the publication to the expiry.'),
});

/** The fields of a posting that no list or search reads. Empty text, `null` or an empty list stands for a missing value. */
export type JobDetails = Shape<typeof jobDetailsSchema>;

function count(min: number, max: number) {
  return z.number().int().min(min).max(max).nullable();
}
