import type { ColumnType, Generated, Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';

/** A section of a profile. The row exists from the first save or skip on. */
export interface CandidateSectionsTable {
  candidate_id: string;
  section: string;
  /** Has the shape of the section in the contract; written as JSON text. */
  document: ColumnType<unknown, string, string>;
  /** 0 while the section was only skipped. */
  version: number;
  updated_at: Generated<Date>;
}

export type CandidateTables = {
  candidate_sections: CandidateSectionsTable;
};

export type CandidateDatabase = Kysely<CoreTables & CandidateTables>;
