import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { emailSchema, idParamsSchema, idSchema, lineSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import {
  getIssued,
  grantRequest,
  listAllIssued,
  listIssued,
  offerCredential,
  refuseRequest,
  resumeCredential,
  revokeCredential,
  suspendCredential,
} from './credential-endpoints.ts';
import { CREDENTIAL_STATES, REVOKE_REASONS } from './credential-states.ts';
import { credentialSchema, evidenceListSchema, historySchema, reasonSchema, resultSchema } from './schemas.ts';

const issuedSchema = credentialSchema.extend({
  recipient: z.string().describe('The name of the recipient, or the address to which the offer was sent while nobody has confirmed it.'),
});

/** A credential in the list of its issuer. */
export type IssuedCredential = Shape<typeof issuedSchema>;

/** The fields of an offer, before the recipient is added. */
export const offerDraftSchema = z.object({
  email: emailSchema.nullable(),
  evidence: evidenceListSchema,
  result: resultSchema,
});

/** What a member types into an offer. `email` is `null` when the recipient is known. */
export type OfferDraft = Shape<typeof offerDraftSchema>;

export const offerCredentialContract = endpointContract(
  offerCredential,
  {
    params: idParamsSchema,
    body: z.object({
      to: z.union([
        z.strictObject({ candidateId: idSchema }),
        z.strictObject({ email: emailSchema }),
        z.strictObject({ renews: idSchema }),
      ]),
      evidence: evidenceListSchema,
      result: resultSchema,
    }),
    reply: issuedSchema,
  },
  201,
);

export const grantRequestContract = endpointContract(grantRequest, {
  params: idParamsSchema,
  body: z.object({ evidence: evidenceListSchema, result: resultSchema, version: versionSchema }),
  reply: issuedSchema,
});

const reasoned = { params: idParamsSchema, body: z.object({ reason: reasonSchema, version: versionSchema }), reply: issuedSchema };

export const refuseRequestContract = endpointContract(refuseRequest, reasoned);

export const suspendCredentialContract = endpointContract(suspendCredential, reasoned);

export const resumeCredentialContract = endpointContract(resumeCredential, {
  params: idParamsSchema,
  body: z.object({ version: versionSchema }),
  reply: issuedSchema,
});

const revocationSchema = z.object({ reason: z.enum(REVOKE_REASONS), version: versionSchema });

/** How an issuer ends a credential. */
export type Revocation = Shape<typeof revocationSchema>;

export const revokeCredentialContract = endpointContract(revokeCredential, {
  params: idParamsSchema,
  body: revocationSchema,
  reply: issuedSchema,
});

const query = pageQuerySchema.extend({ status: z.enum(CREDENTIAL_STATES).optional(), q: lineSchema(0, 200).optional() });

export const listIssuedContract = endpointContract(listIssued, { params: idParamsSchema, query, reply: pageSchema(issuedSchema) });

export const listAllIssuedContract = endpointContract(listAllIssued, { query, reply: pageSchema(issuedSchema) });

export const getIssuedContract = endpointContract(getIssued, {
  params: idParamsSchema,
  reply: issuedSchema.extend({ history: historySchema }),
});
