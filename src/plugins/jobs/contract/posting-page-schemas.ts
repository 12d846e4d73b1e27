import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, z } from '#core/contract/schema.ts';
import { countJobApplicants } from './posting-page-endpoints.ts';

export const countJobApplicantsContract = endpointContract(countJobApplicants, {
  params: idParamsSchema,
  reply: z.object({ count: z.number().int().min(0).nullable(), more: z.boolean() }),
});
