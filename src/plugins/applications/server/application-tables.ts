import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { ApplicationStage, Mover, WithdrawalReason } from '../contract/application.ts';
import type { ApplicationSource } from '../contract/applying/application-input-schemas.ts';
import type { DraftContent } from '../contract/applying/draft-schemas.ts';
import type { Asks } from '../contract/applying/terms.ts';
import type { Question } from '../contract/applying/terms-schemas.ts';

/** Applications. A candidate who withdrew or was not selected may apply again, which adds another row. */
export interface JobApplicationsTable {
  /** UUIDv7. */
  id: string;
  job_id: string;
  /** The posting's company, kept equal by the foreign key. The lists of employers filter by it. */
  company_id: string;
  candidate_id: string;
  /** 1 for the first application of this candidate to this posting. */
  attempt_no: number;
  message: string;
  stage: ApplicationStage;
  /** Position of the furthest stage in the course, from 1. A trigger keeps it. */
  furthest: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** When the employer first moved it, without moves that were undone. */
  first_response_at: Date | null;
  /** The posting and the company as they were named when it was sent. */
  job_title: Generated<string>;
  company_name: Generated<string>;
  /** Until when the employer promised an answer. */
  answer_by: Date | null;
  /** When a member of the company first opened it. */
  opened_at: Date | null;
  /** When the candidate asked for an answer. */
  nudged_at: Date | null;
  /** Whether the employer has not answered since then, without moves that were undone. An application that has ended asks no more. */
  is_asking: Generated<boolean>;
  source: JSONColumnType<ApplicationSource> | null;
  /** Whether what was sent is copied. Applications of earlier versions get their copies later. */
  has_copy: Generated<boolean>;
  withdrawn_for: WithdrawalReason | null;
}

/** What postings ask of those who apply. Postings without a row ask for nothing. */
export interface ApplicationTermsTable {
  job_id: string;
  message: Asks;
  cv: Asks;
  may_apply_again: boolean;
  questions: JSONColumnType<readonly Question[]>;
  version: number;
}

/** Applications that were not sent yet. */
export interface ApplicationDraftsTable {
  /** UUIDv7. The object that uses the files of the draft. */
  id: string;
  job_id: string;
  candidate_id: string;
  content: JSONColumnType<DraftContent>;
  /** The version of the terms when it was saved. */
  terms_version: number;
  version: number;
  updated_at: Date;
}

/** What was sent, by parts. A trigger refuses changes. */
export interface ApplicationCopiesTable {
  application_id: string;
  part: string;
  copy: JSONColumnType<object>;
}

/** The words by which companies find applications. A trigger makes the row of each. */
export interface ApplicationSearchTable {
  application_id: string;
  job_id: string;
  company_id: string;
  /** The number of the rules by which the words were made; 0 for words that are to be made. */
  words_version: number;
}

/** What members of a company note about an application. */
export interface ApplicationNotesTable {
  /** UUIDv7. */
  id: string;
  application_id: string;
  author_id: string | null;
  text: string;
  version: Generated<number>;
  created_at: Date;
  edited_at: Date | null;
}

/** Earlier texts of notes. */
export interface ApplicationNoteVersionsTable {
  note_id: string;
  /** Of the note while it had this text. */
  version: number;
  text: string;
  until: Date;
}

/** The history of applications; append-only. */
export interface JobApplicationMovesTable {
  application_id: string;
  /** 1 for the submission. It equals the application's version after the move. */
  seq: number;
  from_stage: ApplicationStage | null;
  to_stage: ApplicationStage;
  moved_by: Mover;
  /** `null` when the account was deleted. */
  actor_id: string | null;
  moved_at: Generated<Date>;
}

/** How far the applications of deleted candidates came. */
export interface JobApplicationTalliesTable {
  job_id: string;
  /** Position of the furthest stage in the course, from 1. */
  furthest: number;
  n: number;
}

export type ApplicationTables = {
  job_applications: JobApplicationsTable;
  job_application_moves: JobApplicationMovesTable;
  job_application_tallies: JobApplicationTalliesTable;
  application_terms: ApplicationTermsTable;
  application_drafts: ApplicationDraftsTable;
  application_copies: ApplicationCopiesTable;
  application_search: ApplicationSearchTable;
  application_notes: ApplicationNotesTable;
  application_note_versions: ApplicationNoteVersionsTable;
};

export type ApplicationsDatabase = Kysely<CoreTables & ApplicationTables>;

export type ApplicationsTransaction = Transaction<CoreTables & ApplicationTables>;
