import { endpointContract } from '#core/contract/endpoint.ts';
import { countedPageSchema, countedQuerySchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, idSchema, lineSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { optionally } from '#core/contract/values-schema.ts';
import { getCandidate, listCandidates, openCandidate } from './candidate-endpoints.ts';
import { countViews, previewProfile } from './endpoints.ts';
import { CANDIDATE_ORDERS, LONGEST_REASON } from './listed-candidate.ts';
import { FINDING_OBSTACLES, PREVIEW_SIDES } from './preview.ts';
import { profileFilesSchema } from './schemas.ts';
import { sharedSectionSchemas } from './section-schemas.ts';
import { SEARCH_STATES, SIGHTS, VISIBILITIES } from './visibility.ts';

export const profileSchema = z.object({
  candidateId: idSchema,
  name: z.string().nullable().describe('`null` for a found candidate who does not show the name.'),
  sight: z.enum(SIGHTS),
  talentPoolUntil: z
    .string()
    .describe('The last day on which the company may keep the profile in its talent pool, such as `2028-09-01`; empty without a consent.'),
  sections: z.object(sharedSectionSchemas).describe('Missing sections are blank.'),
  files: profileFilesSchema.describe('The files in the sections. A file that was deleted meanwhile is missing.'),
});

/** A candidate's profile as another user reads it. */
export type CandidateProfile = Shape<typeof profileSchema>;

export const listedSchema = z.object({
  candidateId: idSchema,
  name: z.string(),
  email: z.string(),
  isSuspended: z.boolean(),
  completeness: z.int().describe('In percent.'),
  visibility: z.enum(VISIBILITIES),
  search: z.enum(SEARCH_STATES),
  isConfirmed: z.boolean().describe('Whether the email address is confirmed.'),
  joinedAt: z.iso.datetime(),
});

/** A candidate in the list of administrators. */
export type ListedCandidate = Shape<typeof listedSchema>;

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

export const profilePreviewSchema = z.object({
  profile: profileSchema.nullable().describe('`null` when such companies do not see the profile.'),
  obstacles: z.array(z.enum(FINDING_OBSTACLES)).describe('Empty when they see it.'),
});

/** A candidate's own profile as companies see it. */
export type ProfilePreview = Shape<typeof profilePreviewSchema>;

export const previewProfileContract = endpointContract(previewProfile, {
  query: z.object({ as: z.enum(PREVIEW_SIDES) }),
  reply: profilePreviewSchema,
});

export const countViewsContract = endpointContract(countViews, { reply: z.object({ companies: z.int() }) });
