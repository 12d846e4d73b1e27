import { exactSchema, lineSchema, listSchema, recordSchema, type Shape, z } from '#core/contract/schema.ts';
import { DATE_ORDERS, DECIMAL_SIGNS, LIST_SEPARATORS } from '#core/contract/spreadsheets.ts';
import { MOST_TRANSLATIONS, SPREADSHEET_LIMITS } from './import-limits.ts';

/** Texts of the file, which are compared exactly. */
const cellSchema = z.string().max(SPREADSHEET_LIMITS.cell);

const translatedValueSchema = z.object({ from: cellSchema, to: cellSchema });

/** A value of the file that is read as another one. An empty `to` leaves it out. */
export type TranslatedValue = Shape<typeof translatedValueSchema>;

const columnSourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('column'),
    // The label of the column in the file: `label` of FileColumn.
    label: cellSchema.min(1),
    // For columns of the kind `list`. Absent: the whole cell is one text.
    separator: z.enum(LIST_SEPARATORS).optional(),
    values: listSchema(translatedValueSchema, MOST_TRANSLATIONS).optional(),
    // For columns of the kinds `number` and `amount`. Absent: a number with two readings, such as 45.000, is a fault.
    decimal: z.enum(DECIMAL_SIGNS).optional(),
    // For columns of the kind `date`. Needed where a date of the column has two readings, such as 03/04/2026.
    dateOrder: z.enum(DATE_ORDERS).optional(),
    // The text that takes the place of a cell with a fault; an empty one leaves it out. Absent: the row has the fault.
    faulty: lineSchema(0, SPREADSHEET_LIMITS.cell).optional(),
  }),
  z.object({ kind: z.literal('fixed'), value: lineSchema(1, SPREADSHEET_LIMITS.cell) }),
]);

/** Where the cells of a target's column come from: a column of the file, or the same text for every row. */
export type ColumnSource = Shape<typeof columnSourceSchema>;

/** A target has fewer columns. */
export const MOST_COLUMNS = 200;

/** The id of a target's column. */
const columnIdSchema = exactSchema(1, 100).regex(/^[A-Za-z0-9]+([.-][A-Za-z0-9]+)*$/);

export const importMappingSchema = z.object({
  // The handler refuses those that it does not know.
  columns: recordSchema(columnIdSchema, columnSourceSchema, MOST_COLUMNS).describe(
    "By the id of the target's column. Columns without a source are left out.",
  ),
  hidesMissing: z.boolean().describe('Whether what is not in the file is hidden.'),
});

/** How the columns of a file become those of a target. */
export type ImportMapping = Shape<typeof importMappingSchema>;
