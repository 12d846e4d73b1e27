import { ROLES } from './actor.ts';
import { endpointContract } from './endpoint.ts';
import { getMe } from './me.ts';
import { idSchema, z } from './schema.ts';

/** Schema of {@link getMe}'s response. */
export const meSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES).nullable(),
  mustConfirmPhone: z.boolean(),
  abilities: z.array(z.string()),
});

export const getMeContract = endpointContract(getMe, { reply: meSchema });
