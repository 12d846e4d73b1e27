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
  savePushToken,
} from './endpoints.ts';

/** The chosen role. It is never `admin`, which only the command line grants. */
const roleChoiceSchema = z.object({ role: z.enum(CHOOSABLE_ROLES) });

/** {@link chooseRole} with its schemas. */
export const chooseRoleContract = endpointContract(chooseRole, { body: roleChoiceSchema, reply: meSchema });

const sessionSchema = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: instantSchema,
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});

/** {@link listSessions} with its schemas. */
export const listSessionsContract = endpointContract(listSessions, { reply: z.object({ items: z.array(sessionSchema) }) });

/** {@link endSession} with its schemas. */
export const endSessionContract = endpointContract(endSession, { params: idParamsSchema, reply: z.undefined() }, 204);

/** {@link endOtherSessions} with its schemas. */
export const endOtherSessionsContract = endpointContract(endOtherSessions, { reply: z.object({ ended: z.int() }) });

/** {@link endThisSession} with its schemas. */
export const endThisSessionContract = endpointContract(endThisSession, { reply: z.undefined() }, 204);

// The provider's tokens contain only letters, digits and a few signs. Any other text is not a token.
const VISIBLE_ASCII = /^[\x21-\x7E]+$/;

/** {@link savePushToken} with its schemas. */
export const savePushTokenContract = endpointContract(savePushToken, {
  body: z.object({ token: exactSchema(1, 4096).regex(VISIBLE_ASCII) }),
  reply: z.object({ id: idSchema }),
});

/** {@link forgetPushToken} with its schemas. */
export const forgetPushTokenContract = endpointContract(forgetPushToken, { params: idParamsSchema, reply: z.undefined() }, 204);

const itemSchema = z.object({ code: z.string(), fate: z.enum(['deleted', 'kept']), count: z.int().min(1) });

/** {@link getDeletionPlan} with its schemas. */
export const getDeletionPlanContract = endpointContract(getDeletionPlan, {
  reply: z.object({ obstacle: z.enum(['demo', 'last-admin']).nullable(), items: z.array(itemSchema) }),
});

/** {@link deleteAccount} with its schemas. */
export const deleteAccountContract = endpointContract(deleteAccount, { reply: z.undefined() }, 204);
