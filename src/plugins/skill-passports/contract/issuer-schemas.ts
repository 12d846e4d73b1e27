import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, idSchema, instantSchema, lineSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { MOST_LISTED_COMPANIES } from '#plugins/employer/contract/company.ts';
import { ISSUER_FILTERS } from './issuer.ts';
import {
  askToIssue,
  compromiseKey,
  countWaitingIssuers,
  createAchievement,
  createKey,
  decideIssuer,
  listAchievements,
  listIssuers,
  listMyIssuers,
  listOffered,
  retireAchievement,
  updateAchievement,
} from './issuer-endpoints.ts';
import { MOST_ACHIEVEMENTS, MOST_KEYS } from './limits.ts';
import {
  achievementInputSchema,
  achievementSchema,
  credentialIssuerSchema,
  issuerKeySchema,
  issuerSchema,
  reasonSchema,
} from './schemas.ts';

const withKeysSchema = issuerSchema.extend({ keys: z.array(issuerKeySchema).max(MOST_KEYS) });

const listedSchema = withKeysSchema.extend({ members: z.int().describe('How many members its company has.') });

/** An issuer as the administrators who decide about it see it. */
export type ListedIssuer = Shape<typeof listedSchema>;

const myIssuerSchema = withKeysSchema.extend({
  openRequests: z.int().describe('How many requests of candidates wait for an answer.'),
});

/** An issuer as the members of its company see it. */
export type MyIssuer = Shape<typeof myIssuerSchema>;

const offeredSchema = achievementSchema.extend({ issuer: credentialIssuerSchema });

/** An achievement that a trusted issuer offers, as candidates find it. */
export type OfferedAchievement = Shape<typeof offeredSchema>;

export const askToIssueContract = endpointContract(
  askToIssue,
  { body: z.object({ companyId: idSchema, name: lineSchema(1, 120) }), reply: issuerSchema },
  201,
);

export const listMyIssuersContract = endpointContract(listMyIssuers, {
  reply: z.object({ items: z.array(myIssuerSchema).max(MOST_LISTED_COMPANIES) }),
});

export const listIssuersContract = endpointContract(listIssuers, {
  query: pageQuerySchema.extend({ q: lineSchema(0, 120).optional(), status: z.enum(ISSUER_FILTERS).optional() }),
  reply: pageSchema(listedSchema),
});

export const countWaitingIssuersContract = endpointContract(countWaitingIssuers, { reply: z.object({ count: z.int() }) });

export const decideIssuerContract = endpointContract(decideIssuer, {
  params: idParamsSchema,
  body: z.discriminatedUnion('to', [
    z.object({ to: z.literal('trusted'), version: versionSchema }),
    z.object({ to: z.literal('suspended'), reason: reasonSchema, version: versionSchema }),
  ]),
  reply: issuerSchema,
});

export const createKeyContract = endpointContract(createKey, { params: idParamsSchema, reply: issuerKeySchema }, 201);

export const compromiseKeyContract = endpointContract(compromiseKey, {
  params: z.object({ id: idSchema, key: idSchema }),
  body: z.object({ from: instantSchema }),
  reply: issuerKeySchema,
});

export const listAchievementsContract = endpointContract(listAchievements, {
  params: idParamsSchema,
  reply: z.object({ items: z.array(achievementSchema).max(MOST_ACHIEVEMENTS) }),
});

export const listOfferedContract = endpointContract(listOffered, {
  query: pageQuerySchema.extend({ q: lineSchema(0, 200).optional(), companyId: idSchema.optional() }),
  reply: pageSchema(offeredSchema),
});

export const createAchievementContract = endpointContract(
  createAchievement,
  { params: idParamsSchema, body: achievementInputSchema, reply: achievementSchema },
  201,
);

export const updateAchievementContract = endpointContract(updateAchievement, {
  params: idParamsSchema,
  body: z.object({ input: achievementInputSchema, isActive: z.boolean(), version: versionSchema }),
  reply: achievementSchema,
});

export const retireAchievementContract = endpointContract(retireAchievement, {
  params: idParamsSchema,
  body: z.object({ version: versionSchema }),
  reply: achievementSchema,
});
