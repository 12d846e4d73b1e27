import { endpointContract } from '#core/contract/endpoint.ts';
import { downloadContract } from '#core/contract/file-endpoint.ts';
import { allRowsSchema, countedPageSchema, countedQuerySchema } from '#core/contract/paging-schema.ts';
import {
  exactSchema,
  idSchema,
  lineSchema,
  listSchema,
  recordSchema,
  type Shape,
  textSchema,
  versionSchema,
  z,
} from '#core/contract/schema.ts';
import { SPREADSHEET_FORMATS, SPREADSHEET_TYPES } from '#core/contract/spreadsheets.ts';
import { codeSchema } from './code-schema.ts';
import {
  changeRows,
  countSuggestions,
  createRow,
  decideSuggestion,
  deleteRow,
  exportRows,
  getRow,
  listAllRows,
  listEntities,
  listHistory,
  listRows,
  listSuggestions,
  mergeRow,
  placeRow,
  previewMerge,
  undoChange,
  updateRow,
} from './endpoints.ts';
import { masterIssues } from './issues.ts';
import {
  ALL_NAME_LANGUAGES,
  HIGHEST_SORT,
  MOST_ALTERNATIVES,
  MOST_BULK_ROWS,
  MOST_OFFERED,
  NAME_LANGUAGES,
  ROW_FILTERS,
  ROW_ORDERS,
} from './master-row.ts';
import { listOffered } from './offered-endpoints.ts';
import { detailSchema, historyEntrySchema, mergePreviewSchema, rowSchema } from './reply-schemas.ts';

const NEW_CODE = /^[a-z0-9][a-z0-9_.-]{1,63}$/;

/** The code of a new row. */
export const newCodeSchema = exactSchema(2, 64).regex(NEW_CODE, { error: masterIssues['admin-masters.code-form'] });

/** The name of a kind in an address. */
export const entitySchema = exactSchema(2, 64).regex(NEW_CODE);

const entityParams = z.object({ entity: entitySchema });
const rowParams = z.object({ entity: entitySchema, code: codeSchema });
const entryParams = z.object({ entity: entitySchema, id: idSchema });

/** Treats an empty field as absent. */
function optionally<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const otherName = optionally(lineSchema(0, 120).transform((name) => name || undefined));
const namesSchema = z.object({ ar: otherName, de: otherName, fa: otherName, he: otherName });

const alternativeSchema = z.object({
  language: z.enum(ALL_NAME_LANGUAGES),
  name: lineSchema(1, 120),
  kind: z.enum(['alternative', 'hidden']),
});

/** The address of a concept. An empty text means that there is none. */
export const uriSchema = z.preprocess(
  (value) => (value === '' ? null : value),
  exactSchema(8, 512)
    .regex(/^https?:\/\/[^\s"<>\\^`{|}]+$/, { error: masterIssues['admin-masters.uri-form'] })
    .nullable(),
);

// The schema of the kind validates the values (`field-schemas.ts`). This one limits what a request may hold.
const valueSchema = z.union([textSchema(0, 2000), z.number(), z.boolean(), listSchema(lineSchema(0, 120), 50), z.null()]);
const MOST_FIELDS = 40;
const valuesSchema = recordSchema(exactSchema(1, 40), valueSchema, MOST_FIELDS);

const enteredSchema = z.object({
  name: lineSchema(1, 120).describe('1 to 120 characters, in English.'),
  names: namesSchema,
  description: textSchema(0, 500).optional(),
  fields: valuesSchema.optional(),
  uri: uriSchema.optional().describe('Up to 512 characters. Unique among the rows of the kind.'),
  alternatives: listSchema(alternativeSchema, MOST_ALTERNATIVES).optional(),
});

export const newMasterRowSchema = enteredSchema.extend({
  code: optionally(newCodeSchema).describe('2 to 64 characters; made from the name when absent.'),
  parent: optionally(codeSchema.nullable()),
  sort: z.number().int().min(0).max(HIGHEST_SORT).optional(),
});

export type NewMasterRow = Shape<typeof newMasterRowSchema>;

export const masterRowEditSchema = enteredSchema.extend({ isHidden: z.boolean(), version: versionSchema.min(1) });

/** An edit: the values, and the version that it is based on. The place of the row is changed by its own call. */
export type MasterRowEdit = Shape<typeof masterRowEditSchema>;

export const placeSchema = z.object({ parent: codeSchema.nullable(), before: codeSchema.nullable(), version: versionSchema.min(1) });

/** Where a row is to stand: below a parent (`null` for the top level), and before a row of that parent (`null` for the end). */
export type MasterPlace = Shape<typeof placeSchema>;

const bulkSchema = z.object({
  codes: listSchema(codeSchema, MOST_BULK_ROWS),
  action: z.enum(['hide', 'show', 'move']),
  parent: codeSchema.nullable().optional().describe('The new parent of a move; `null` for the top level.'),
});

/** One action on several rows. */
export type BulkAction = Shape<typeof bulkSchema>;

const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('add') }),
  z.object({ decision: z.literal('alias'), of: codeSchema }),
  z.object({ decision: z.literal('refuse') }),
]);

export const listEntitiesContract = endpointContract(listEntities, {
  reply: z.object({ items: z.array(z.object({ entity: z.string(), rows: z.number().int(), untranslated: z.number().int() })) }),
});

const rowFilters = {
  q: lineSchema(0, 120).optional(),
  parent: z.literal('').or(codeSchema).optional(),
  filter: z.enum(ROW_FILTERS).optional(),
};

const rowOrder = { sort: z.enum(ROW_ORDERS).optional(), language: z.enum(NAME_LANGUAGES).optional() };

export const listRowsContract = endpointContract(listRows, {
  params: entityParams,
  query: countedQuerySchema.extend({ ...rowFilters, ...rowOrder }),
  reply: countedPageSchema(rowSchema),
});

const masterRowFiltersSchema = z.object(rowFilters);

/** The filters of rows. */
export type MasterRowFilters = Shape<typeof masterRowFiltersSchema>;

export const listAllRowsContract = endpointContract(listAllRows, {
  params: entityParams,
  query: masterRowFiltersSchema.extend(rowOrder),
  reply: allRowsSchema(rowSchema),
});

export const exportRowsContract = downloadContract(
  exportRows,
  { params: entityParams, query: z.object({ ...rowFilters, format: z.enum(SPREADSHEET_FORMATS) }) },
  { types: Object.values(SPREADSHEET_TYPES) },
);

export const getRowContract = endpointContract(getRow, { params: rowParams, reply: detailSchema });

export const createRowContract = endpointContract(createRow, { params: entityParams, body: newMasterRowSchema, reply: detailSchema }, 201);

export const updateRowContract = endpointContract(updateRow, { params: rowParams, body: masterRowEditSchema, reply: detailSchema });

export const deleteRowContract = endpointContract(deleteRow, { params: rowParams, reply: z.undefined() }, 204);

export const placeRowContract = endpointContract(placeRow, { params: rowParams, body: placeSchema, reply: detailSchema });

export const bulkResultSchema = z.object({ code: z.string(), outcome: z.enum(['done', 'unchanged', 'not-found', 'refused']) });

/** The outcome of a bulk action for one row. `refused`: the row cannot be moved there. */
export type BulkResult = Shape<typeof bulkResultSchema>;

export const changeRowsContract = endpointContract(changeRows, {
  params: entityParams,
  body: bulkSchema,
  reply: z.object({
    results: z.array(bulkResultSchema),
  }),
});

export const previewMergeContract = endpointContract(previewMerge, {
  params: rowParams,
  query: z.object({ into: codeSchema }),
  reply: mergePreviewSchema,
});

export const mergeRowContract = endpointContract(mergeRow, {
  params: rowParams,
  body: z.object({ into: codeSchema, version: versionSchema.min(1) }),
  reply: detailSchema,
});

export const listHistoryContract = endpointContract(listHistory, {
  params: rowParams,
  reply: z.object({ items: z.array(historyEntrySchema) }),
});

export const undoChangeContract = endpointContract(undoChange, {
  params: entryParams,
  reply: z.object({ row: detailSchema.nullable() }),
});

const offeredQuerySchema = z.object({
  q: lineSchema(0, 120).optional(),
  parent: codeSchema.optional(),
  codes: exactSchema(1, 4000)
    .regex(/^[\p{L}\p{N}_.+,-]+$/u)
    .optional()
    .describe('Codes, separated by commas: these rows, in any state. A merged code gives the row it was merged into.'),
  limit: z.coerce.number().int().min(1).max(MOST_OFFERED).default(20).describe(`1 to ${MOST_OFFERED}.`),
});

/** A search for rows that forms offer. */
export type OfferedQuery = Shape<typeof offeredQuerySchema>;

export const listOfferedContract = endpointContract(listOffered, {
  params: entityParams,
  query: offeredQuerySchema,
  reply: z.object({
    items: z.array(rowSchema.pick({ code: true, name: true, names: true, parent: true })),
  }),
});

const suggestionSchema = z.object({ id: z.string(), text: z.string(), people: z.number().int().describe('Number of users.') });

/** A text that several users typed and that is no name of a row. */
export type Suggestion = Shape<typeof suggestionSchema>;

export const listSuggestionsContract = endpointContract(listSuggestions, {
  params: entityParams,
  reply: z.object({ items: z.array(suggestionSchema) }),
});

export const countSuggestionsContract = endpointContract(countSuggestions, {
  reply: z.object({ items: z.array(z.object({ entity: z.string(), count: z.number().int() })) }),
});

export const decideSuggestionContract = endpointContract(decideSuggestion, {
  params: entryParams,
  body: decisionSchema,
  reply: z.object({ row: detailSchema.nullable() }),
});
