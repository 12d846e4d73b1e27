import { z } from '#core/contract/schema.ts';
import { MASTER_ACTIONS } from './master-access.ts';
import { ALL_NAME_LANGUAGES } from './master-row.ts';

const namesSchema = z.object({ ar: z.string(), de: z.string(), fa: z.string(), he: z.string() }).partial();
const valuesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]));
const alternativeSchema = z.object({
  language: z.enum(ALL_NAME_LANGUAGES),
  name: z.string(),
  kind: z.enum(['alternative', 'hidden']),
});
const usedBySchema = z.array(z.object({ by: z.string(), count: z.number().int() }));
const namedSchema = z.object({ code: z.string(), name: z.string(), names: namesSchema });

/** A row in a list. */
export const rowSchema = namedSchema.extend({
  description: z.string(),
  parent: z.string().nullable(),
  sort: z.number().int(),
  isHidden: z.boolean(),
  fields: valuesSchema,
  uri: z.string().nullable(),
  uses: z.number().int(),
  children: z.number().int(),
  version: z.number().int(),
});

/** A row on its own page. */
export const detailSchema = rowSchema.extend({
  alternatives: z.array(alternativeSchema),
  path: z.array(namedSchema),
  usedBy: usedBySchema,
  sameName: z.array(z.string()),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
});

export const mergePreviewSchema = z.object({
  from: detailSchema,
  into: detailSchema,
  usedBy: usedBySchema,
  children: z.number().int(),
  names: z.array(alternativeSchema),
});

const keptSchema = z.object({
  name: z.string(),
  names: namesSchema,
  description: z.string(),
  parent: z.string().nullable(),
  sort: z.number().int(),
  isHidden: z.boolean(),
  fields: valuesSchema,
  uri: z.string().nullable(),
  alternatives: z.array(alternativeSchema),
  mergedInto: z.string().nullable(),
});

export const historyEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  action: z.enum(['created', 'updated', 'hidden', 'shown', 'moved', 'merged', 'deleted', 'restored']),
  version: z.number().int(),
  before: keptSchema.nullable(),
  after: keptSchema.nullable(),
  isUndoable: z.boolean(),
  undoNeeds: z.array(z.enum(MASTER_ACTIONS)),
});
