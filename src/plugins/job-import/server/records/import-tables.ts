import type { Generated, Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/core-tables.ts';

/** One import that was run. */
interface JobImportTable {
  /** UUIDv7. */
  id: string;
  started_at: Date;
  /** `null` while it runs, and when it was killed. */
  finished_at: Date | null;
  file_name: string;
  read: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  unchanged: Generated<number>;
  rejected: Generated<number>;
}

/** A row that an import rejected. */
interface JobImportRejectionTable {
  import_id: string;
  /** Counted from 1 in the order in which rows were rejected. */
  position: number;
  line: number;
  /** Empty for the row as a whole. */
  source_column: string;
  reason: string;
}

/** All tables of the plugin `job-import`. */
export type ImportTables = {
  job_imports: JobImportTable;
  job_import_rejections: JobImportRejectionTable;
};

/** The database as this plugin sees it. */
export type ImportDatabase = Kysely<CoreTables & ImportTables>;
