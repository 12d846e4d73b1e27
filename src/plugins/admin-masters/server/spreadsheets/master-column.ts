import type { CsvCell } from '#core/server/spreadsheets/csv/csv-lines.ts';
import type { SheetColumn } from '../../contract/master-imports.ts';
import type { StoredRow } from '../rows/stored-row.ts';

/** A column of spreadsheets of master data: what an import reads, and the cell that an export writes. */
export interface MasterColumn {
  readonly column: SheetColumn;
  readonly read: (row: StoredRow) => CsvCell;
}
