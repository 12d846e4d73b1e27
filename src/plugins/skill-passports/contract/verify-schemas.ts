import { endpointContract } from '#core/contract/endpoint.ts';
import { downloadContract } from '#core/contract/file-endpoint.ts';
import { exactSchema, idParamsSchema, idSchema, textSchema, z } from '#core/contract/schema.ts';
import { LONGEST_VERIFIED } from './limits.ts';
import { verificationSchema } from './schemas.ts';
import {
  getAchievementEdition,
  getCredentialState,
  getIssuerKey,
  getIssuerKeys,
  getIssuerProfile,
  getStatusList,
  verifyCredential,
} from './verify-endpoints.ts';

const emailField = { email: exactSchema(0, 320).optional() };

export const verifyCredentialContract = endpointContract(verifyCredential, {
  body: z.union([
    z.strictObject({ text: textSchema(1, LONGEST_VERIFIED), ...emailField }),
    z.strictObject({ id: idSchema, ...emailField }),
  ]),
  reply: verificationSchema,
});

// Wallets and verifiers of other sites read these addresses in the browser.
const JSON_LD = { types: ['application/ld+json; charset=utf-8'], isForOtherSites: true };
const JSON_TEXT = { types: ['application/json; charset=utf-8'], isForOtherSites: true };

export const getIssuerProfileContract = downloadContract(getIssuerProfile, { params: idParamsSchema }, JSON_LD);

export const getIssuerKeyContract = downloadContract(getIssuerKey, { params: z.object({ id: idSchema, key: idSchema }) }, JSON_TEXT);

export const getIssuerKeysContract = downloadContract(getIssuerKeys, { params: idParamsSchema }, JSON_TEXT);

export const getAchievementEditionContract = downloadContract(
  getAchievementEdition,
  { params: z.object({ id: idSchema, edition: z.coerce.number().int().min(1).max(1_000_000) }) },
  JSON_LD,
);

export const getStatusListContract = downloadContract(
  getStatusList,
  { params: idParamsSchema },
  { types: ['application/vc+jwt; charset=utf-8'], isForOtherSites: true },
);

export const getCredentialStateContract = downloadContract(getCredentialState, { params: idParamsSchema }, JSON_TEXT);
