import { type Shape, z } from '#core/contract/schema.ts';
import { MASTER_ACTIONS } from './master-access.ts';
import { ALL_NAME_LANGUAGES, HIGHEST_SORT } from './master-row.ts';

const namesSchema = z.object({ ar: z.string(), de: z.string(), fa: z.string(), he: z.string() }).partial();
const valuesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]));

export const alternativeSchema = z.object({
  language: z.enum(ALL_NAME_LANGUAGES),
  name: z.string().describe('1 to 120 characters.'),
  kind: z.enum(['alternative', 'hidden']).describe('`hidden`: a misspelling or an outdated word, which is found but never shown.'),
});

/** A further name, by which searches find the row. The preferred name is shown instead. */
export type AlternativeName = Shape<typeof alternativeSchema>;

const usedBySchema = z.array(z.object({ by: z.string(), count: z.number().int() }));

const namedSchema = z.object({
  code: z.string().describe('Used in addresses and stored by other plugins; never changes.'),
  name: z.string().describe('In English.'),
  names: namesSchema,
});

/** The names of a row. */
export type NamedRow = Shape<typeof namedSchema>;

/** A row in a list. */
export const rowSchema = namedSchema.extend({
  description: z.string().describe('Up to 500 characters; empty when not given.'),
  parent: z.string().nullable().describe('Code of the row above; `null` at the top level.'),
  sort: z
    .number()
    .int()
    .describe(`Place among the rows of one parent, 0 to ${HIGHEST_SORT}. Rows with equal numbers are in the order of their codes.`),
  isHidden: z.boolean().describe('Hidden rows are no longer offered. Existing uses keep them.'),
  fields: valuesSchema.describe('The values of the fields of the kind.'),
  uri: z.string().nullable().describe('Address of the concept in a vocabulary; `null` when not given.'),
  uses: z.number().int().describe('The number of uses. A row in use cannot be deleted, only hidden.'),
  children: z.number().int().describe('The number of rows directly below.'),
  version: z.number().int().describe('Grows with each change.'),
});

/** A row of master data. */
export type MasterRow = Shape<typeof rowSchema>;

/** A row on its own page. */
export const detailSchema = rowSchema.extend({
  alternatives: z.array(alternativeSchema),
  path: z.array(namedSchema).describe('The rows above, from the top level down.'),
  usedBy: usedBySchema.describe('Uses by place. The id of a place begins with the plugin that counts its uses.'),
  sameName: z.array(z.string()).describe('Other rows of the same parent with the same English name.'),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable().describe('Name of the user who changed it last; `null` for none and for a deleted user.'),
});

/** A row with what only its own page shows. */
export type MasterRowDetail = Shape<typeof detailSchema>;

export const mergePreviewSchema = z.object({
  from: detailSchema,
  into: detailSchema,
  usedBy: usedBySchema.describe('Uses of the old code by place, which will have the new code.'),
  children: z.number().int().describe('Rows below the old row, which will be below the new one.'),
  names: z.array(alternativeSchema).describe('Names of the old row that become alternative names of the new one.'),
});

/** What a merge would change. */
export type MergePreview = Shape<typeof mergePreviewSchema>;

const keptSchema = z.object({
  name: z.string().describe('In English.'),
  names: namesSchema,
  description: z.string(),
  parent: z.string().nullable(),
  sort: z.number().int(),
  isHidden: z.boolean(),
  fields: valuesSchema,
  uri: z.string().nullable(),
  alternatives: z.array(alternativeSchema),
  mergedInto: z.string().nullable().describe('The row into which this one was merged.'),
});

/** The values of a row that its history keeps. */
export type KeptValues = Shape<typeof keptSchema>;

export const historyEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('Name of the user; `null` for a command, and for a deleted user.'),
  action: z.enum(['created', 'updated', 'hidden', 'shown', 'moved', 'merged', 'deleted', 'restored']),
  version: z.number().int(),
  before: keptSchema.nullable().describe('`null` before the row existed.'),
  after: keptSchema.nullable().describe('`null` after a deletion.'),
  isUndoable: z.boolean().describe('Whether the change is the newest one of the row and can be taken back. A merge cannot.'),
  undoNeeds: z.array(z.enum(MASTER_ACTIONS)).describe('The actions that taking it back needs.'),
});

/** One change of a row. */
export type HistoryEntry = Shape<typeof historyEntrySchema>;
