import { endpointContract } from '#core/contract/endpoint.ts';
import { z } from '#core/contract/schema.ts';
import { deleteAccount, getDeletionPlan } from './deletion-endpoints.ts';

const itemSchema = z.object({ code: z.string(), fate: z.enum(['deleted', 'kept']), count: z.int().min(1) });

/** {@link getDeletionPlan} with its schemas. */
export const getDeletionPlanContract = endpointContract(getDeletionPlan, {
  reply: z.object({ obstacle: z.enum(['demo', 'last-admin']).nullable(), items: z.array(itemSchema) }),
});

/** {@link deleteAccount} with its schemas. */
export const deleteAccountContract = endpointContract(deleteAccount, { reply: z.undefined() }, 204);
