import type { Generated, Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';

interface JobImportTable {
  /** UUIDv7. */
  id: string;
  started_at: Date;
  /** `null` while the import runs, and after it was killed. */
  finished_at: Date | null;
  file_name: string;
  read: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  unchanged: Generated<number>;
  rejected: Generated<number>;
}

interface JobImportRejectionTable {
  import_id: string;
  /** Number of the rejection in its import, from 1. */
  position: number;
  line: number;
  /** Empty for the whole row. */
  source_column: string;
  reason: string;
}

export type ImportTables = {
  job_imports: JobImportTable;
  job_import_rejections: JobImportRejectionTable;
};

export type ImportDatabase = Kysely<CoreTables & ImportTables>;
