import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, z } from '#core/contract/schema.ts';
import { countJobApplicants, listSimilarJobs } from './posting-page-endpoints.ts';
import { jobSummarySchema } from './reply-schemas.ts';

export const listSimilarJobsContract = endpointContract(listSimilarJobs, {
  params: idParamsSchema,
  reply: z.object({ items: z.array(jobSummarySchema).max(6) }),
});

export const countJobApplicantsContract = endpointContract(countJobApplicants, {
  params: idParamsSchema,
  reply: z.object({ count: z.number().int().min(0).nullable(), more: z.boolean() }),
});
