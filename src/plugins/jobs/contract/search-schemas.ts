import { exactSchema, idSchema, lineSchema, z } from '#core/contract/schema.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { categoryCodeSchema } from './posting-field-schemas.ts';
import { EXPERIENCE_BANDS, filterValues, MOST_FILTER_VALUES } from './search.ts';

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
    const values = filterValues(context.value);
    if (values.length > most) {
      context.issues.push({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input: context.value });
      return;
    }
    const wrong = values.map((each) => value.safeParse(each)).find(({ success }) => !success);
    if (wrong !== undefined) context.issues.push({ code: 'invalid_format', format: 'values', input: context.value });
  });
}

/** See `skillKey`. */
export const skillKeySchema = exactSchema(1, 130).regex(/^~?[\p{L}\p{N}\p{M}_.+#-]+$/u);

const salarySchema = z.coerce.number().int().min(0).max(HIGHEST_SALARY);

/** The filters of a search in the query of a call. */
export const jobFilterFields = {
  q: optionally(lineSchema(0, 200)),
  where: optionally(lineSchema(0, 200)),
  category: optionally(valuesSchema(categoryCodeSchema)),
  employmentType: optionally(valuesSchema(z.enum(EMPLOYMENT_TYPES))),
  workMode: optionally(valuesSchema(z.enum(WORK_MODES))),
  skills: optionally(valuesSchema(skillKeySchema)),
  companies: optionally(valuesSchema(idSchema)),
  experience: optionally(valuesSchema(z.enum(EXPERIENCE_BANDS))),
  language: optionally(valuesSchema(exactSchema(2, 3).regex(/^[a-z]+$/))),
  country: optionally(valuesSchema(exactSchema(2, 2).regex(/^[A-Z]+$/))),
  minSalary: optionally(salarySchema),
  maxSalary: optionally(salarySchema),
  currency: optionally(exactSchema(3, 3).regex(/^[A-Z]+$/)),
  postedWithin: optionally(z.coerce.number().int().min(1).max(365)),
  companyId: optionally(idSchema),
  exact: optionally(z.enum(['true', 'false']).transform((text) => text === 'true')),
};

/** A value of a facet in a reply. */
export const facetValueSchema = z.object({
  value: z.string(),
  name: z.string().nullable(),
  names: z.record(z.string(), z.string()).optional(),
  count: z.int(),
});

const facetSchema = z.object({ values: z.array(facetValueSchema), more: z.boolean() });

export const jobFacetsSchema = z.object({
  category: facetSchema,
  employmentType: facetSchema,
  workMode: facetSchema,
  experience: facetSchema,
  postedWithin: facetSchema,
  companies: facetSchema,
  skills: facetSchema,
  language: facetSchema,
  pay: z.object({ currency: z.string(), from: z.number(), step: z.number(), counts: z.array(z.int()), more: z.boolean() }).nullable(),
});

export const jobSuggestionSchema = z.object({
  kind: z.enum(['title', 'company', 'category', 'skill']),
  text: z.string(),
  value: z.string().nullable(),
  names: z.record(z.string(), z.string()).optional(),
});
