import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { exactSchema, idSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { choiceSchema, oneOrSeveral, optionally, valuesSchema } from '#core/contract/values-schema.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { facetValueSchema, SKILL_KEYS, skillKeySchema } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { countCandidates, searchCandidates } from './candidate-endpoints.ts';
import { CANDIDATE_ORDERS, MOST_CANDIDATE_VALUES, MOST_COUNTED_CANDIDATES, START_WITHIN } from './candidate-search.ts';
import { LANGUAGE_LEVELS } from './sections.ts';

function several(value: z.ZodType<string>) {
  return optionally(valuesSchema(value, MOST_CANDIDATE_VALUES));
}

const languageKeySchema = exactSchema(5, 10).regex(new RegExp(`^[a-z]{2,3}:(?:${LANGUAGE_LEVELS.join('|')})$`));

export const candidateFilterSchema = z.object({
  q: optionally(lineSchema(0, 200)).describe(
    'Words of job titles, the headline and skills. All must match; words of three or more letters match beginnings of words.',
  ),
  skills: several(skillKeySchema).describe(`${SKILL_KEYS} Candidates have one of them, or all with \`allSkills\`.`),
  allSkills: choiceSchema,
  languages: several(languageKeySchema).describe('Languages, each with the lowest level, such as `nl:b2`. Candidates have all of them.'),
  country: several(exactSchema(2, 2).regex(/^[A-Z]+$/)).describe('ISO 3166-1 alpha-2.'),
  town: optionally(lineSchema(0, 120)).describe('The name of a town, without regard to case and accents.'),
  category: several(exactSchema(1, 64).regex(/^[^,]+$/)).describe('Codes of categories of job postings.'),
  type: several(z.enum(EMPLOYMENT_TYPES)).describe(oneOrSeveral(EMPLOYMENT_TYPES)),
  mode: several(z.enum(WORK_MODES)).describe(oneOrSeveral(WORK_MODES)),
  minYears: optionally(z.coerce.number().int().min(0).max(50)).describe('The fewest years of work, 0 to 50.'),
  startWithin: optionally(z.enum(START_WITHIN)).describe('Days within which the candidate can start: `0` (now), `30` or `90`.'),
});

/**
 * Filters for candidates. A missing filter matches every candidate. `skills`, `languages`, `country`, `category`, `type` and `mode` hold up
 * to {@link MOST_CANDIDATE_VALUES} values, separated by commas.
 */
export type CandidateFilter = Shape<typeof candidateFilterSchema>;

export const foundSkillSchema = z.object({ name: z.string(), isAsked: z.boolean().describe('Whether the search asked for it.') });

/** A skill of a found candidate. */
export type FoundSkill = Shape<typeof foundSkillSchema>;

export const foundCandidateSchema = z.object({
  candidateId: idSchema,
  name: z.string().nullable().describe('`null` for a candidate who does not show the name.'),
  headline: z.string(),
  country: z.string(),
  city: z.string(),
  skills: z.array(foundSkillSchema).describe('Up to five, those searched first.'),
  availability: z.enum(['', 'now', 'notice', 'date']),
  noticeDays: z.int().nullable(),
  availableFrom: z.string(),
  years: z.int().describe('Completed years of work.'),
  updatedAt: z.iso.datetime(),
});

/** A candidate in a list of employers. */
export type FoundCandidate = Shape<typeof foundCandidateSchema>;

const facetSchema = z.array(facetValueSchema);

export const candidateFacetsSchema = z.object({
  count: z.int().describe(`At most ${MOST_COUNTED_CANDIDATES}.`),
  more: z.boolean().describe('Whether more candidates match than were counted.'),
  skills: facetSchema,
  languages: facetSchema.describe('Codes of languages at any level.'),
  country: facetSchema,
  category: facetSchema,
  type: facetSchema,
  mode: facetSchema,
  startWithin: facetSchema.describe(
    'Days within which candidates can start: `0` (now), `30` and `90`. Each count includes the earlier ones.',
  ),
});

/**
 * How many candidates a search finds, and what can be chosen in each filter. A filter with a choice is counted without this choice. When
 * more than 1,000 match, the newest ones are counted.
 */
export type CandidateFacets = Shape<typeof candidateFacetsSchema>;

export const searchCandidatesContract = endpointContract(searchCandidates, {
  query: pageQuerySchema.extend({ ...candidateFilterSchema.shape, sort: optionally(z.enum(CANDIDATE_ORDERS)) }),
  reply: pageSchema(foundCandidateSchema),
});

export const countCandidatesContract = endpointContract(countCandidates, {
  query: candidateFilterSchema,
  reply: candidateFacetsSchema,
});
