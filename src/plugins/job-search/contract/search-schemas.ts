import { endpointContract } from '#core/contract/endpoint.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { pageQuerySchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { optionally } from '#core/contract/values-schema.ts';
import { facetValueSchema, jobFilterSchema } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { jobSummarySchema } from '#plugins/jobs/contract/reply-schemas.ts';
import { placeSchema } from '#plugins/places/contract/schemas.ts';
import { countJobs, listJobFacets, listSimilarJobs, searchJobs, suggestJobs } from './endpoints.ts';
import { FEW_POSTINGS, READ_FIELDS } from './read.ts';
import { FACET_WINDOW, PAY_BARS, SEARCH_ORDERS } from './search.ts';

export const facetSchema = z.object({
  values: z.array(facetValueSchema),
  more: z.boolean().describe(`Whether more than ${FACET_WINDOW} postings were found. Then only the newest ${FACET_WINDOW} are counted.`),
});

/** The values of one filter, most postings first. */
export type Facet = Shape<typeof facetSchema>;

const placeFacetSchema = z.object({
  values: z.array(z.object({ place: placeSchema, count: z.int() })),
  more: facetSchema.shape.more,
  read: z
    .object({ id: z.int(), phrase: z.string() })
    .nullable()
    .describe('The place that was read in `q`, with its words there. Another choice takes them out of `q`.'),
});

/** The places of the postings found, most postings first. A posting of several places counts for each. */
export type PlaceFacet = Shape<typeof placeFacetSchema>;

export const payFacetSchema = z.object({
  currency: z.string().describe('ISO 4217.'),
  from: z.number().describe('Whole units a year at which the first bar begins.'),
  step: z.number().describe('The width of a bar in whole units.'),
  counts: z.array(z.int()).describe(`The numbers of postings in ${PAY_BARS} bars. The last bar has no upper end.`),
  more: z.boolean(),
});

/** The yearly pay of the postings found, in the currency of most of them or the one asked for. */
export type PayFacet = Shape<typeof payFacetSchema>;

export const jobFacetsSchema = z.object({
  category: facetSchema,
  employmentType: facetSchema,
  workMode: facetSchema,
  experience: facetSchema,
  postedWithin: facetSchema.describe('The ages 1, 3, 7 and 30 days. Each count includes the younger postings.'),
  companies: facetSchema.describe('At most 20.'),
  skills: facetSchema.describe('At most 20.'),
  language: facetSchema,
  places: placeFacetSchema.describe('At most 20. Its choice is `place` or `where`.'),
  pay: payFacetSchema.nullable().describe('`null` when no posting names its pay.'),
});

/** What can be chosen in each filter. A filter with a choice is counted without this choice, so its other values keep their counts. */
export type JobFacets = Shape<typeof jobFacetsSchema>;

export const jobSuggestionSchema = z.object({
  kind: z.enum(['title', 'company', 'category', 'skill']),
  text: z.string(),
  value: z.string().nullable().describe('The value for the filter of a company, category or skill; `null` for a title.'),
  count: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'How many postings the filter finds alone, counted every ten minutes; `null` for a title, whose words find more than its own.',
    ),
  names: z.record(z.string(), z.string()).optional(),
});

/** A text that the search suggests while the user types. */
export type JobSuggestion = Shape<typeof jobSuggestionSchema>;

const foundJobSchema = jobSummarySchema.extend({
  sentence: z
    .string()
    .nullable()
    .describe('Of a posting that only its description lets find: the sentence with the words, or a part of it, of at most 160 characters.'),
  distance: z
    .number()
    .optional()
    .describe(
      'Kilometres from the place of the search to the nearest one of the posting, on the great circle. Missing where it is not known.',
    ),
});

/** A posting in the results of a search. */
export type FoundJob = Shape<typeof foundJobSchema>;

const countSchema = z.object({ count: z.int().min(0), more: z.boolean().describe('Whether more were found than counted.') });

const readSchema = z.object({
  field: z.enum(READ_FIELDS),
  value: z
    .string()
    .describe('A value of the filter `field`. With it in `asWords`, the phrase is searched as words; for a place, with the value `place`.'),
  phrase: z.string().describe('As it was typed.'),
});

/** A phrase of a search text that was read as a filter or as a place. */
export type ReadFilter = Shape<typeof readSchema>;

const othersSchema = countSchema.extend({
  without: z.array(z.string()).describe('The words that were left out, the least frequent first.'),
  q: z.string().describe('The other words. They find these postings and those with all words.'),
  items: z.array(foundJobSchema).max(FEW_POSTINGS),
});

/** Postings without some words of a search that finds few. */
export type OtherJobs = Shape<typeof othersSchema>;

const wordCountSchema = countSchema.extend({
  word: z.string(),
  q: z.string().describe('The word, with the phrases that were read as filters.'),
});

/** A word of a search, and how many postings it finds alone. */
export type WordCount = Shape<typeof wordCountSchema>;

export const foundJobsSchema = z.object({
  items: z.array(foundJobSchema).max(PAGE_LIMIT.max),
  nextCursor: z.string().nullable(),
  place: placeSchema
    .nullable()
    .describe('The place of the search, also one that was read in `q`; `null` without one, and for a number that no place has.'),
  corrected: z
    .string()
    .nullable()
    .describe('The words that were searched instead of those of the query, which find nothing; `null` when the words were not changed.'),
  read: z
    .array(readSchema)
    .describe(
      'The phrases of the query that were read as filters, which find postings with the value and those that say it; at the end the words that were read as the place.',
    ),
  others: z
    .array(othersSchema)
    .describe(
      `For a search that finds fewer than ${FEW_POSTINGS} postings: those without its least frequent word, then without two. Empty on later pages, and for a limit below ${FEW_POSTINGS}.`,
    ),
  words: z.array(wordCountSchema).describe('For such a search of three or more words: what each word finds alone.'),
});

/** A page of the search. */
export type FoundJobs = Shape<typeof foundJobsSchema>;

/** The same without what makes up for few postings. */
export type FoundPage = Omit<FoundJobs, 'others' | 'words'>;

export const searchJobsContract = endpointContract(searchJobs, {
  query: pageQuerySchema.extend({ ...jobFilterSchema.shape, sort: optionally(z.enum(SEARCH_ORDERS)) }),
  reply: foundJobsSchema,
});

export const listJobFacetsContract = endpointContract(listJobFacets, { query: jobFilterSchema, reply: jobFacetsSchema });

export const suggestJobsContract = endpointContract(suggestJobs, {
  query: z.object({ q: lineSchema(0, 200) }),
  reply: z.object({ items: z.array(jobSuggestionSchema) }),
});

export const countJobsContract = endpointContract(countJobs, {
  query: jobFilterSchema,
  reply: z.object({ count: z.number().int().min(0), more: z.boolean() }),
});

export const listSimilarJobsContract = endpointContract(listSimilarJobs, {
  params: idParamsSchema,
  reply: z.object({ items: z.array(jobSummarySchema).max(6) }),
});
