import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { exactSchema, lineSchema, listSchema, versionSchema, z } from '#core/contract/schema.ts';
import { createRow, deleteRow, getAccess, getRow, listEntities, listRows, saveAccess, updateRow } from './endpoints.ts';
import { masterIssues } from './issues.ts';
import { MASTER_ACTIONS } from './master-access.ts';

const codeSchema = exactSchema(2, 64).regex(/^[a-z0-9][a-z0-9_.-]{1,63}$/, { error: masterIssues['admin-masters.code-form'] });
const entityParams = z.object({ entity: codeSchema });
const rowParams = z.object({ entity: codeSchema, code: codeSchema });

/** Treats an empty field as absent. */
function optionally<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const otherName = optionally(lineSchema(0, 120).transform((name) => name || undefined));
const namesSchema = z.object({ ar: otherName, de: otherName, fa: otherName, he: otherName });

export const newMasterRowSchema = z.object({ code: optionally(codeSchema), name: lineSchema(1, 120), names: namesSchema });

export const masterRowEditSchema = z.object({
  name: lineSchema(1, 120),
  names: namesSchema,
  isHidden: z.boolean(),
  version: versionSchema.min(1),
});

const rowSchema = z.object({
  code: z.string(),
  name: z.string(),
  names: z.object({ ar: z.string(), de: z.string(), fa: z.string(), he: z.string() }).partial(),
  isHidden: z.boolean(),
  uses: z.number().int(),
  version: z.number().int(),
});

const actionsSchema = listSchema(z.enum(MASTER_ACTIONS), MASTER_ACTIONS.length).refine(
  (actions) => actions.length === 0 || actions.includes('read'),
  { error: masterIssues['admin-masters.read-first'] },
);

export const accessSchema = z.object({
  grants: z.object({ candidate: actionsSchema, employer: actionsSchema }),
  version: versionSchema,
});

export const listEntitiesContract = endpointContract(listEntities, {
  reply: z.object({ items: z.array(z.object({ entity: z.string(), rows: z.number().int() })) }),
});

export const listRowsContract = endpointContract(listRows, {
  params: entityParams,
  query: pageQuerySchema.extend({ q: lineSchema(0, 120).optional() }),
  reply: pageSchema(rowSchema),
});

export const getRowContract = endpointContract(getRow, { params: rowParams, reply: rowSchema });

export const createRowContract = endpointContract(createRow, { params: entityParams, body: newMasterRowSchema, reply: rowSchema }, 201);

export const updateRowContract = endpointContract(updateRow, { params: rowParams, body: masterRowEditSchema, reply: rowSchema });

export const deleteRowContract = endpointContract(deleteRow, { params: rowParams, reply: z.undefined() }, 204);

export const getAccessContract = endpointContract(getAccess, { params: entityParams, reply: accessSchema });

export const saveAccessContract = endpointContract(saveAccess, { params: entityParams, body: accessSchema, reply: accessSchema });
