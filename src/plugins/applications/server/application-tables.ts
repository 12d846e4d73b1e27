import type { Generated, Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { ApplicationStage, Mover } from '../contract/application.ts';

/** Applications. A candidate who withdrew may apply again, which adds another row. */
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
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** When the employer first moved it. */
  first_response_at: Date | null;
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
};

export type ApplicationsDatabase = Kysely<CoreTables & ApplicationTables>;

export type ApplicationsTransaction = Transaction<CoreTables & ApplicationTables>;
