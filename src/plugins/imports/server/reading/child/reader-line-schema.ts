import { z } from '#core/contract/schema.ts';
import { SPREADSHEET_LIMITS } from '../../../contract/import-limits.ts';
import { type ImportIssueCode, importIssues } from '../../../contract/issues.ts';
import type { ReaderLine } from './reader-line.ts';

const { longCell, columns } = SPREADSHEET_LIMITS;

const code = z.custom<ImportIssueCode>((value) => typeof value === 'string' && Object.hasOwn(importIssues, value));
const values = z.record(z.string().max(20), z.number()).optional();
const fault = z.strictObject({ code, values });

/** A code point has at most two characters. */
export const readerCells = z.array(z.string().max(2 * longCell)).max(columns);

const row = z.strictObject({
  line: z.int().min(1),
  cells: readerCells,
  faults: z.array(z.strictObject({ column: z.int().min(0).max(columns), code, values })).max(columns),
  fault: fault.optional(),
});

const layout = z.strictObject({
  sheets: z.array(z.string().max(120)).max(1000),
  sheet: z.int().min(0),
  headerLine: z.int().min(1),
  firstRows: z.array(z.strictObject({ line: z.int().min(1), cells: z.array(z.string().max(80)).max(6) })).max(20),
});

/** A line of the reader: what it may be, and how long its texts are at most. */
export const readerLine: z.ZodType<ReaderLine> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('head'),
    format: z.enum(['csv', 'xlsx']),
    header: readerCells,
    layout,
    delimiter: z.string().max(1).optional(),
  }),
  z.strictObject({ kind: z.literal('rows'), rows: z.array(row).max(500) }),
  z.strictObject({ kind: z.literal('long'), row }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('refused'), fault }),
]);
