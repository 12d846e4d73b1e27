import { endpointContract } from '#core/contract/endpoint.ts';
import { downloadContract, uploadContract } from '#core/contract/file-endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { exactSchema, idParamsSchema, idSchema, lineSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { DATE_ORDERS, DECIMAL_SIGNS, LIST_SEPARATORS, SPREADSHEET_FORMATS, SPREADSHEET_TYPES } from '#core/contract/spreadsheets.ts';
import { utf8Bytes } from '#core/contract/utf8-bytes.ts';
import {
  applyImport,
  cancelImport,
  deleteMapping,
  downloadImportFaults,
  getImport,
  getImportPlace,
  getImportTemplate,
  getMapping,
  keepMapping,
  listImportedRows,
  listImportFaults,
  listImports,
  listMappings,
  mapImport,
  readImportAgain,
  startImport,
  undoImport,
} from './endpoints.ts';
import { fileColumnSchema } from './file-column.ts';
import {
  MAPPING_BYTES,
  MAPPING_NAME_LENGTH,
  MOST_MAPPINGS,
  SHOWN_FAULTS,
  SHOWN_FAULTY_CELLS,
  SHOWN_FAULTY_ROWS,
  SPREADSHEET_LIMITS,
} from './import-limits.ts';
import { IMPORT_STATES, ROW_RESULTS } from './import-run.ts';
import { importIssues } from './issues.ts';
import { importMappingSchema, MOST_COLUMNS } from './mapping-schemas.ts';

const placeQuerySchema = z.object({
  target: exactSchema(1, 60).regex(/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)*$/),
  place: exactSchema(0, 60).regex(/^[a-z0-9-]*$/),
});

/** A target of imports and the place in it, for example one kind of master data. Some targets have only the place with an empty name. */
export type ImportPlaceQuery = Shape<typeof placeQuerySchema>;

const sentenceSchema = z.object({
  code: z.string(),
  message: z.string().describe('The English sentence. Clients translate it by `code`.'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** A refusal or a fault in words. */
export type ImportSentence = Shape<typeof sentenceSchema>;

const importProgressSchema = z.object({ done: z.int(), total: z.int() });

const importCountsSchema = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faulty: z.int().describe('Rows with at least one fault. They are not imported.'),
  hidden: z.int().describe('Stored rows that are hidden because the file leaves them out.'),
});

/** How many rows of an import have which result. */
export type ImportCounts = Shape<typeof importCountsSchema>;

const undoCountsSchema = z.object({
  reverted: z.int().describe('Rows that are as before the import.'),
  hidden: z.int().describe('Created rows that are in use and therefore only hidden.'),
  kept: z.int().describe('Rows that were changed since and stay.'),
});

/** What an undo did. */
export type UndoCounts = Shape<typeof undoCountsSchema>;

const importRunSchema = z.object({
  id: idSchema,
  target: z.string(),
  place: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  version: z.int(),
  isOwn: z.boolean().describe('Whether the caller made the import. Others may only see it in the list.'),
  by: z.string().nullable().describe('Name of the user who made the import; `null` for an operator, and when the account is deleted.'),
  isOperators: z.boolean().describe('Whether a command of an operator made the import.'),
  createdAt: z.string(),
  progress: importProgressSchema.nullable().describe('Present while the server works.'),
  ahead: z.int().describe('Imports, of any place, that come before this one. 0 once a server works on it.'),
  columns: z.array(fileColumnSchema).describe('The columns of the file; empty until it is read.'),
  rows: z.int().describe('Rows below the header.'),
  layout: z
    .object({
      sheets: z.array(z.string()).describe('The names of the sheets with cells; empty for CSV.'),
      sheet: z.int().describe('The place of the sheet that is read.'),
      headerLine: z.int().describe('The row of the header, as spreadsheet programs number it.'),
      firstRows: z
        .array(z.object({ line: z.int(), cells: z.array(z.string()) }))
        .describe('The first rows that are not empty, with the beginnings of their first cells. One of them is the header.'),
    })
    .nullable()
    .describe('What of the file is read; `null` until it is read.'),
  mapping: z
    .object({
      columns: z.record(
        z.string(),
        z.union([
          z.object({
            kind: z.literal('column'),
            label: z.string(),
            separator: z.enum(LIST_SEPARATORS).optional(),
            values: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
            decimal: z.enum(DECIMAL_SIGNS).optional(),
            dateOrder: z.enum(DATE_ORDERS).optional(),
            faulty: z.string().optional(),
          }),
          z.object({ kind: z.literal('fixed'), value: z.string() }),
        ]),
      ),
      hidesMissing: z.boolean(),
    })
    .nullable()
    .describe('The chosen mapping, and before it is chosen, the proposed one.'),
  counts: importCountsSchema.nullable(),
  isCheckedAnew: z
    .boolean()
    .describe('Whether stored rows changed after the check, so that the import was checked anew instead of applied.'),
  failure: sentenceSchema
    .nullable()
    .describe('Why the import failed. After a failed check, apply or undo, the import is in the state before it.'),
  appliedAt: z.string().nullable(),
  undoUntil: z.string().nullable().describe('Until when the import can be undone.'),
  undo: undoCountsSchema.nullable(),
});

/** One import: its file, its state and its results. */
export type ImportRun = Shape<typeof importRunSchema>;

const importColumnSchema = z.object({
  id: z.string().describe('Unique in the target: letters, digits, dots and dashes, for example `names.de`.'),
  title: z.string().describe('The English title, which is also the header of templates and exports.'),
  help: z.string().describe('One English sentence about the cells.'),
  kind: z
    .enum(['text', 'list', 'choice', 'yes-no', 'number', 'amount', 'date', 'address'])
    .describe('An `amount` is a number with words around it, or a range.'),
  isNeeded: z.boolean().describe('Whether rows cannot be imported without the column.'),
  isLong: z
    .boolean()
    .optional()
    .describe(`Whether a cell may have up to ${SPREADSHEET_LIMITS.longCell} characters instead of ${SPREADSHEET_LIMITS.cell}.`),
  choices: z.array(z.string()).optional().describe('The values of a choice.'),
  example: z.string().describe('A cell as an example, for templates.'),
  spellings: z.array(z.string()).describe('Other headers that mean this column, compared without case and punctuation.'),
});

/** A column that a target of imports knows. */
export type ImportColumn = Shape<typeof importColumnSchema>;

const listedMappingSchema = z.object({ id: idSchema, name: z.string(), size: z.int().describe('Bytes of the mapping as JSON.') });

/** A mapping that a user keeps under a name, as lists show it. */
export type ListedMapping = Shape<typeof listedMappingSchema>;

const keptMappingSchema = listedMappingSchema.extend({ mapping: importRunSchema.shape.mapping.unwrap() });

/** A mapping that a user keeps under a name. */
export type KeptMapping = Shape<typeof keptMappingSchema>;

const sentMappingSchema = importMappingSchema.refine(
  (mapping) => utf8Bytes(JSON.stringify(mapping)) <= MAPPING_BYTES,
  importIssues['imports.mapping-too-large'],
);

const versionBodySchema = z.object({ version: versionSchema });

const importPlaceDescriptionSchema = z.object({
  columns: z.array(importColumnSchema).max(MOST_COLUMNS),
  canHideMissing: z.boolean().describe('Whether rows that the file leaves out can be hidden.'),
});

/** What can be imported at one place, for example the rows of one kind of master data. */
export type ImportPlaceDescription = Shape<typeof importPlaceDescriptionSchema>;

export const getImportPlaceContract = endpointContract(getImportPlace, {
  query: placeQuerySchema,
  reply: importPlaceDescriptionSchema,
});

export const getImportTemplateContract = downloadContract(
  getImportTemplate,
  { query: placeQuerySchema.extend({ format: z.enum(SPREADSHEET_FORMATS) }) },
  { types: Object.values(SPREADSHEET_TYPES) },
);

export const startImportContract = uploadContract(startImport, { query: placeQuerySchema, reply: importRunSchema }, 202);

export const listImportsContract = endpointContract(listImports, {
  query: placeQuerySchema.extend(pageQuerySchema.shape),
  reply: pageSchema(importRunSchema.omit({ columns: true, layout: true, mapping: true })),
});

export const getImportContract = endpointContract(getImport, { params: idParamsSchema, reply: importRunSchema });

export const readImportAgainContract = endpointContract(
  readImportAgain,
  {
    params: idParamsSchema,
    body: versionBodySchema.extend({ sheet: z.int().min(0).max(1000), headerLine: z.int().min(1).max(10_000_000).optional() }),
    reply: importRunSchema,
  },
  202,
);

export const mapImportContract = endpointContract(
  mapImport,
  { params: idParamsSchema, body: versionBodySchema.extend({ mapping: sentMappingSchema }), reply: importRunSchema },
  202,
);

const faultyCellSchema = z.object({ value: z.string().describe('The beginning of the cell.'), rows: z.int() });

/** A text of the file, with the number of rows that have it. */
export type FaultyCell = Shape<typeof faultyCellSchema>;

export const listImportFaultsContract = endpointContract(listImportFaults, {
  params: idParamsSchema,
  reply: z.object({
    items: z
      .array(
        sentenceSchema.extend({
          column: z.string(),
          label: z.string(),
          isExample: z.boolean(),
          rows: z.int(),
          lines: z.array(z.int()).max(SHOWN_FAULTY_ROWS),
          cells: z.array(faultyCellSchema).max(SHOWN_FAULTY_CELLS),
          texts: z.int(),
        }),
      )
      .max(SHOWN_FAULTS),
  }),
});

export const downloadImportFaultsContract = downloadContract(
  downloadImportFaults,
  { params: idParamsSchema },
  { types: [SPREADSHEET_TYPES.csv] },
);

const columnChangeSchema = z.object({ column: z.string(), before: z.string(), after: z.string() });

/** The difference in one column. Absent texts are empty. */
export type ColumnChange = Shape<typeof columnChangeSchema>;

const importedRowSchema = z.object({
  line: z.int().nullable().describe('The row as spreadsheet programs number it; `null` for a stored row that the file leaves out.'),
  title: z.string().describe('The name of the row.'),
  result: z.enum(ROW_RESULTS),
  changes: z.array(columnChangeSchema),
});

/** A row of an import with its difference to the stored row. */
export type ImportedRow = Shape<typeof importedRowSchema>;

export const listImportedRowsContract = endpointContract(listImportedRows, {
  params: idParamsSchema,
  query: pageQuerySchema.extend({ result: z.enum(ROW_RESULTS) }),
  reply: pageSchema(importedRowSchema),
});

export const applyImportContract = endpointContract(
  applyImport,
  { params: idParamsSchema, body: versionBodySchema.extend({ faulty: z.enum(['skip', 'stop']) }), reply: importRunSchema },
  202,
);

export const undoImportContract = endpointContract(
  undoImport,
  { params: idParamsSchema, body: versionBodySchema, reply: importRunSchema },
  202,
);

export const cancelImportContract = endpointContract(cancelImport, { params: idParamsSchema, reply: z.undefined() }, 204);

export const listMappingsContract = endpointContract(listMappings, {
  query: placeQuerySchema,
  reply: z.object({ items: z.array(listedMappingSchema).max(MOST_MAPPINGS) }),
});

export const getMappingContract = endpointContract(getMapping, { params: idParamsSchema, reply: keptMappingSchema });

export const keepMappingContract = endpointContract(keepMapping, {
  query: placeQuerySchema,
  body: z.object({ name: lineSchema(1, MAPPING_NAME_LENGTH), mapping: sentMappingSchema }),
  reply: keptMappingSchema,
});

export const deleteMappingContract = endpointContract(deleteMapping, { params: idParamsSchema, reply: z.undefined() }, 204);
