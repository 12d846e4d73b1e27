import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, idSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { getCandidate, getMyProfile, saveMyProfile } from './endpoints.ts';

/** A candidate's profile, as answered. */
const candidateProfileSchema = z.object({
  candidateId: idSchema,
  name: z.string(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  summary: z.string().nullable(),
  version: z.number().int(),
});

/** What a candidate enters (limits: headline 1 to 120, location up to 120, summary up to 2,000 characters). */
const candidateProfileInputSchema = z.object({
  headline: lineSchema(1, 120),
  location: lineSchema(0, 120).optional(),
  summary: textSchema(0, 2000).optional(),
  version: z.number().int().min(0),
});

/** What the fields of the profile hold, apart from the version that the edit is made from. */
export const candidateProfileFieldsSchema = candidateProfileInputSchema.omit({ version: true });

/** {@link getMyProfile} with its schemas. */
export const getMyProfileContract = endpointContract(getMyProfile, { reply: candidateProfileSchema });

/** {@link saveMyProfile} with its schemas. */
export const saveMyProfileContract = endpointContract(saveMyProfile, {
  body: candidateProfileInputSchema,
  reply: candidateProfileSchema,
});

/** {@link getCandidate} with its schemas. */
export const getCandidateContract = endpointContract(getCandidate, { params: idParamsSchema, reply: candidateProfileSchema });
