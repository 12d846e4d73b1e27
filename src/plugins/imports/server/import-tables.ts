import type { ColumnType, Generated, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { Issue } from '#core/contract/errors.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import type { FileColumn } from '../contract/file-column.ts';
import type { ImportFault, ImportState, RowResult } from '../contract/import-run.ts';
import type { KeptJson } from '../contract/import-target.ts';
import type { ImportMapping } from '../contract/mapping-schemas.ts';
import type { ImportCounts, ImportSentence, UndoCounts } from '../contract/schemas.ts';
import type { CellFault, SheetChoice, SheetFault, SheetLayout } from './reading/sheet-part.ts';

/** JSON that may be absent. */
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** One import. */
interface ImportsTable {
  /** UUIDv7. */
  id: string;
  target: string;
  place: string;
  /** `null` when the account was deleted. */
  user_id: string | null;
  /** The run of a command that made the import; `null` for an import of a user. */
  operator_run: Generated<string | null>;
  file_name: string;
  /** The file until its rows are imported. */
  content: Buffer | null;
  /** A cancelled import is invisible until the sweep deletes it. */
  state: ImportState | 'cancelled';
  /** Raised with each step. */
  version: Generated<number>;
  /** The version whose work a server has begun. Work of another version waits. */
  begun: number | null;
  /** Since when the import is at this step, which is its place in the line. */
  step_at: Date;
  columns: JSONColumnType<FileColumn[], string | undefined>;
  /** What of the file was read; `null` until then. */
  layout: OptionalJson<SheetLayout>;
  /** What the user chose to read; `null` for no choice. */
  choice: OptionalJson<SheetChoice>;
  rows: Generated<number>;
  mapping: OptionalJson<ImportMapping>;
  done: Generated<number>;
  total: Generated<number>;
  counts: OptionalJson<ImportCounts>;
  /** The most frequent faults of the rows, as they are shown; `null` before the check and after the rows are deleted. */
  faults: OptionalJson<ImportFault[]>;
  is_checked_anew: Generated<boolean>;
  failure: OptionalJson<ImportSentence>;
  created_at: Date;
  applied_at: Date | null;
  undo_until: Date | null;
  undo: OptionalJson<UndoCounts>;
  /** Bytes of the cells and of the results of its rows, as far as they are stored. */
  cells_bytes: Generated<number>;
  results_bytes: Generated<number>;
}

/** What the reader found wrong in a row. */
export interface ReaderFaults {
  readonly row?: SheetFault | undefined;
  readonly cells: readonly CellFault[];
}

/** A fault as it is stored with its row. */
export interface StoredFault extends Omit<Issue, 'path'> {
  readonly column: string;
  readonly label: string;
  readonly value: string;
}

/** A difference as it is stored. A row has many, so their fields have no names. */
export type StoredChange = readonly [column: string, before: string, after: string];

/** One row of an import. */
interface ImportRowsTable {
  import_id: string;
  /** From 1 in the order of the file. Stored rows that the file leaves out follow. */
  number: number;
  /** `null` for a stored row that the file leaves out. */
  line: number | null;
  cells: Generated<string[]>;
  cell_faults: OptionalJson<ReaderFaults>;
  result: RowResult | 'faulty' | null;
  key: string | null;
  title: string | null;
  issues: OptionalJson<StoredFault[]>;
  rank: number | null;
  before: OptionalJson<KeptJson>;
  after: OptionalJson<KeptJson>;
  changes: OptionalJson<StoredChange[]>;
  /** What the target keeps to take the row back. */
  written: OptionalJson<KeptJson>;
  /** Bytes of the cells, and of the result of the check. */
  cells_size: Generated<number>;
  result_size: Generated<number>;
}

interface ImportMappingsTable {
  id: string;
  user_id: string;
  target: string;
  place: string;
  name: string;
  name_key: string;
  mapping: JSONColumnType<ImportMapping>;
  created_at: Date;
}

/** The tables of imports. */
export type ImportTables = {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  import_mappings: ImportMappingsTable;
};

export type ImportDatabase = Kysely<CoreTables & ImportTables>;

/** A row of `imports` for lists. */
export type ListedRow = Omit<StoredImport, 'columns' | 'mapping' | 'layout' | 'choice'>;

/** A row of `imports` without the file and the faults. */
export type StoredImport = Omit<Selectable<ImportsTable>, 'content' | 'faults'>;
