import { endpointContract } from '#core/contract/endpoint.ts';
import { downloadContract } from '#core/contract/file-endpoint.ts';
import { idParamsSchema, idSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { TIERS } from './credential.ts';
import { MOST_SHOWN } from './limits.ts';
import {
  acceptCredential,
  declineCredential,
  getCredentialFile,
  getOwnCredential,
  getPassport,
  hideCredential,
  requestCredential,
} from './passport-endpoints.ts';
import { credentialSchema, evidenceListSchema, historySchema, noteSchema } from './schemas.ts';

const ownSchema = credentialSchema.extend({ isHidden: z.boolean() });

/** A credential in the passport of its recipient. */
export type OwnCredential = Shape<typeof ownSchema>;

const provenSkillSchema = z.object({
  code: z.string().describe('Empty for a skill that only has its typed name.'),
  name: z.string().describe('As the candidate wrote it; in English where only a credential proves it.'),
  names: z.record(z.string(), z.string()).optional().describe('Names in other languages, for a skill of master data.'),
  tier: z.enum(TIERS),
  credentials: z.array(idSchema).max(MOST_SHOWN).describe('Ids of the credentials that prove it.'),
});

/** A skill of the candidate with its best proof. */
export type ProvenSkill = Shape<typeof provenSkillSchema>;

const passportSchema = z.object({
  credentials: z.array(ownSchema).max(MOST_SHOWN),
  skills: z.array(provenSkillSchema),
});

/** The passport of a candidate. Offers stand first. */
export type Passport = Shape<typeof passportSchema>;

const versionedSchema = z.object({ version: versionSchema });

export const getPassportContract = endpointContract(getPassport, { reply: passportSchema });

const credentialDetailSchema = ownSchema.extend({
  history: historySchema,
  payload: z.string().describe('The payload of the token as JSON.'),
});

/** A credential in the passport, with its history and with what is or would be signed. */
export type CredentialDetail = Shape<typeof credentialDetailSchema>;

export const getOwnCredentialContract = endpointContract(getOwnCredential, {
  params: idParamsSchema,
  reply: credentialDetailSchema,
});

export const acceptCredentialContract = endpointContract(acceptCredential, {
  params: idParamsSchema,
  body: versionedSchema,
  reply: ownSchema,
});

export const declineCredentialContract = endpointContract(declineCredential, {
  params: idParamsSchema,
  body: versionedSchema,
  reply: ownSchema,
});

export const hideCredentialContract = endpointContract(hideCredential, {
  params: idParamsSchema,
  body: z.object({ isHidden: z.boolean() }),
  reply: ownSchema,
});

export const requestCredentialContract = endpointContract(
  requestCredential,
  { body: z.object({ achievementId: idSchema, note: noteSchema, evidence: evidenceListSchema }), reply: ownSchema },
  201,
);

export const getCredentialFileContract = downloadContract(
  getCredentialFile,
  { params: idParamsSchema },
  { types: ['text/plain; charset=utf-8'] },
);
