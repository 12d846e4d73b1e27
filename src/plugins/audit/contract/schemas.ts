import { ROLES } from '#core/contract/actor.ts';
import { endpointContract } from '#core/contract/endpoint.ts';
import { downloadContract } from '#core/contract/file-endpoint.ts';
import { countedPageSchema, countedQuerySchema } from '#core/contract/paging-schema.ts';
import { exactSchema, idParamsSchema, idSchema, instantSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { AUDIT_ORDERS, AUDIT_OUTCOMES } from './audit-event.ts';
import { exportEvents, getEvent, listEvents } from './endpoints.ts';

const auditFiltersSchema = z.object({
  who: lineSchema(0, 120)
    .optional()
    .describe(
      'Id of a user, or a part of the name or of the address. Matches the actor, and the administrator who saw the site as the actor.',
    ),
  action: exactSchema(0, 120).optional().describe('The name of the action.'),
  subject: lineSchema(0, 200).optional().describe('Kind or id of the object, or for users a part of the name or of the address.'),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  from: instantSchema.optional().describe('First instant of the period.'),
  to: instantSchema.optional().describe('First instant after the period.'),
  sort: z.enum(AUDIT_ORDERS).optional().describe('`newest` when absent.'),
});

/** The filters and the order of the list. A missing filter matches all events. */
export type AuditFilters = Shape<typeof auditFiltersSchema>;

const personSchema = z.object({ id: idSchema, name: z.string().nullable() }).nullable();

const auditedImportSchema = z.object({
  target: z.string().describe('The target and the place of the import: `admin-masters.rows` and `skills`.'),
  place: z.string(),
  rows: z.int().describe('Rows that were written or taken back.'),
});

/** The objects and the rows of an import, or of its undo. */
export type AuditedImport = Shape<typeof auditedImportSchema>;

const auditEventSchema = z.object({
  id: idSchema,
  seq: z.int().nullable().describe('Number in the chain of seals; `null` until the event is sealed, about a second later.'),
  at: instantSchema,
  actor: personSchema.describe('`null` for a command of the operator and for background work.'),
  actorRole: z.enum(ROLES).nullable().describe('The role of the actor at that time.'),
  viewer: personSchema.describe('The administrator who saw the site as the actor.'),
  action: z.string().describe('`<subject>.<what>`; perhaps of a plugin that was removed.'),
  subject: z.string().describe('Kind of object, such as `company`.'),
  subjectId: z.string().nullable(),
  person: personSchema.describe('The object where it is a user.'),
  outcome: z.enum(AUDIT_OUTCOMES),
  imported: auditedImportSchema.nullable().describe('What an import brought, as long as the details of the event are kept.'),
});

/** An event in the list. */
export type AuditEvent = Shape<typeof auditEventSchema>;

const changeSchema = z.object({
  field: z.string(),
  kind: z.enum(['value', 'length']).describe('Of free text the record has only the lengths in characters.'),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** A changed field, before and after. A value that is not a text is JSON, and a missing one `null`. */
export type AuditChange = Shape<typeof changeSchema>;

const detailsSchema = z.object({
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  changes: z.array(changeSchema),
  tooLarge: z.array(z.string()).nullable().describe('The names of the changed fields if the changes were too large to keep.'),
});

/** The details of an event, until they are deleted. */
export type AuditEventDetails = Shape<typeof detailsSchema>;

export const listEventsContract = endpointContract(listEvents, {
  query: countedQuerySchema.extend(auditFiltersSchema.shape),
  reply: countedPageSchema(auditEventSchema),
});

const auditEventDetailSchema = z.object({
  ...auditEventSchema.shape,
  requestId: z.string(),
  hash: z.string().nullable().describe('Hash of its seal in hexadecimal; `null` until the event is sealed.'),
  details: detailsSchema.nullable().describe('`null` after the details were deleted.'),
});

/** One event with everything that is known about it. */
export type AuditEventDetail = Shape<typeof auditEventDetailSchema>;

export const getEventContract = endpointContract(getEvent, {
  params: idParamsSchema,
  reply: auditEventDetailSchema,
});

export const exportEventsContract = downloadContract(exportEvents, { query: auditFiltersSchema }, { types: ['text/csv; charset=utf-8'] });
