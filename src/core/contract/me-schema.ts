import { ROLES } from './actor.ts';
import { endpointContract } from './endpoint.ts';
import { getEpoch } from './epoch.ts';
import { getMe } from './me.ts';
import { idSchema, z } from './schema.ts';
import { SUSPENSION_REASONS } from './suspension.ts';

/** Schema of {@link getMe}'s response. */
export const meSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES).nullable(),
  photo: idSchema.optional(),
  mustConfirmPhone: z.boolean(),
  suspension: z.enum(SUSPENSION_REASONS).nullable(),
  abilities: z.array(z.string()),
});

export const getMeContract = endpointContract(getMe, { reply: meSchema });

export const getEpochContract = endpointContract(getEpoch, { reply: z.object({ epoch: z.int() }) });
