import type { CsvCell } from '#core/server/spreadsheets/csv/csv-lines.ts';
import type { SheetChange, SheetColumn } from '../../contract/master-imports.ts';
import type { StoredRow } from '../rows/stored-row.ts';

/** The differences between two states of a row, as texts of the columns of spreadsheets. */
export function changesBetween(columns: readonly MasterColumn[], before: StoredRow | undefined, after: StoredRow): SheetChange[] {
  return columns.flatMap(({ column, read }) => {
    const texts = { before: before === undefined ? '' : textOf(read(before)), after: textOf(read(after)) };
    return texts.before === texts.after ? [] : [{ column: column.id, ...texts }];
  });
}

function textOf(cell: CsvCell): string {
  return cell === null || cell === undefined ? '' : String(cell);
}

/** A column of spreadsheets of master data: what an import reads, and the cell that an export writes. */
export interface MasterColumn {
  readonly column: SheetColumn;
  readonly read: (row: StoredRow) => CsvCell;
}
