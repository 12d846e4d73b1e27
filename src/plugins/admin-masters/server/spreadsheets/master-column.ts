import type { ImportColumn } from '#core/contract/imports/schemas.ts';
import type { CsvCell } from '#core/server/spreadsheets/csv/csv-lines.ts';
import type { StoredRow } from '../rows/stored-row.ts';

/** A column of spreadsheets of master data: what an import reads, and the cell that an export writes. */
export interface MasterColumn {
  readonly column: ImportColumn;
  readonly read: (row: StoredRow) => CsvCell;
}
