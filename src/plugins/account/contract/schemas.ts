import { CHOOSABLE_ROLES } from '#core/contract/actor.ts';
import { endpointContract } from '#core/contract/endpoint.ts';
import { meSchema } from '#core/contract/me-schema.ts';
import { exactSchema, idParamsSchema, idSchema, instantSchema, type Shape, z } from '#core/contract/schema.ts';
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

export const sessionSchema = z.object({
  id: idSchema,
  browser: z.string().nullable().describe("The browser's name, the same in all languages, for example `Firefox`; `null` when unknown."),
  system: z.string().nullable().describe("The operating system's name, for example `Android`; `null` when unknown."),
  signedInAt: instantSchema,
  lastSeenAt: instantSchema.describe('Precise to five minutes, and up to ten minutes late.'),
  isCurrent: z.boolean().describe('Whether this is the session of the request.'),
});

/** A browser session of the user. Unknown details are `null`. */
export type Session = Shape<typeof sessionSchema>;

export const listSessionsContract = endpointContract(listSessions, {
  reply: z.object({ items: z.array(sessionSchema).max(MOST_SESSIONS) }),
});

export const endSessionContract = endpointContract(endSession, { params: idParamsSchema, reply: z.undefined() }, 204);

export const endOtherSessionsContract = endpointContract(endOtherSessions, { reply: z.object({ ended: z.int() }) });

export const endThisSessionContract = endpointContract(endThisSession, { reply: z.undefined() }, 204);

// The provider's tokens contain only letters, digits and a few signs. Any other text is not a token.
const VISIBLE_ASCII = /^[\x21-\x7E]+$/;

export const pushRegistrationSchema = z.object({
  token: exactSchema(1, 4096).regex(VISIBLE_ASCII).describe("The provider's token, 1 to 4,096 characters."),
});

/** A device that receives push messages, identified by the messaging provider's token. */
export type PushRegistration = Shape<typeof pushRegistrationSchema>;

export const savePushTokenContract = endpointContract(savePushToken, {
  body: pushRegistrationSchema,
  reply: z.object({ id: idSchema }),
});

export const forgetPushTokenContract = endpointContract(forgetPushToken, { params: idParamsSchema, reply: z.undefined() }, 204);

export const itemSchema = z.object({
  code: z.string().describe('`<plugin>.<what>`. The plugin has a sentence for it in each language, which says `count`.'),
  fate: z.enum(['deleted', 'kept']).describe('`kept` only for data that no longer identifies the user, or that belongs to other users.'),
  count: z.int().min(1).describe('At least 1.'),
});

/** One kind of personal data of a user, and whether account deletion removes it. Its sentence is `personalData.<what>` in the texts of the plugin. */
export type PersonalDataItem = Shape<typeof itemSchema>;

export const deletionPlanSchema = z.object({
  obstacle: z.enum(['demo', 'last-admin']).nullable().describe('`null` when the account can be deleted.'),
  items: z.array(itemSchema).describe('Personal data of the user in the plugins. Kinds without any data are left out.'),
});

/** What the deletion of the account removes and keeps. */
export type DeletionPlan = Shape<typeof deletionPlanSchema>;

export const getDeletionPlanContract = endpointContract(getDeletionPlan, {
  reply: deletionPlanSchema,
});

export const deleteAccountContract = endpointContract(deleteAccount, { reply: z.undefined() }, 204);
