import type { Generated } from 'kysely';
import type { ApplicationStage, Mover } from '../contract/application.ts';

/** Applications; a candidate who withdrew may apply again, which is another row. */
export interface JobApplicationsTable {
  /** UUIDv7. */
  id: string;
  job_id: string;
  /** The posting's company, kept equal by the foreign key: an employer's list is read along it. */
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

/** The history of applications; only ever added to. */
export interface JobApplicationMovesTable {
  application_id: string;
  /** 1 for the submission; equals the application's version that the move made. */
  seq: number;
  from_stage: ApplicationStage | null;
  to_stage: ApplicationStage;
  moved_by: Mover;
  /** `null` once that account is gone. */
  actor_id: string | null;
  moved_at: Generated<Date>;
}

/** How far applications came whose candidates are gone. */
export interface JobApplicationTalliesTable {
  job_id: string;
  /** Place in the course of the furthest stage, from 1. */
  furthest: number;
  n: number;
}

/** The tables of applications. */
export type ApplicationTables = {
  job_applications: JobApplicationsTable;
  job_application_moves: JobApplicationMovesTable;
  job_application_tallies: JobApplicationTalliesTable;
};
