import { ROLES } from './actor.ts';
import { endpointContract } from './endpoint.ts';
import { getEpoch } from './epoch.ts';
import { getMe } from './me.ts';
import { idSchema, type Shape, z } from './schema.ts';
import { SUSPENSION_REASONS } from './suspension.ts';

/** Schema of {@link getMe}'s response. */
export const meSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES).nullable().describe('`null` until the user has chosen a role.'),
  photo: idSchema.optional().describe("The file of the user's photo; absent when the user has none."),
  mustConfirmPhone: z.boolean().describe('Whether the user must confirm a telephone number before they can choose a role.'),
  suspension: z.enum(SUSPENSION_REASONS).nullable().describe('Why the account is suspended; `null` if it is not.'),
  locale: z
    .string()
    .nullable()
    .describe('The language with its region that the user reads (BCP 47); `null` until their browser has said so.'),
  timeZone: z.string().nullable().describe("The user's time zone (IANA); `null` like the locale."),
  abilities: z
    .array(z.string())
    .describe('What the server generally allows this user, as `<subject>:<action>`. The client only reads it; the server decides access.'),
});

/** The signed-in user, as the API returns them to the client. */
export type Me = Shape<typeof meSchema>;

export const getMeContract = endpointContract(getMe, { reply: meSchema });

export const getEpochContract = endpointContract(getEpoch, { reply: z.object({ epoch: z.int() }) });
