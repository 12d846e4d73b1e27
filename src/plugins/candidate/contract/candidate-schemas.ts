import { endpointContract } from '#core/contract/endpoint.ts';
import { countedPageSchema, countedQuerySchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, idSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { optionally } from '#plugins/jobs/contract/search-schemas.ts';
import { getCandidate, listCandidates, openCandidate } from './candidate-endpoints.ts';
import { countViews, previewProfile } from './endpoints.ts';
import { CANDIDATE_ORDERS, type ListedCandidate, LONGEST_REASON } from './listed-candidate.ts';
import { FINDING_OBSTACLES, PREVIEW_SIDES } from './preview.ts';
import type { CandidateProfile } from './profile.ts';
import { profileFilesSchema } from './schemas.ts';
import { sharedSectionSchemas } from './section-schemas.ts';
import { SEARCH_STATES, SIGHTS, VISIBILITIES } from './visibility.ts';

const profileSchema: z.ZodType<CandidateProfile> = z.object({
  candidateId: idSchema,
  name: z.string().nullable(),
  sight: z.enum(SIGHTS),
  talentPoolUntil: z.string(),
  sections: z.object(sharedSectionSchemas),
  files: profileFilesSchema,
});

const listedSchema: z.ZodType<ListedCandidate> = z.object({
  candidateId: idSchema,
  name: z.string(),
  email: z.string(),
  isSuspended: z.boolean(),
  completeness: z.int(),
  visibility: z.enum(VISIBILITIES),
  search: z.enum(SEARCH_STATES),
  isConfirmed: z.boolean(),
  joinedAt: z.iso.datetime(),
});

export const getCandidateContract = endpointContract(getCandidate, { params: idParamsSchema, reply: profileSchema });

/** The reason for the audit record has 10 to 300 characters. */
export const openingSchema = z.object({ reason: textSchema(10, LONGEST_REASON) });

export const openCandidateContract = endpointContract(openCandidate, {
  params: idParamsSchema,
  body: openingSchema,
  reply: profileSchema,
});

export const listCandidatesContract = endpointContract(listCandidates, {
  query: countedQuerySchema.extend({ q: optionally(lineSchema(0, 200)), sort: z.enum(CANDIDATE_ORDERS).default('newest') }),
  reply: countedPageSchema(listedSchema),
});

export const previewProfileContract = endpointContract(previewProfile, {
  query: z.object({ as: z.enum(PREVIEW_SIDES) }),
  reply: z.object({ profile: profileSchema.nullable(), obstacles: z.array(z.enum(FINDING_OBSTACLES)) }),
});

export const countViewsContract = endpointContract(countViews, { reply: z.object({ companies: z.int() }) });
