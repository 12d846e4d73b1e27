import { type DownloadHandler, handleDownload } from '#core/server/http/files/handle-download.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import type { SpreadsheetColumn } from '#core/server/spreadsheets/writing/spreadsheet-table.ts';
import type { SheetColumn } from '../../contract/master-imports.ts';
import { exportRowsContract } from '../../contract/schemas.ts';
import type { Grants } from '../access/grants.ts';
import { rightTo } from '../access/right-to.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import type { StoredRow } from '../rows/stored-row.ts';
import type { MasterColumn } from '../spreadsheets/column-changes.ts';
import { masterColumns } from '../spreadsheets/master-columns.ts';
import { exportedRows } from './exported-rows.ts';

interface ExportDependencies extends Pick<ServerKernel, 'spreadsheets'> {
  readonly db: MasterRowDatabase;
  readonly kinds: Kinds;
  readonly grants: Grants;
}

/** The call that exports the rows of a kind. */
export function exportHandler({ db, kinds, grants, spreadsheets }: ExportDependencies): DownloadHandler {
  return handleDownload(exportRowsContract, {
    policy: rightTo(grants, 'export'),
    run: async ({ params: { entity }, query: { format, ...filters } }) => {
      const columns = masterColumns(kinds.of(entity).description).map(exportedColumn);
      return spreadsheets.write({ format, columns, rows: exportedRows(db, kinds, entity, filters), name: entity });
    },
  });
}

/** Widths in characters by what the cells hold. */
const WIDTHS: Readonly<Partial<Record<SheetColumn['kind'], number>>> = Object.freeze({ text: 30, list: 40, address: 50 });

function exportedColumn({ column: { kind, title }, read }: MasterColumn): SpreadsheetColumn<StoredRow> {
  return { title, cell: read, width: WIDTHS[kind] };
}
