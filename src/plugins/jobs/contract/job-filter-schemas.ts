import { exactSchema, idSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { choiceSchema, oneOrSeveral, optionally, valuesSchema } from '#core/contract/values-schema.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';
import { placeNumberSchema, radiusSchema } from '#plugins/places/contract/schemas.ts';
import { AS_WORDS, EXPERIENCE_BANDS } from './filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { categoryCodeSchema } from './posting-field-schemas.ts';

/** Highest salary that a search accepts, in whole units a year. */
const HIGHEST_SALARY = 1_000_000_000_000;

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
  exact: choiceSchema.describe('Searches for exactly these words, even if nothing is found and a similar word is known.'),
  asWords: optionally(valuesSchema(z.enum(AS_WORDS))).describe(
    'Values of filters as which no phrase of `q` is read, and `place` for places. Its words are searched as others.',
  ),
  place: optionally(placeNumberSchema).describe(
    'The number of a place, from `/places/suggestions`: postings of this place and of those around it. Those whose place is not known match by `where`, which is its name.',
  ),
  radius: optionally(radiusSchema).describe(`Kilometres around \`place\`; ${RADIUS.min} to ${RADIUS.max}, by default ${RADIUS.usual}.`),
  remote: choiceSchema.describe('Also remote postings for applicants in the country of `place`.'),
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
