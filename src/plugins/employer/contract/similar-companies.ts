import { endpointContract } from '#core/contract/endpoint.ts';
import { idSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { optionally } from '#core/contract/values-schema.ts';
import { companyBasicsSchema } from './company-part-schemas.ts';
import { findSimilarCompanies } from './endpoints.ts';

/** The most similar companies of an answer. */
export const MOST_SIMILAR = 5;

/** How alike two names are at least: the part of three-letter sequences that both have. */
export const LEAST_LIKENESS = 0.6;

export const similarCompanySchema = z.object({
  id: idSchema,
  name: z.string(),
  country: z.string().nullable(),
  website: z.string().nullable(),
  logoFileId: idSchema.nullable(),
  hasMembers: z.boolean(),
  by: z.enum(['registration-number', 'website', 'name']).describe('What both companies share.'),
});

/** A company that may be the one that somebody is about to add. */
export type SimilarCompany = Shape<typeof similarCompanySchema>;

export const findSimilarCompaniesContract = endpointContract(findSimilarCompanies, {
  query: z.object({
    name: lineSchema(1, 80),
    registrationNumber: optionally(lineSchema(0, 40)),
    country: optionally(companyBasicsSchema.shape.country).transform((country) => country ?? undefined),
    website: optionally(z.string().max(2000)),
  }),
  reply: z.object({ items: z.array(similarCompanySchema).max(MOST_SIMILAR) }),
});
