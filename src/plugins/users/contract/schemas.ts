import { ROLES } from '#core/contract/actor.ts';
import { endpointContract } from '#core/contract/endpoint.ts';
import { countedPageSchema, countedQuerySchema } from '#core/contract/paging-schema.ts';
import {
  exactSchema,
  idParamsSchema,
  idSchema,
  instantSchema,
  lineSchema,
  listSchema,
  type Shape,
  textSchema,
  versionSchema,
  z,
} from '#core/contract/schema.ts';
import { SUSPENSION_REASONS } from '#core/contract/suspension.ts';
import {
  changeRole,
  createGroup,
  deleteGroup,
  endUserSessions,
  getUser,
  liftSuspension,
  listGroups,
  listUsers,
  setGroupMembers,
  suspendUser,
  updateGroup,
} from './endpoints.ts';
import { USER_ORDERS } from './user.ts';

const STATUSES = ['active', 'suspended'] as const;

const listedFields = {
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES).nullable(),
  isFullAdmin: z.boolean(),
  status: z.enum(STATUSES),
  joinedAt: instantSchema,
  lastSeenAt: instantSchema.nullable().describe('Precise to five minutes; `null` if never seen.'),
};

const factSchema = z.object({
  code: z.string().describe('`<plugin>.<what>`. The plugin has a sentence for it in each language, which says `count`.'),
  count: z.int().min(1),
  only: idSchema.optional().describe('The id of what is counted, if it is only one.'),
});

/** A fact about a user from another plugin, for example "3 applications". Its sentence is `userFacts.<what>` in the texts of that plugin. */
export type UserFact = Shape<typeof factSchema>;

const suspensionSchema = z.object({
  reason: z.enum(SUSPENSION_REASONS),
  note: z.string().describe('For administrators only, 0 to 500 characters.'),
  since: instantSchema,
  by: z.string().nullable().describe('Name of the administrator; `null` if that account was deleted.'),
});

/** A suspension in effect. */
export type Suspension = Shape<typeof suspensionSchema>;

const managedUserSchema = z.object({
  ...listedFields,
  groups: z.array(z.object({ id: idSchema, name: z.string() })),
  isEmailConfirmed: z.boolean(),
  sessions: z.int(),
  suspension: suspensionSchema.nullable(),
  facts: z.array(factSchema),
  roleObstacles: z
    .array(factSchema)
    .describe('What prevents a candidate from becoming an employer, or the other way round. Empty for other users.'),
  version: versionSchema,
  may: z
    .object({ suspend: z.boolean(), changeRole: z.boolean(), endSessions: z.boolean(), viewAs: z.boolean() })
    .describe('What the asking administrator may do with this user now. The server checks again with each call.'),
});

/** A user as administrators with the duty `users` see them. */
export type ManagedUser = Shape<typeof managedUserSchema>;

const listedUserSchema = z.object({
  ...listedFields,
  groups: z.array(z.string()).describe('Names of the groups of an administrator, in order.'),
});

/** One user in the list. */
export type ListedUser = Shape<typeof listedUserSchema>;

export const listUsersContract = endpointContract(listUsers, {
  query: countedQuerySchema.extend({
    q: lineSchema(0, 80).optional(),
    role: z.enum([...ROLES, 'none']).optional(),
    status: z.enum(STATUSES).optional(),
    group: idSchema.optional(),
    sort: z.enum(USER_ORDERS).default('newest'),
  }),
  reply: countedPageSchema(listedUserSchema),
});

export const getUserContract = endpointContract(getUser, { params: idParamsSchema, reply: managedUserSchema });

export const suspendUserSchema = z.object({ reason: z.enum(SUSPENSION_REASONS), note: textSchema(0, 500), version: versionSchema });

export const suspendUserContract = endpointContract(suspendUser, {
  params: idParamsSchema,
  body: suspendUserSchema,
  reply: managedUserSchema,
});

export const liftSuspensionContract = endpointContract(liftSuspension, { params: idParamsSchema, reply: managedUserSchema });

export const changeRoleSchema = z.object({ role: z.enum(ROLES), reason: textSchema(3, 300), version: versionSchema });

export const changeRoleContract = endpointContract(changeRole, {
  params: idParamsSchema,
  body: changeRoleSchema,
  reply: managedUserSchema,
});

export const endUserSessionsContract = endpointContract(endUserSessions, { params: idParamsSchema, reply: z.object({ ended: z.int() }) });

const groupSchema = z.object({
  id: idSchema,
  name: z.string(),
  duties: z.array(z.string()).describe('Sorted. Duties of plugins that were removed are kept.'),
  members: z.array(z.object({ id: idSchema, name: z.string(), email: z.string() })),
  version: versionSchema,
});

/** A group of administrators. */
export type AdminGroup = Shape<typeof groupSchema>;

const nameSchema = lineSchema(2, 60);
// A duty of a plugin that was removed is accepted, so that a group keeps it.
const dutiesSchema = listSchema(exactSchema(1, 60).regex(/^[a-z]+(-[a-z]+)*$/), 50);

export const listGroupsContract = endpointContract(listGroups, {
  reply: z.object({ items: z.array(groupSchema), duties: z.array(z.object({ duty: z.string(), plugin: z.string() })) }),
});

const groupInputSchema = z.object({ name: nameSchema, duties: dutiesSchema });

export const createGroupContract = endpointContract(createGroup, { body: groupInputSchema, reply: groupSchema }, 201);

export const updateGroupContract = endpointContract(updateGroup, {
  params: idParamsSchema,
  body: groupInputSchema.extend({ version: versionSchema }),
  reply: groupSchema,
});

export const deleteGroupContract = endpointContract(deleteGroup, { params: idParamsSchema, reply: z.undefined() }, 204);

const membersSchema = z.object({ userIds: listSchema(idSchema, 1000), version: versionSchema });

/** The form of a group, which is sent in two calls. The version is 0 for a new group. */
export const groupFormSchema = groupInputSchema.extend({ ...membersSchema.shape, version: z.int().min(0) });

export const setGroupMembersContract = endpointContract(setGroupMembers, {
  params: idParamsSchema,
  body: membersSchema,
  reply: groupSchema,
});
