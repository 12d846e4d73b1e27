import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { JobDetails } from '../contract/job-details.ts';
import type { EndReason, JobStatus, PostingMover } from '../contract/life-cycle.ts';
import type { PostingAction } from '../contract/managing.ts';
import type { PostingFields } from '../contract/posting-input-schemas.ts';
import type { PublishedPostingRow, PublishedTables, SharedColumns } from '../contract/published-postings.ts';
import type { ReportDecision, ReportReason } from '../contract/reports.ts';
import type { TitleLevel } from '../contract/title-level.ts';

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

export interface JobPostingsTable extends SharedColumns {
  /** UUIDv7. */
  id: string;
  created_by: string | null;
  source: 'authored' | 'imported';
  /** The posting's id at its source. */
  external_id: string | null;
  /** Identity of a posting across imports, unique; `null` for one that was never in a spreadsheet. */
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
  /** The number of changes by people. What the server does by itself does not count. */
  version: Generated<number>;
  /** The number of its reference; see `reference.ts`. */
  reference_no: Generated<number>;
  /** `null` before the publication, and for an imported posting until its end or until a member opens it again. */
  expires_at: Generated<Date | null>;
  /** The last day for applications. */
  deadline: Generated<string | null>;
  renewals: Generated<number>;
  renewed_at: Generated<Date | null>;
  /** A draft may have an incomplete address. */
  apply_url: Generated<string | null>;
  language: Generated<string | null>;
  country: Generated<string | null>;
  experience_min: Generated<number | null>;
  experience_max: Generated<number | null>;
  description_html: Generated<string | null>;
  /** Only the fields with a value. */
  details: JSONColumnType<Partial<JobDetails>, string | undefined, string>;
  ended_at: Generated<Date | null>;
  end_reason: Generated<EndReason | null>;
  /** What an administrator wrote when the posting was sent back or removed. */
  review_note: Generated<string | null>;
  /** Whether it was paused because the accounts of all members are suspended. It stays when the posting expires meanwhile. */
  paused_by_system: Generated<boolean>;
  /** The posting from which it was copied. It may have been deleted. */
  copied_from: Generated<string | null>;
  /** The names of the fields that a draft lacks, see `lacksOf()`. Other postings may keep those of an earlier draft. */
  lacks: Generated<string[] | null>;
  /** The import of a spreadsheet that wrote the draft last. */
  import_id: Generated<string | null>;
}

/** The history of postings; append-only. The last event of a posting has its state. */
export interface JobPostingEventsTable {
  /** UUIDv7. */
  id: string;
  job_id: string;
  at: Date;
  /** `null` for the server and for deleted accounts. */
  actor_id: string | null;
  by: PostingMover;
  action: PostingAction;
  /** `null` for a new posting. */
  from_status: JobStatus | null;
  to_status: JobStatus;
  reason: EndReason | null;
  /** What an administrator wrote to the employer. */
  note: string | null;
  /** The changed fields. */
  fields: Generated<string[]>;
}

/** Templates of companies for postings. */
export interface JobPostingTemplatesTable {
  /** UUIDv7. */
  id: string;
  company_id: string;
  name: string;
  fields: JSONColumnType<Partial<PostingFields>, string, string>;
  created_by: string | null;
  created_at: Date;
}

/** Reports on postings. */
export interface JobReportsTable {
  /** UUIDv7. */
  id: string;
  job_id: string;
  /** `null` for visitors and for deleted accounts. */
  reporter_id: string | null;
  /** Whether it was sent without an account. */
  by_visitor: boolean;
  reason: ReportReason;
  /** Empty when nothing was written. */
  detail: string;
  at: Date;
  status: Generated<'open' | ReportDecision>;
  decided_at: Generated<Date | null>;
  /** `null` until it is decided, and for deleted accounts. */
  decided_by: Generated<string | null>;
}

/** What is read in the text of a posting. Readings by earlier rules do not count. */
export interface JobReadingsTable {
  job_id: string;
  /** The number of the rules; 0 until the present text is read. */
  rules: Generated<number>;
  /** The least years of experience in the description. */
  years: Generated<number | null>;
  /** In the title. */
  level: Generated<TitleLevel | null>;
  /** Codes of skills in master data. */
  skills: Generated<string[]>;
}

export type JobsTables = {
  job_categories: JobCategoriesTable;
  job_locations: JobLocationsTable;
  job_postings: JobPostingsTable;
  job_posting_events: JobPostingEventsTable;
  job_posting_templates: JobPostingTemplatesTable;
  job_search: PublishedPostingRow;
  job_texts: PublishedTables['job_texts'];
  job_reports: JobReportsTable;
  job_readings: JobReadingsTable;
};

export type JobsDatabase = Kysely<CoreTables & JobsTables>;

export type JobsTransaction = Transaction<CoreTables & JobsTables>;
