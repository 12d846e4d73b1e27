import { exactSchema, idSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { valuesIn } from '#core/contract/value-params.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';
import { placeNumberSchema, radiusSchema } from '#plugins/places/contract/schemas.ts';
import { AS_WORDS, EXPERIENCE_BANDS, MOST_FILTER_VALUES } from './filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { categoryCodeSchema } from './posting-field-schemas.ts';

/** Highest salary that a search accepts, in whole units a year. */
const HIGHEST_SALARY = 1_000_000_000_000;

/** Twenty ids with commas, the longest text of a filter. */
const MOST_FILTER_TEXT = 1_500;

/** An empty field of a form or an address counts as a missing one. */
export function optionally<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** One or several values of a filter, separated by commas. */
export function valuesSchema(value: z.ZodType<string>, most = MOST_FILTER_VALUES) {
  return exactSchema(0, MOST_FILTER_TEXT).check((context) => {
    if (context.issues.length > 0) return;
    const values = valuesIn(context.value);
    if (values.length > most) {
      context.issues.push({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input: context.value });
      return;
    }
    const wrong = values.map((each) => value.safeParse(each)).find(({ success }) => !success);
    if (wrong !== undefined) context.issues.push({ code: 'invalid_format', format: 'values', input: context.value });
  });
}

/** The names of the values of a filter, for its description. */
export function oneOrSeveral(values: readonly string[]): string {
  return `One or several of ${values.map((value) => `\`${value}\``).join(', ')}.`;
}

/** See `skillKey`. */
export const skillKeySchema = exactSchema(1, 130).regex(/^~?[\p{L}\p{N}\p{M}_.+#-]+$/u);

/** What a filter by skills takes. */
export const SKILL_KEYS =
  'Skills: a code of master data, or for a typed skill `~` and its name in lower case, without accents and with `_` for spaces.';

const salarySchema = z.coerce.number().int().min(0).max(HIGHEST_SALARY);

/** The filters of a search in the query of a call. */
export const jobFilterSchema = z.object({
  q: optionally(lineSchema(0, 200)).describe(
    'Words of the title, the company, the location, the category and the skills; postings with words in their description come after the others. Each word must match, or its English singular or plural, or an equal of the master data `search-synonyms`. A word in more than 30 % of the postings need not match when there are other words. A phrase such as `part time` is read as a filter, and a place at the end or the beginning as `place` with `where` if the other words find postings there; see `asWords`.',
  ),
  where: optionally(lineSchema(0, 200)).describe(
    'Words of the location, with the same rules as `q`. They also match the name of the category.',
  ),
  category: optionally(valuesSchema(categoryCodeSchema)).describe('Codes of categories.'),
  employmentType: optionally(valuesSchema(z.enum(EMPLOYMENT_TYPES))).describe(oneOrSeveral(EMPLOYMENT_TYPES)),
  workMode: optionally(valuesSchema(z.enum(WORK_MODES))).describe(oneOrSeveral(WORK_MODES)),
  skills: optionally(valuesSchema(skillKeySchema)).describe(SKILL_KEYS),
  companies: optionally(valuesSchema(idSchema)).describe('Ids of companies.'),
  experience: optionally(valuesSchema(z.enum(EXPERIENCE_BANDS))).describe(
    'Required experience: `starting` (under 1 year), `some` (1 to 3), `experienced` (4 to 7) or `long` (8 and more).',
  ),
  language: optionally(valuesSchema(exactSchema(2, 3).regex(/^[a-z]+$/))).describe('Languages of the text, ISO 639.'),
  country: optionally(valuesSchema(exactSchema(2, 2).regex(/^[A-Z]+$/))).describe('ISO 3166-1 alpha-2.'),
  minSalary: optionally(salarySchema).describe('Whole units of `currency` a year. Without a currency, of the currency of each posting.'),
  maxSalary: optionally(salarySchema).describe('Like `minSalary`.'),
  currency: optionally(exactSchema(3, 3).regex(/^[A-Z]+$/)).describe(
    'ISO 4217; one value. It chooses the currency of the pay, and is no filter by itself.',
  ),
  postedWithin: optionally(z.coerce.number().int().min(1).max(365)).describe('Highest age in days of 24 hours; 1 to 365.'),
  companyId: optionally(idSchema),
  exact: optionally(z.enum(['true', 'false']).transform((text) => text === 'true')).describe(
    'Searches for exactly these words, even if nothing is found and a similar word is known.',
  ),
  asWords: optionally(valuesSchema(z.enum(AS_WORDS))).describe(
    'Values of filters as which no phrase of `q` is read, and `place` for places. Its words are searched as others.',
  ),
  place: optionally(placeNumberSchema).describe(
    'The number of a place, from `/places/suggestions`: postings of this place and of those around it. Those whose place is not known match by `where`, which is its name.',
  ),
  radius: optionally(radiusSchema).describe(`Kilometres around \`place\`; ${RADIUS.min} to ${RADIUS.max}, by default ${RADIUS.usual}.`),
  remote: optionally(z.enum(['true', 'false']).transform((text) => text === 'true')).describe(
    'Also remote postings for applicants in the country of `place`.',
  ),
});

/**
 * Filters for published postings. A missing filter matches every posting. Filters of type text, apart from `q` and `where`, hold one or
 * several values separated by commas: a posting matches if it has one of them.
 */
export type JobFilter = Shape<typeof jobFilterSchema>;

/** A value of a facet in a reply. */
export const facetValueSchema = z.object({
  value: z.string().describe('As the filter of the search takes it.'),
  name: z.string().nullable().describe("In English. `null` where the client's texts name the value."),
  names: z.record(z.string(), z.string()).optional().describe('Names in other languages, which administrators gave.'),
  count: z.int(),
});

/** A value of a filter, and how many postings would be found with it alone in this filter. */
export type FacetValue = Shape<typeof facetValueSchema>;
