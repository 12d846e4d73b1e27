import { CHOOSABLE_ROLES } from '#core/contract/actor.ts';
import { endpointContract } from '#core/contract/endpoint.ts';
import { meSchema } from '#core/contract/me-schema.ts';
import { exactSchema, idParamsSchema, idSchema, instantSchema, z } from '#core/contract/schema.ts';
import {
  chooseRole,
  deleteAccount,
  endOtherSessions,
  endSession,
  endThisSession,
  forgetPushToken,
  getDeletionPlan,
  listSessions,
  MOST_SESSIONS,
  savePushToken,
} from './endpoints.ts';

/** The chosen role. It is never `admin`, which only the command line grants. */
const roleChoiceSchema = z.object({ role: z.enum(CHOOSABLE_ROLES) });

export const chooseRoleContract = endpointContract(chooseRole, { body: roleChoiceSchema, reply: meSchema });

const sessionSchema = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});

export const listSessionsContract = endpointContract(listSessions, {
  reply: z.object({ items: z.array(sessionSchema).max(MOST_SESSIONS) }),
});

export const endSessionContract = endpointContract(endSession, { params: idParamsSchema, reply: z.undefined() }, 204);

export const endOtherSessionsContract = endpointContract(endOtherSessions, { reply: z.object({ ended: z.int() }) });

export const endThisSessionContract = endpointContract(endThisSession, { reply: z.undefined() }, 204);

// The provider's tokens contain only letters, digits and a few signs. Any other text is not a token.
const VISIBLE_ASCII = /^[\x21-\x7E]+$/;

export const savePushTokenContract = endpointContract(savePushToken, {
  body: z.object({ token: exactSchema(1, 4096).regex(VISIBLE_ASCII) }),
  reply: z.object({ id: idSchema }),
});

export const forgetPushTokenContract = endpointContract(forgetPushToken, { params: idParamsSchema, reply: z.undefined() }, 204);

const itemSchema = z.object({ code: z.string(), fate: z.enum(['deleted', 'kept']), count: z.int().min(1) });

export const getDeletionPlanContract = endpointContract(getDeletionPlan, {
  reply: z.object({ obstacle: z.enum(['demo', 'last-admin']).nullable(), items: z.array(itemSchema) }),
});

export const deleteAccountContract = endpointContract(deleteAccount, { reply: z.undefined() }, 204);
