import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { exactSchema, idSchema, lineSchema, z } from '#core/contract/schema.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { facetValueSchema, optionally, skillKeySchema, valuesSchema } from '#plugins/jobs/contract/search-schemas.ts';
import { countCandidates, searchCandidates } from './candidate-endpoints.ts';
import { CANDIDATE_ORDERS, type CandidateFacets, type FoundCandidate, MOST_CANDIDATE_VALUES, START_WITHIN } from './candidate-search.ts';
import { LANGUAGE_LEVELS } from './sections.ts';

function several(value: z.ZodType<string>) {
  return optionally(valuesSchema(value, MOST_CANDIDATE_VALUES));
}

const languageKeySchema = exactSchema(5, 10).regex(new RegExp(`^[a-z]{2,3}:(?:${LANGUAGE_LEVELS.join('|')})$`));

const candidateFilterFields = {
  q: optionally(lineSchema(0, 200)),
  skills: several(skillKeySchema),
  allSkills: optionally(z.enum(['true', 'false']).transform((text) => text === 'true')),
  languages: several(languageKeySchema),
  country: several(exactSchema(2, 2).regex(/^[A-Z]+$/)),
  town: optionally(lineSchema(0, 120)),
  category: several(exactSchema(1, 64).regex(/^[^,]+$/)),
  type: several(z.enum(EMPLOYMENT_TYPES)),
  mode: several(z.enum(WORK_MODES)),
  minYears: optionally(z.coerce.number().int().min(0).max(50)),
  startWithin: optionally(z.enum(START_WITHIN)),
};

const foundCandidateSchema: z.ZodType<FoundCandidate> = z.object({
  candidateId: idSchema,
  name: z.string().nullable(),
  headline: z.string(),
  country: z.string(),
  city: z.string(),
  skills: z.array(z.object({ name: z.string(), isAsked: z.boolean() })),
  availability: z.enum(['', 'now', 'notice', 'date']),
  noticeDays: z.int().nullable(),
  availableFrom: z.string(),
  years: z.int(),
  updatedAt: z.iso.datetime(),
});

const facetSchema = z.array(facetValueSchema);

const candidateFacetsSchema: z.ZodType<CandidateFacets> = z.object({
  count: z.int(),
  more: z.boolean(),
  skills: facetSchema,
  languages: facetSchema,
  country: facetSchema,
  category: facetSchema,
  type: facetSchema,
  mode: facetSchema,
  startWithin: facetSchema,
});

export const searchCandidatesContract = endpointContract(searchCandidates, {
  query: pageQuerySchema.extend({ ...candidateFilterFields, sort: optionally(z.enum(CANDIDATE_ORDERS)) }),
  reply: pageSchema(foundCandidateSchema),
});

export const countCandidatesContract = endpointContract(countCandidates, {
  query: z.object(candidateFilterFields),
  reply: candidateFacetsSchema,
});
