import { endpointContract } from '#core/contract/endpoint.ts';
import { idSchema, listSchema, recordSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { copyAccess, explainAccess, getAccess, listAccess, saveAccess } from './access-endpoints.ts';
import { masterIssues } from './issues.ts';
import { GRANTED_ROLES, type GrantHolder, MASTER_ACTIONS, type MasterGrants } from './master-access.ts';
import { entitySchema } from './schemas.ts';

/** The highest number of holders in the permissions of an entity. */
const MOST_HOLDERS = 1000;

const actionsSchema = listSchema(z.enum(MASTER_ACTIONS), MASTER_ACTIONS.length).refine(
  (actions) => actions.length === 0 || actions.includes('read'),
  { error: masterIssues['admin-masters.read-first'] },
);

const holderSchema = z.custom<GrantHolder>(
  (value) =>
    typeof value === 'string' &&
    value.length <= 50 &&
    (GRANTED_ROLES.some((role) => value === `role:${role}`) || (value.startsWith('group:') && idSchema.safeParse(value.slice(6)).success)),
);

const grantsSchema: z.ZodType<MasterGrants> = recordSchema(holderSchema, actionsSchema, MOST_HOLDERS);

export const accessSchema = z.object({
  grants: grantsSchema,
  version: versionSchema.describe('Grows with each change; 0 before the first one.'),
});

/** The permissions for the rows of an entity. */
export type MasterAccess = Shape<typeof accessSchema>;

const grantGroupSchema = z.object({
  id: z.string(),
  name: z.string(),
  hasDuty: z.boolean().describe('The group has the duty `masters`, so its members may do everything without a grant.'),
});

/** A group of administrators, as the matrix shows it. */
export type GrantGroup = Shape<typeof grantGroupSchema>;

const groupsSchema = z.array(grantGroupSchema);
export const replySchema = accessSchema.extend({ groups: groupsSchema });

/** The permissions with the groups that can receive some. */
export type MasterAccessDetail = Shape<typeof replySchema>;

const entityAccessSchema = accessSchema.extend({ entity: z.string() });

/** The permissions of one entity, in a list of all. */
export type EntityAccess = Shape<typeof entityAccessSchema>;

const entityParams = z.object({ entity: entitySchema });
const versionedSchema = z.object({ entity: entitySchema, version: versionSchema });

const ruleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('full-admin') }),
  z.object({ kind: z.literal('duty') }),
  z.object({ kind: z.literal('role'), role: z.enum(GRANTED_ROLES) }),
  z.object({ kind: z.literal('group'), name: z.string() }),
]);

export const getAccessContract = endpointContract(getAccess, { params: entityParams, reply: replySchema });

export const saveAccessContract = endpointContract(saveAccess, { params: entityParams, body: accessSchema, reply: replySchema });

const explainedAccessSchema = z.object({
  name: z.string(),
  actions: z.array(z.object({ action: z.enum(MASTER_ACTIONS), rules: z.array(ruleSchema).describe('Empty when the action is denied.') })),
});

/** What one user may do with the rows of an entity, and why. */
export type ExplainedAccess = Shape<typeof explainedAccessSchema>;

export const explainAccessContract = endpointContract(explainAccess, {
  params: z.object({ entity: entitySchema, userId: idSchema }),
  reply: explainedAccessSchema,
});

export const listAccessContract = endpointContract(listAccess, {
  reply: z.object({ items: z.array(entityAccessSchema), groups: groupsSchema }),
});

export const copyAccessContract = endpointContract(copyAccess, {
  body: z.object({ from: versionedSchema, to: listSchema(versionedSchema, 100) }),
  reply: z.object({ items: z.array(entityAccessSchema) }),
});
