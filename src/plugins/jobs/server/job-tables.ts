import type { Generated, JSONColumnType } from 'kysely';
import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { EmploymentType, WorkMode } from '../contract/employment-type.ts';
import type { JobStatus } from '../contract/job.ts';
import type { PayPeriod } from '../contract/salary.ts';

/** Categories: broad ones that come with the product, and those that imports name. */
export interface JobCategoriesTable {
  /** Never leaves the server, and lies in every row of the search index: hence a small number rather than a UUID. */
  id: Generated<number>;
  /** Kebab-case, unique; what addresses and filters use. */
  code: string;
  /** In English. */
  name: string;
  /** In other languages, as administrators gave them. */
  names: JSONColumnType<OtherNames, string | undefined, string>;
  /** Not offered any more; what has it keeps it. */
  is_hidden: Generated<boolean>;
  version: Generated<number>;
}

/** Places that postings name. */
export interface JobLocationsTable {
  id: Generated<number>;
  name: string;
  /** `textKey(name)`, unique. */
  name_key: string;
}

/** What a posting and its narrow copy have in common. */
export interface PostingCard {
  company_id: string;
  /** Copied from the company, kept by the rename listener. */
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

/** Every posting with all it says. */
export interface JobPostingsTable extends PostingCard {
  /** UUIDv7. */
  id: string;
  created_by: string | null;
  source: 'authored' | 'imported';
  /** The posting's id at its source. */
  external_id: string | null;
  /** Identity of an imported posting across imports, unique; `null` for an authored one. */
  import_key: Buffer | null;
  /** Hash of all that a person or file gave: equal hashes mean that nothing changed. */
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

/** The published postings, narrow: all that a list shows and a search compares, nothing else. Kept in the posting's transaction. */
export interface JobSearchTable extends PostingCard {
  job_id: string;
  /** `textKey(title)`. */
  title_key: string;
  /** Upper end of the salary in whole units of its currency a year. */
  salary_year_top: number | null;
  published_at: Date;
  /** Written as text by `searchDocument()`. */
  search: string;
}

/** The tables of job postings. */
export type PostingTables = {
  job_categories: JobCategoriesTable;
  job_locations: JobLocationsTable;
  job_postings: JobPostingsTable;
  job_search: JobSearchTable;
};
