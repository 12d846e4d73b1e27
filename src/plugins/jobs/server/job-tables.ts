import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { EmploymentType, JobStatus, WorkMode } from '../contract/job.ts';
import type { PayPeriod } from '../contract/salary.ts';

/** Categories: the broad built-in ones, and those that imports add. */
export interface JobCategoriesTable {
  /** A small number instead of a UUID, because every row of the search index holds it. It never leaves the server. */
  id: Generated<number>;
  /** Kebab-case, unique; used in addresses and filters. */
  code: string;
  /** In English. */
  name: string;
  /** Names in other languages, which administrators gave. */
  names: JSONColumnType<OtherNames, string | undefined, string>;
  /** No longer offered. Its postings keep it. */
  is_hidden: Generated<boolean>;
}

export interface JobLocationsTable {
  id: Generated<number>;
  name: string;
  /** `textKey(name)`, unique. */
  name_key: string;
}

/** The columns that a posting and its search row share. */
export interface SharedColumns {
  company_id: string;
  /** Copied from the company; the rename listener updates it. */
  company_name: string;
  title: string;
  location: string | null;
  work_mode: WorkMode | null;
  employment_type: EmploymentType | null;
  category_id: number | null;
  /** Minor units of the currency. */
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: PayPeriod | null;
}

export interface JobPostingsTable extends SharedColumns {
  /** UUIDv7. */
  id: string;
  created_by: string | null;
  source: 'authored' | 'imported';
  /** The posting's id at its source. */
  external_id: string | null;
  /** Identity of an imported posting across imports, unique; `null` for an authored one. */
  import_key: Buffer | null;
  /** Hash of all fields that a user or a file gave. Equal hashes mean that nothing changed. */
  content_hash: Buffer;
  description: string | null;
  location_id: number | null;
  seniority: string | null;
  status: JobStatus;
  published_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

/** Search rows: the published postings with only the columns that lists and searches need. Written in the posting's transaction. */
export interface JobSearchTable extends SharedColumns {
  job_id: string;
  /** `textKey(title)`. */
  title_key: string;
  /** Upper end of the salary in whole units of its currency a year. */
  salary_year_top: number | null;
  published_at: Date;
  /** Written as text by `searchDocument()`. */
  search: string;
}

export type JobsTables = {
  job_categories: JobCategoriesTable;
  job_locations: JobLocationsTable;
  job_postings: JobPostingsTable;
  job_search: JobSearchTable;
};

export type JobsDatabase = Kysely<CoreTables & JobsTables>;

export type JobsTransaction = Transaction<CoreTables & JobsTables>;
